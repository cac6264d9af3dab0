import type { Thing } from '../things/things-and-parts.ts'
import { textOf, wordsBefore, type Given } from './given.ts'
import { amountSlots, type Amount } from './amounts.ts'
import { itemsOf } from './items.ts'
import { swapInWords } from './swap-in-words.ts'

// What a message changes of a recipe: each food by the words before it, and two foods together where one replaces the other.

type Change = 'out' | 'in' | 'put' | 'instead' | 'none'

const REPLACED =
  /\b(?:instead of|stead of|rather than|(?:in|on) place of|where|where it says|not|and not|not with|never|for want of|where (?:\w+ ){1,3}(?:says|has))(?: the| any| my)?$/
const OUT =
  /^(?:remove|take|leave|drop|without|lose|skip|omit|cut|delete|no|ditch|sans|minus|dont|taking|leaving)$/
const IN = /^(?:add|throw|chuck|plus|include|adding)$/
const PUT = /^(?:put|use|using|need|needs|with|do|have|bung|pop|stick|whack)$/
const DENIES = /^(?:shouldnt|mustnt|doesnt|dont|didnt|wont|not|never)$/
export const SWAPS = / (?:swap|swapping|replace|switch|change|sub|substitute|trade|becomes|become) /

/** What the words between a food and the one before it do with it. */
function changeOf(given: Given, thing: Thing, before: Thing | undefined): Change {
  const { tokens } = given.sentence
  const from = before?.end ?? given.part.start
  const words = tokens.slice(from, thing.start).map(({ text }) => text)
  if (REPLACED.test(wordsBefore(given, thing.start, 6))) return 'instead'
  const at = words.findLastIndex((word) => OUT.test(word) || IN.test(word) || PUT.test(word))
  const said = words[at]
  if (said === undefined) return 'none'
  // "It shouldn't have capers".
  if (PUT.test(said) && DENIES.test(words[at - 1] ?? '')) return 'out'
  return IN.test(said) ? 'in' : OUT.test(said) ? 'out' : 'put'
}

/** "Take out", "don't want", "leave out" behind the food: "recipe mapo tofu, don't want sugar, take out". */
const OUT_BEHIND = /^(?: \S+){0,3} (?:out|off|away)(?: |$)/
/** "Sage out", "the olives left out", "mustard, leave it out". */
const LEFT_OUT =
  /^(?: (?:left|taken|cut|be left|be taken|(?:\S+ ){0,3}(?:leave|take|cut) (?:it|them|that)))? out(?: (?!for (?:the|a) \d)|$)/

/** Is a food told again by another thing: behind it, or with its amount? */
function isTold(
  { sentence: { markAt } }: Given,
  {
    other,
    thing,
    name,
    isBehind,
  }: { other: Thing; thing: Thing; name: Thing | undefined; isBehind: boolean },
): boolean {
  const hasAmount = ({ start }: Thing): boolean =>
    [start - 1, start - 2].some((at) => /^(?:number|unit)$/.test(markAt[at]?.kind ?? ''))
  if (other === thing || other === name || other.role === 'recipe' || other.said !== thing.said) return false
  return hasAmount(thing) === hasAmount(other) ? isBehind : hasAmount(other)
}

/** The foods of a part beside the recipe, each once: "it wants sherry, add sherry". */
function foodsOf(given: Given, name: Thing | undefined): readonly Thing[] {
  return given.part.things.filter(
    (thing, at, all) =>
      thing !== name &&
      !all.some((other, place) => isTold(given, { other, thing, name, isBehind: place > at })) &&
      (name === undefined || !(thing.start < name.end && name.start < thing.end)) &&
      given.sentence.markAt[thing.start]?.kind !== 'unit',
  )
}

export type Changes = { swap?: object; remove?: string[]; add?: object[] }

/** What becomes of the foods that are named beside a recipe. */
export function changesOfFoods(given: Given, name: Thing | undefined): Changes {
  const foods = foodsOf(given, name)
  const text = textOf(given)
  const changes = foods.map((food, index) => ({ food, change: changeOf(given, food, foods[index - 1]) }))
  const inChange = (...wanted: Change[]) => changes.filter(({ change }) => wanted.includes(change))
  const [first, second] = foods
  const [replaced] = inChange('instead')
  const [left] = inChange('out')
  const [put] = inChange('put')
  const swap = (from: Thing, to: Thing): Changes => ({ swap: { from: from.said, to: to.said } })
  // "Brandy out, rum in".
  const [goes, comes] = [/^ out\b/, /^ in(?:stead)?$|^ in \S+$/].map((pattern) =>
    foods.findLast((food) => pattern.test(behind(given, food))),
  )
  if (goes && comes && goes !== comes) return swap(goes, comes)
  const isSwapped =
    first &&
    second &&
    / (?:swap|replace|switch|change) (?!in )/.test(text) &&
    /\b(?:for|with|to)(?: the| some)?$/.test(between(given, first, second))
  if (isSwapped) return swap(first, second)
  const isReplacing =
    first &&
    second &&
    /\b(?:replaced|swapped|substituted|changed) (?:with|by|for|to|into)(?: the| some)?$/.test(
      between(given, first, second),
    )
  if (isReplacing) return swap(first, second)
  // "So it's turmeric and no saffron", "no fish sauce, coconut aminos please".
  const [one, next, more] = changes
  const isNoOne = one && next && !more && foods.length === 2
  if (isNoOne && next.change === 'out' && one.change === 'none' && SWAPS.test(text))
    return swap(next.food, one.food)
  if (isNoOne && one.change === 'out' && next.change === 'none' && isRightBehind(given, one.food, next.food))
    return swap(one.food, next.food)
  const byRole = SWAPPED.test(text) ? swapByRole(given, changes) : undefined
  if (byRole) return swap(byRole.from, byRole.to)
  const usual = first && !second && insteadOfUsual(first, text)
  if (first && usual) return { swap: { from: usual, to: first.said } }
  const other = replaced && foods.find((food) => food !== replaced.food)
  if (replaced && other) return swap(replaced.food, other)
  // "Use soured cream for the yoghurt".
  const isUsedFor =
    first &&
    second &&
    /^for(?: the)?$/.test(between(given, first, second)) &&
    (/ (?:use|using|swap in|sub in) /.test(text) || isSortOf(first, second))
  if (isUsedFor) return swap(second, first)
  if (first && second && SWAPS.test(text)) return swap(first, second)
  const amount = first && !second ? amountSet(given, first) : undefined
  if (first && amount !== undefined) return { add: [{ food: first.said, ...amount }] }
  const inWords = first && !second ? swapInWords(given, first) : undefined
  if (inWords) return { swap: inWords }
  if (first && !second && SWAPS.test(text) && left === undefined && !/ add /.test(text))
    return { swap: { from: first.said, to: null } }
  if (left && put && !/ add /.test(text) && !hasAmount(given, put.food)) return swap(left.food, put.food)
  const isOut = ({ food, change }: { food: Thing; change: Change }): boolean =>
    change === 'out' ||
    (change !== 'in' && food.role === 'without') ||
    (change !== 'in' && LEFT_OUT.test(behind(given, food))) ||
    (change === 'none' && OUT_BEHIND.test(behind(given, food)) && / (?:take|leave|cut) /.test(text))
  const removed = changes.filter(isOut).map(({ food }) => food)
  const added = itemsOf({ ...given, part: { ...given.part, things: foods } }).filter(
    ({ thing }) => !removed.includes(thing),
  )
  return {
    ...(removed.length > 0 && { remove: [...new Set(removed.map(({ said }) => said))] }),
    ...(added.length > 0 && { add: added.map((item) => ({ food: item.thing.said, ...amountSlots(item) })) }),
  }
}

/** "No lard, butter please": does nothing but a stop stand between two foods? */
const isRightBehind = ({ sentence: { tokens } }: Given, one: Thing, other: Thing): boolean =>
  one.end === other.start && (tokens[one.end - 1]?.stop ?? '') !== ''

/** Is an amount told of a food? */
const hasAmount = (given: Given, food: Thing): boolean =>
  itemsOf({ ...given, part: { ...given.part, things: [food] } })[0]?.quantity !== undefined

/** Words of a message in which one food takes the place of another. */
const SWAPPED =
  / (?:swap\w*|replace|switch|change|sub|substitute|trade|becomes?|instead|stead|place|where|rather|not|no|nae|without|out|ditch|for|use|using|put) /

/** What replaces what by the roles of the words, where each is told of one food and no word before it says otherwise. */
function swapByRole(
  given: Given,
  changes: readonly { food: Thing; change: Change }[],
): { from: Thing; to: Thing } | undefined {
  const [from, more] = changes.filter(({ food }) => food.role === 'from')
  const [to, others] = changes.filter(({ food }) => food.role === 'to')
  if (from === undefined || to === undefined || more !== undefined || others !== undefined) return undefined
  const [one, other] = [from.food, to.food].toSorted((a, b) => a.start - b.start)
  const isList = one !== undefined && other !== undefined && /^(?:and|or|)$/.test(between(given, one, other))
  const isOther =
    isList || from.change === 'in' || to.change === 'out' || (from.change === 'put' && to.change === 'put')
  return isOther ? undefined : { from: from.food, to: to.food }
}

/** "Coconut yoghurt for the yoghurt": another sort of the same. */
const isSortOf = (sort: Thing, of: Thing): boolean =>
  sort.words.length > 1 && of.words.length === 1 && sort.words.at(-1) === of.words.at(-1)

/** "It's 10 eggs now, change the recipe": the amount of a food, where the recipe is what is changed. */
function amountSet(given: Given, food: Thing): Amount | undefined {
  if (
    !/ (?:change|update|alter|edit|adjust)(?: the| my| that| this| it)?(?: in| on)?(?: the| my)?(?: recipe| in there)? $/.test(
      textOf(given),
    )
  )
    return undefined
  const [item] = itemsOf({ ...given, part: { ...given.part, things: [food] } })
  return item?.quantity === undefined ? undefined : amountSlots(item)
}

/** "Oat milk instead of the normal stuff": what the usual sort of the food is called. */
function insteadOfUsual({ said }: Thing, text: string): string | undefined {
  const [noun, sort] = said.split(' ').toReversed()
  return sort !== undefined && INSTEAD_OF_USUAL.test(text) ? noun : undefined
}
const INSTEAD_OF_USUAL =
  / (?:instead of|rather than|in place of|not)(?: the)? (?:normal|usual|regular|ordinary|standard|plain)(?: one| ones| stuff| kind| sort)? (?=$|in |for |please |now )/

const between = ({ sentence: { tokens } }: Given, { end }: Thing, { start }: Thing): string =>
  tokens
    .slice(end, start)
    .map(({ text }) => text)
    .join(' ')

const behind = ({ sentence, part }: Given, { end }: Thing): string =>
  sentence.tokens
    .slice(end, part.end)
    .map(({ text }) => ` ${text}`)
    .join('')
