/** When the modules behind this one start to be evaluated. */
export const begin: number = performance.now();
