/** Cuts a text into pieces of one word with the space behind it; together they are the text. */
export function splitWords(text: string): string[] {
  return text.match(/\S+\s?|\s+/g) ?? []
}
