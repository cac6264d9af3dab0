// Question words, conjunctions, and words that apply to all food.
const SILENT = new Set(
  `a an the and or of in on with without for from to at by as into over some something anything any like is are be it its i me my we
  us our you your can could what which that this these those do does make made cook cooked give show find want need have has get
  good nice idea ideas recipe recipes dish dishes meal meals food foods eat eating please tonight today very really not no`.split(
    /\s+/,
  ),
)

/** The meaningful words of a text, normalised as in the table: lower case, without accents, apostrophes and signs. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/['’]s?\b/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => /[a-z]/.test(word) && !SILENT.has(word))
}
