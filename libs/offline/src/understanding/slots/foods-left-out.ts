import type { Thing } from '../things/things-and-parts.ts'
import type { Row } from '../things/situation.ts'
import { nameOf, textOf, wordsBefore, type Given } from './given.ts'

// What a recipe that is looked for or made up is to be made with, and what is to stay out of it.

/** Words right before what is to stay out: "no", "leave out the", "anything but". */
const WITHOUT =
  /\b(?:no|nae|isnt|arent|without|minus|not|zero|except|hold the|lose the|leave the|free of|nor|leave out|leaving out|skip the|avoid|avoiding|allergic to|allergy to|hates?|anything but|(?:nothing|none|not) with)(?: \w+)?$/
/** Words right before what somebody does not eat: "can't have any", "doesn't eat". A pie that somebody can't have is another matter. */
const NOT_EATEN =
  /\b(?:cant|cannot|cannae|can not|couldnt|wont|will not|doesnt|does not|dont|do not|didnt|mustnt|must not|never) (?:have|eat|eats|stand|do|take|touch|like|want|contain|include|use)(?: (?:any|much|raw))?$/
/** Words right before what is wanted, whatever is left out beside it. */
const WANTED =
  /(?<!\b(?:nothing|none|not) )\b(?:with|using|use up|from|for)(?: (?:the|my|our|some|these|those|all the))?$/
/** Words behind a food that stays out: "onion no", "nuts are banned", "eggs should not be in it". */
const OUT_BEHIND =
  /^(?:(?:no|not|out)$|(?:is|are) (?:out|banned|off|forbidden|not allowed)|(?:should|must|may|can) not be)/

const behind = ({ sentence: { tokens }, part }: Given, end: number): string =>
  tokens
    .slice(end, Math.min(end + 3, part.end))
    .map(({ text }) => text)
    .join(' ')

/** "Dairy not, egg not": what is said behind a food, up to the next stop. */
function saidBehind(given: Given, end: number): string {
  const { tokens } = given.sentence
  const stop = tokens.findIndex((token, at) => at >= end && token.stop !== '')
  const until = stop < 0 ? given.part.end : Math.min(stop + 1, given.part.end)
  return tokens[end - 1]?.stop === '' ? behind({ ...given, part: { ...given.part, end: until } }, end) : ''
}

/** Things that are left out: behind "no", "without" or "can't have", before "free" or "not". */
export function isWithout(given: Given, { start, end, role }: Thing): boolean {
  // "A soy free dressing".
  if (given.sentence.tokens[end]?.text === 'free') return true
  const before = wordsBefore(given, start, 4)
  if (WITHOUT.test(before) || NOT_EATEN.test(before) || OUT_BEHIND.test(saidBehind(given, end))) return true
  // "Gluten free muffins" are wanted.
  return role === 'without' && !WANTED.test(before) && !before.endsWith(' free')
}

/** "An almond free tart" is without almond. */
const withoutFree = (name: string): string => name.split(' free ')[0] ?? name

/** Is a thing one more of those that are left out: "without beef or pork", "no nuts in it, nor sesame"? */
function goesOnWithout({ sentence: { tokens } }: Given, before: Thing, { start }: Thing): boolean {
  const between = tokens
    .slice(before.end, start)
    .map(({ text }) => text)
    .join(' ')
  return /^(?:in it |in them |either )?(?:or|nor)(?: any| the)?$/.test(between)
}

/** The foods that a part names, and those that are to stay out. */
export function foodsOf(given: Given): { foods?: string[]; without?: string[] } {
  const { things } = given.part
  const without: Thing[] = []
  for (const [index, thing] of things.entries()) {
    const before = things[index - 1]
    const isMore = before !== undefined && without.includes(before) && goesOnWithout(given, before, thing)
    if (isMore || isWithout(given, thing)) without.push(thing)
  }
  const foods = things.filter((thing) => !without.includes(thing))
  const allergies = allergiesMeant(given)
  const meat = / (?:no|without|without any|not any) meat | meatless /.test(textOf(given)) ? ['meat'] : []
  const left = [...new Set([...meat, ...without.map((thing) => withoutFree(nameOf(thing))), ...allergies])]
  return {
    ...(foods.length > 0 && { foods: foods.map((thing) => nameOf(thing)) }),
    ...(left.length > 0 && { without: left }),
  }
}

/** Words that point at what somebody must not eat without naming it. */
const OF_ALLERGY =
  / (?:(?:my|her|his|their|our) allerg(?:y|ies)|nothing (?:that )?(?:im|shes|hes|theyre|were) allergic to|(?:stuff|things|anything|what) (?:that )?(?:i react|im allergic|shes allergic|hes allergic) to|(?:what|thing|things|stuff) (?:s?he|they|i|we) (?:cant|cannot|can not|may not|mustnt|must not) (?:eat|have)) /

/** "Safe for my allergy", "nothing she's allergic to": what is kept of the one who is meant, or the only allergy that is kept. */
function allergiesMeant(given: Given): string[] {
  const text = textOf(given)
  if (!OF_ALLERGY.test(text)) return []
  const kept = given.situation.state.preferences.filter(
    (row): row is Row => typeof row !== 'string' && row['kind'] === 'allergy',
  )
  const whose = ({ who }: Row): string => (typeof who === 'string' ? who.toLowerCase() : '')
  const ofNamed = kept.filter((row) => whose(row) !== '' && text.includes(` ${whose(row)} `))
  const isOwn = / (?:my allerg(?:y|ies)|i react|im allergic) /.test(text)
  const meant =
    ofNamed.length > 0
      ? ofNamed
      : kept.length === 1
        ? kept
        : isOwn
          ? kept.filter((row) => whose(row) === '')
          : []
  return meant.map(({ value }) => String(value))
}

/** "A soy free marinade": what no diet says is left out by name, though it stands in the name of the dish. */
export function withFreeOf(
  given: Given,
  without: string[] | undefined,
  diet: string | undefined,
): string[] | undefined {
  const free = [...textOf(given).matchAll(/ ([a-z]+)(?= free )/g)].map(([, food = '']) => food)
  const ofDiet = free.filter((food) => diet?.includes(`${food} free`) === true)
  const told = (without ?? []).filter((food) => !ofDiet.some((one) => food === one || food === `${one} free`))
  const more = free.filter(
    (food) =>
      !ofDiet.includes(food) &&
      !NO_FOOD.test(food) &&
      !told.some((one) => one === food || one === `${food}s` || `${one}s` === food),
  )
  const all = [...told, ...more]
  return all.length === 0 ? undefined : all
}
const NO_FOOD = /^(?:is|are|for|am|its|im|was|were|fuss|guilt|stress|be|and|meat)$/
