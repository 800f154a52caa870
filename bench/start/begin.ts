/** When the modules behind this one start to be evaluated; all are loaded. */
export const begin: number = performance.now();
