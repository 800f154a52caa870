/** When the first module is evaluated; all are loaded. */
export const start: number = performance.now();
