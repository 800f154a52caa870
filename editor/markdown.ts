/** Plain text that Markdown shows as it is. */
export function escapeText(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>#|]/g, "\\$&");
}

/** Text between backticks. */
export function code(text: string): string {
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** A block of code in a language that editors color. */
export function codeBlock(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

/** A quotation of one or more lines of plain text. */
export function quotation(text: string): string {
  return text.split("\n").map((line) => `> ${escapeText(line)}`.trimEnd())
    .join("\n");
}

/** Joins paragraphs, skipping missing ones. */
export function joinParagraphs(
  paragraphs: readonly (string | undefined)[],
): string {
  return paragraphs.filter((each) => each !== undefined && each !== "")
    .join("\n\n");
}

/** A value as JSON on as few lines as are still easy to read. */
export function shortJson(value: unknown): string {
  const line = JSON.stringify(value);
  return line.length <= 72 ? line : JSON.stringify(value, null, 2);
}
