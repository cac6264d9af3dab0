/** Words that say nothing of the language they stand in: units, and what several languages say. */
const shared = new Set(
  'g kg mg ml cl dl l oz lb kcal x ok okay okey k no si y n hm hmm mhm aha oh ah stop'.split(' '),
)

/** Whether a message has no language of its own: "2", "ok", "500 g". */
export function hasNoLanguage(message: string): boolean {
  const words = message.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.every((word) => shared.has(word))
}
