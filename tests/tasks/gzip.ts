/** The number of bytes of a text as a server sends it. */
export async function gzippedSize(text: string): Promise<number> {
  const packed = new Blob([text]).stream()
    .pipeThrough(new CompressionStream("gzip"));
  return (await new Response(packed).bytes()).length;
}
