/** A card of our own: its name, its rules text, and its variables if any. */
export type CardRow = readonly [name: string, text: string, variables?: string];
