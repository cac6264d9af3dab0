import { plainWord, singulars } from './plain-words.ts'

// A name as somebody says it, and as it is kept: brands as they are written, the sort before the food, in singular what has a plural of its own.

const BRANDS =
  "domino's, mcdonald's, ben & jerry's, kellogg's, nando's, lay's, reese's, hershey's, papa john's, campbell's, cadbury's, wendy's, hellmann's, m&m's, fox's, mccain's, ella's kitchen, trader joe's, bird's eye, uncle ben's, jacob's, tunnock's, walker's, lea & perrins, amy's, annie's, dave's, arby's, denny's, wagamama's, bassett's, maynard's, carr's, jack daniel's, patak's, hartley's, bonne maman"
const byLetters = new Map(BRANDS.split(', ').map((brand) => [lettersOf(brand), brand] as const))
const LONGEST_BRAND = 3

/** A brand by its letters and digits alone: how people type it. */
function lettersOf(words: string): string {
  return words.replace(/ (?:and|n) /g, '').replace(/[^a-z0-9]/g, '')
}

/** How a food is made or what sort it is: behind its food these stand before it in a name. */
const SORTS = new Set(
  'fried steamed boiled roasted grilled smoked dried frozen fresh brown red green minced chopped tinned raw cooked pickled'.split(
    ' ',
  ),
)
const NAMED_SO = new Set(['hash brown', 'stir fried'])

/** Foods that are one word and often written as two. */
const ONE_WORD = new Set(
  'chick pea,blue berry,straw berry,rasp berry,black berry,cran berry,goose berry,butter milk,water melon,pop corn,pea nut,egg plant,sour dough,meat ball,cup cake,pan cake,oat meal,ginger bread,sweet corn'.split(
    ',',
  ),
)

/** "Chick peas" is a chickpea. */
function asOneWord(words: readonly string[]): readonly string[] {
  const [first = '', second = ''] = [words.at(-2), plainWord(words.at(-1) ?? '')]
  return ONE_WORD.has(`${first} ${second}`) ? [...words.slice(0, -2), first + second] : words
}

/** A name as it is kept, from the words as they were said. */
export function nameSaid(words: readonly string[]): string {
  const branded = asOneWord(withBrand(words))
  const ordered = sortFirst(branded)
  const last = ordered.at(-1) ?? ''
  return [...ordered.slice(0, -1), singulars.get(last) ?? last].join(' ')
}

function withBrand(words: readonly string[]): readonly string[] {
  for (let start = 0; start < words.length; start += 1)
    for (let end = Math.min(words.length, start + LONGEST_BRAND); end > start; end -= 1) {
      const brand = byLetters.get(lettersOf(words.slice(start, end).join(' ')))
      if (brand !== undefined) return [...words.slice(0, start), ...brand.split(' '), ...words.slice(end)]
    }
  return words
}

function sortFirst(words: readonly string[]): readonly string[] {
  const [food, sort, more] = words
  const isTurned =
    food !== undefined &&
    sort !== undefined &&
    more === undefined &&
    SORTS.has(sort) &&
    !SORTS.has(food) &&
    !NAMED_SO.has(`${food} ${sort}`)
  return isTurned ? [sort, food] : words
}
