/** "facedown and exerted" */
export function lying(
  { facedown, exerted }: {
    readonly facedown?: boolean;
    readonly exerted?: boolean;
  },
): string | undefined {
  return facedown && exerted
    ? "facedown and exerted"
    : facedown
    ? "facedown"
    : exerted
    ? "exerted"
    : undefined;
}
