/** Joins words as people list them: "eggs", "eggs and milk", "eggs, milk and rice"; `last` is the word before the last. */
export function joinWords(words: readonly string[], last = 'and'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}
