/** Splits a text into words, each with the space behind it; joined, they give the text again. */
export function splitWords(text: string): string[] {
  return text.match(/\S+\s?|\s+/g) ?? []
}
