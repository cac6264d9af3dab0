/** The letters that some people write as two, each way. */
const twoLetters: readonly (readonly [letter: string, letters: string])[] = [
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ß', 'ss'],
  ['œ', 'oe'],
]

/** A word as people type it: as it is, and with "ue" for "ü", "ss" for "ß" and "oe" for "œ". */
export function spellingsOf(word: string): string[] {
  const lower = word.toLowerCase()
  const spelled = twoLetters.reduce<string[]>(
    (all, [letter, letters]) => all.flatMap((one) => [one, one.replaceAll(letter, letters)]),
    [lower],
  )
  return [...new Set(spelled)]
}
