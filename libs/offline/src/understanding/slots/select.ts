import { plainWordsOf } from '../words/plain-words.ts'
import { act, textOf, type Filler, type Given } from './given.ts'

const ORDER: readonly RegExp[] = [
  / (?:first|1st|1|top|former|earlier) /,
  / (?:second|2nd|2|two) /,
  / (?:third|3rd|3|three) /,
  / (?:fourth|4th|4|four) /,
]

/** Chooses one of the options of a question. */
export const select: Filler = (given) => [act('select', { option: optionIn(given) })]

/** The option that shares the most words with the message, or the one whose place in the row is said. */
export function optionIn(given: Given): unknown {
  const options = (given.situation.open?.options ?? []).map((option) =>
    typeof option === 'string' ? option : nameOfOption(option),
  )
  const text = textOf(given)
  if (/ former /.test(text)) return options[0]
  const sized = options.filter((option) => isOfSize(text, option))
  if (sized.length === 1) return sized[0]
  const compared = bySize(text, options)
  if (compared !== undefined) return compared
  const { said, denied } = saidAndDenied(given)
  const scored = options
    .map((option) => ({ option, shared: sharedWith(option, said) - sharedWith(option, denied) }))
    .toSorted((one, other) => other.shared - one.shared)
  const isClear = (scored[0]?.shared ?? 0) > (scored[1]?.shared ?? 0)
  if (isClear && denied.size > 0) return scored[0]?.option
  // "The plain, he can't have the other" means the plain one, "not the plain" and "the plain is off, the other one" do not.
  const isTurned =
    / (?:not|other) /.test(text) && !/ (?:have|eat|stand|like|hates?|want) the other /.test(text)
  if (isClear && !isTurned) return scored[0]?.option
  if (isClear && options.length === 2) return scored[1]?.option
  const place = ORDER.findIndex((pattern) => pattern.test(textOf(given)))
  if (place >= 0 && place < options.length) return options[place]
  if (/ (?:last|bottom|latter|later) /.test(textOf(given))) return options.at(-1)
  if (/ middle /.test(textOf(given)) && options.length === 3) return options[1]
  if (/^ (?:(?:number|option|no) )?one(?: please| thanks| pls)? $/.test(textOf(given))) return options[0] ?? 1
  if (place >= 0) return place + 1
  return given.part.things[0]?.said ?? textOf(given).trim()
}

const sharedWith = (option: string, words: ReadonlySet<string>): number =>
  plainWordsOf(option).filter((word) => words.has(word)).length

/** The words of a part, and those that are denied: "the smooth, not the crunchy", "anything but tacos". */
function saidAndDenied({ sentence: { tokens, words }, part }: Given): {
  said: ReadonlySet<string>
  denied: ReadonlySet<string>
} {
  const [said, denied] = [new Set<string>(), new Set<string>()]
  let isDenied = false
  for (let at = part.start; at < part.end; at += 1) {
    if (
      /^(?:not|arent|isnt|aint|non)$/.test(tokens[at]?.text ?? '') ||
      (tokens[at]?.text === 'but' && tokens[at - 1]?.text === 'anything')
    )
      isDenied = true
    ;(isDenied ? denied : said).add(words[at] ?? '')
    if (tokens[at]?.stop !== '') isDenied = false
  }
  return { said, denied: denied.size > 1 ? denied : new Set() }
}

const MEASURED = /\b(\d{1,5}(?:[.,]\d{1,3})?) ?(kg|g|ml|l|cl)\b/i
const IN_SMALL: Readonly<Record<string, number>> = { kg: 1_000, l: 1_000, cl: 10, g: 1, ml: 1 }

/** The bigger or smaller of options that tell their size: "500 g pack" and "1 kg pack". */
function bySize(text: string, options: readonly string[]): string | undefined {
  const [isBig, isSmall] = SIZES.map(([said]) => said.test(text))
  if (isBig === isSmall) return undefined
  const sized = options.flatMap((option) => {
    const [, number = '', unit = ''] = MEASURED.exec(option) ?? []
    const size = Number(number.replace(',', '.')) * (IN_SMALL[unit.toLowerCase()] ?? 0)
    return size > 0 ? [{ option, size }] : []
  })
  if (sized.length < options.length) return undefined
  const [least, most] = [sized.toSorted((one, other) => one.size - other.size)].flatMap((all) => [
    all[0],
    all.at(-1),
  ])
  return (isBig === true ? most : least)?.option
}

const SIZES: readonly (readonly [RegExp, RegExp])[] = [
  [/ (?:bigger|biggest|larger|largest|large|big) /, /\b(?:big|large|full|whole|double)\b/i],
  [/ (?:smaller|smallest|small|little|littler) /, /\b(?:small|little|mini|half)\b/i],
]
/** Is an option the one of the size that is said: "the bigger one"? */
const isOfSize = (text: string, option: string): boolean =>
  SIZES.some(([said, named]) => said.test(text) && named.test(option))

function nameOfOption(option: unknown): string {
  if (typeof option !== 'object' || option === null) return String(option)
  const row = option as Record<string, unknown>
  return String(row['food'] ?? row['name'] ?? row['title'] ?? row['label'] ?? '')
}
