/** Words that a name may have or lack without being another name. */
const SMALL_WORDS = new Set(['a', 'an', 'the', 'of', 'my', 'some', 'our'])

/** Plurals that are not made by the common rules, and their singulars. */
export const singulars: ReadonlyMap<string, string> = new Map([
  ...'cookie pie brownie smoothie toastie veggie hoagie sweetie bikkie biccie tattie roastie sarnie slushie smartie'
    .split(' ')
    .map((word) => [`${word}s`, word] as const),
  ...'zucchini panini blini martini crostini chilli chili roti chapati broccoli biryani idli salami pastrami nigiri onigiri ravioli cannoli porcini kiwi pierogi bhaji puri thali jalebi gnocchi nacci satay semi bellini mini'
    .split(' ')
    .map((word) => [`${word}s`, word] as const),
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['halves', 'half'],
  ['knives', 'knife'],
  ['calves', 'calf'],
])

/** A word as names are compared: singular, without accents, British spelling of a few. */
export function plainWord(word: string): string {
  const text = word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace('yoghurt', 'yogurt')
  const single = singulars.get(text)
  if (single !== undefined) return single
  if (text.length < 4 || /(?:ss|us|is)$/.test(text)) return text
  if (text.endsWith('ies')) return `${text.slice(0, -3)}y`
  if (/(?:oes|ches|shes|xes|sses)$/.test(text)) return text.slice(0, -2)
  return text.endsWith('s') ? text.slice(0, -1) : text
}

/** The words of a name as names are compared. */
export function plainWordsOf(name: string): string[] {
  return (
    name
      .normalize('NFKD')
      .replace(/[\u0300-\u036f'’]/g, '')
      .match(/[\p{L}\d.%]+/gu) ?? []
  )
    .filter((word) => !SMALL_WORDS.has(word.toLowerCase()))
    .map(plainWord)
}
