/** When the modules before this one have been evaluated. */
export const end: number = performance.now();
