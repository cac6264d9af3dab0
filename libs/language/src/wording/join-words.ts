/** Joins words as people list them: "eggs", "eggs and milk", "eggs, milk and rice". */
export function joinWords(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
