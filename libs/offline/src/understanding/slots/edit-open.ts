import { plainWordsOf } from '../words/plain-words.ts'
import { thingsOfAct } from '../things/own-things.ts'
import type { Mark, MarkKind } from '../words/marks.ts'
import type { Thing } from '../things/things-and-parts.ts'
import { units } from '../words/word-marks.ts'
import { act, marksIn, nameOf, textOf, wordsBefore, wordsBehind, type Filler, type Given } from './given.ts'
import { amountSlots } from './amounts.ts'
import { itemsOf, withHalf } from './items.ts'
import { mealOfWords } from './meal-of-day.ts'
import { isReason } from './move-meal.ts'
import { whoOf } from './person-named.ts'
import { servingsOf } from './servings.ts'

type Change = Record<string, unknown>

/** What a message changes of what waits: only the slots that it names. */
export const editOpen: Filler = (given) => {
  const foods = changeOfFoods(given)
  // What is added has its amount with it, and what is left out needs none.
  const { quantity, unit, ...rest } = changeOfRest(given)
  const amount = { ...(quantity !== undefined && { quantity }), ...(unit !== undefined && { unit }) }
  const change = { ...foods, ...rest, ...('add' in foods || 'remove' in foods ? {} : amount) }
  // What changes nothing was not understood, and is asked for.
  return [act('edit_open', { change: Object.keys(change).length === 0 ? null : change })]
}

const openTool = ({ situation }: Given): string => situation.open?.acts[0]?.tool ?? ''

/** Is a place of a message denied by what stands before it: "not the rice", "without rice", "no, rice" is not? */
function isDenied(given: Given, start: number, end: number = start + 1): boolean {
  const { tokens } = given.sentence
  const before = wordsBefore(given, start, 3)
  if (/\bno no$/.test(before)) return false
  if (tokens[start - 1]?.stop !== '' && start > 0) return false
  // "No, 12 apples" counts them.
  if (given.sentence.markAt[start - 1]?.kind === 'number' && /\bno \S+$/.test(before)) return false
  // "Take the celery out of it".
  const isTakenOut =
    /\b(?:take|leave|pull|get)(?: \w+){0,2}$/.test(before) && /^(?:out|off)$/.test(tokens[end]?.text ?? '')
  if (isTakenOut || isDeniedBehind(wordsBehind(given, end, 5))) return true
  return /\b(?:not|wasnt|werent|isnt|nae|instead of|rather than|without|no|minus|leave out|leave off|take out|take off|dont put|drop|remove|skip|except|(?:everything|all) (?:but|bar)|lose|never|forgo|no to|good on|good for|fine for)(?: the| my| any| from)?(?: \w+)?$/.test(
    given.sentence.tokens[start - 2]?.stop === '' ? wordsBefore(given, start, 4) : before,
  )
}

/** "Cucumber is a no", "nuts should not be inside": words behind a food that refuse it. */
const isDeniedBehind = (words: string): boolean =>
  /^(?:is |are |s )?(?:a no\b|(?:should not|shouldnt|must not|mustnt|may not|cant) be (?:in|inside)\b)/.test(
    words,
  )

const isMarkDenied = (given: Given, start: number): boolean =>
  (given.sentence.tokens[start - 1]?.stop ?? '') === '' &&
  /\b(?:not|instead of|rather than|no|skip|except|never|remove|leave out|without|minus|drop|cut|bar)(?: the| on| for| at)?$/.test(
    wordsBefore(given, start, 3),
  ) &&
  !/\bno no(?: the| on| for| at)?$/.test(wordsBefore(given, start, 3))

const valueOf = (mark: Mark | undefined): string | undefined => mark && String(mark.value)

/** The mark of a sort that is wanted: not the one that is denied. */
function wanted(given: Given, kind: MarkKind): { said?: string; denied?: string } {
  const marks = marksIn(given, kind)
  const isMade = ({ start }: Mark): boolean =>
    /\b(?:make|change|move|have) (?:it|that|this)(?: to| on| for)?(?: the)?$/.test(
      wordsBefore(given, start, 4),
    )
  // "Do that thursday, wednesday I'm out".
  const isOfReason = (start: number): boolean => kind === 'day' && marks.length > 1 && isReason(given, start)
  const [said, denied] = [
    marks.find((mark) => kind === 'day' && isMade(mark)) ??
      marks.findLast(({ start }) => !isMarkDenied(given, start) && !isOfReason(start)) ??
      marks.findLast(({ start }) => !isMarkDenied(given, start)),
    marks.find(({ start }) => isMarkDenied(given, start)),
  ]
  return {
    ...(said !== undefined && { said: String(said.value) }),
    ...(denied !== undefined && { denied: String(denied.value) }),
  }
}

/** Foods that are added, left out or put in the place of others. */
function changeOfFoods(given: Given): Change {
  const tool = openTool(given)
  const things = given.part.things.filter(
    ({ start, said }) => given.sentence.markAt[start]?.kind !== 'unit' && !units.has(said),
  )
  const waiting = (given.situation.open?.acts ?? []).flatMap(thingsOfAct)
  const isWaiting = ({ words }: Thing): boolean =>
    waiting.some((name) => words.every((word) => plainWordsOf(name).includes(word)))
  // "No, the apple cake" wants what does not wait yet.
  const isLeft = (thing: Thing): boolean =>
    isDenied(given, thing.start, thing.end) &&
    (isWaiting(thing) || /create|generate|search/.test(tool) || !/^ no /.test(textOf(given)))
  const [denied, said] = [things.filter(isLeft), things.filter((thing) => !isLeft(thing))]
  const named = said.filter((thing) => !isWaiting(thing))
  const slot = /plan_meals/.test(tool) ? 'title' : /recipe/.test(tool) ? 'name' : 'food'
  const [first] = named
  const [from, to] = things
  if (
    from &&
    to &&
    things.length === 2 &&
    waiting.length > 1 &&
    (/ (?:swap|replace|change|instead of) /.test(textOf(given)) ||
      (/ (?:wasnt|werent|isnt|nae) /.test(textOf(given)) && isOneForOther(denied, named, isWaiting)))
  )
    return { swap: denied[0] ? { from: denied[0].said, to: first?.said } : { from: from.said, to: to.said } }
  if (first && isAdding(given) && denied.length === 0) return addedTo(given, named)
  if (first && tool === 'propose_food_log' && / add /.test(textOf(given)) && denied.every(isWaiting))
    return { remove: denied.map((thing) => nameOf(thing, 'open')), add: named.map((thing) => thing.said) }
  if (first && /create|generate|search/.test(tool))
    return denied.length > 0 ? { without: denied.map(({ said: name }) => name) } : {}
  const [title] = waiting
  const [left] = denied.length > 0 ? denied : said.filter(isWaiting)
  if (first && slot === 'title' && title !== undefined && left !== undefined && title.includes(left.said))
    return { title: title.replace(left.said, first.said) }
  if (first) return { [slot]: wholeName(first.said, waiting) }
  const gone = denied.length > 0 ? denied : restOf(given, said)
  if (gone.length === 0) return {}
  const isMade = /create_recipe|generate_plan|search/.test(tool)
  const isInside = /create_recipe/.test(tool) && gone.every(isWaiting)
  return isMade && !isInside
    ? { without: gone.map(({ said: name }) => name) }
    : { remove: removedFrom(tool, [...new Set(gone.map((thing) => nameOf(thing, 'open')))]) }
}

/** One food of a meal or of what is to be bought is told by its name alone. */
const removedFrom = (tool: string, names: readonly string[]): string | readonly string[] | undefined =>
  names.length === 1 && /^(?:propose_food_log|add_)/.test(tool) ? names[0] : names

/** "It wasn't peas, it was beans": one that waits is denied, and one that does not is named. */
const isOneForOther = (
  denied: readonly Thing[],
  named: readonly Thing[],
  isWaiting: (thing: Thing) => boolean,
): boolean => denied.length === 1 && named.length === 1 && denied.every(isWaiting)

/** "Only the milk" leaves out everything else that waits. */
function restOf(given: Given, said: readonly Thing[]): Thing[] {
  if (!/ (?:only|just) the /.test(textOf(given)) || said.length === 0) return []
  const kept = new Set(said.map((thing) => nameOf(thing, 'open')))
  const waiting = given.sentence.own.filter(({ home, name }) => home === 'open' && !kept.has(name))
  return waiting.map((own) => ({ start: 0, end: 0, words: own.words, said: own.name, own: [own] }))
}

const isAdding = (given: Given): boolean =>
  / (?:also|plus|too|as well|add|dont forget|forgot|with it|alongside) /.test(textOf(given)) ||
  /^ (?:and|with) /.test(textOf(given))

function addedTo(given: Given, named: readonly Thing[]): Change {
  const items = itemsOf({ ...given, part: { ...given.part, things: named } }).map((item) => ({
    food: item.thing.said,
    ...amountSlots(item),
  }))
  return { add: items.length === 1 && items[0]?.unit === undefined ? items[0] : items }
}

/** Words that only say what sort of a food is meant: "make that oat" of milk. */
export const SORT =
  /^(?:oat|soy|soya|almond|coconut|rice|skimmed|semi skimmed|tinned|frozen|fresh|dried|plain|steel cut|greek|whole|wholemeal|brown|white|red|green|blue|dairy free|gluten free|vegan|smoked|unsalted|salted|bbq|dark|light|low fat)$/

/** A sort of the food that waits with its name: "oat" of milk is oat milk. */
function wholeName(said: string, waiting: readonly string[]): string {
  const head = waiting[0]?.split(' ').at(-1)
  return SORT.test(said) && head !== undefined && waiting.length === 1 ? `${said} ${head}` : said
}

/** Days, meals, places, amounts and people. */
function changeOfRest(given: Given): Change {
  const tool = openTool(given)
  const [day, meal, place] = [wanted(given, 'day'), wanted(given, 'meal'), wanted(given, 'place')]
  const isPlan = /generate_plan|plan_meals/.test(tool)
  const without = isPlan && day.denied !== undefined && day.said === undefined
  const isStart = tool === 'generate_plan' && / (?:from|starting|start) /.test(textOf(given))
  const daySlot = /^(?:add_item|bought|correct_item)$/.test(tool) ? 'expires' : isStart ? 'from' : 'day'
  const who = tool === 'remember_preference' ? whoOf(given) : undefined
  const kind = tool === 'update_user_goal' ? / (limit|goal) /.exec(textOf(given))?.[1] : undefined
  const mealSaid =
    meal.said ?? (tool.includes('log') && meal.denied !== undefined ? mealOfWords(textOf(given)) : undefined)
  return {
    ...(without && { without_days: [day.denied] }),
    ...(day.said !== undefined && { [daySlot]: day.said }),
    ...(mealSaid !== undefined && mealSaid !== meal.denied && { meal: mealSaid }),
    ...placeSaid(given, place.said),
    ...(who !== undefined && { who }),
    ...(kind !== undefined && { kind }),
    ...(without ? {} : changeOfAmount(given)),
  }
}

/** The place that is said; what is frozen stands in the freezer. */
function placeSaid(given: Given, said: string | undefined): Change {
  const isFrozen = / frozen /.test(textOf(given)) && /^(?:add_item|bought)$/.test(openTool(given))
  const location = said ?? (isFrozen ? 'freezer' : undefined)
  return location === undefined ? {} : { location }
}

const TIME =
  / (?:at )?((?:half |quarter (?:past|to) )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: ?(?:am|pm|oclock))?) $/

function changeOfAmount(given: Given): Change {
  const tool = openTool(given)
  const text = textOf(given)
  if (tool === 'add_task') {
    const time = TIME.exec(
      text.replaceAll(/ (?:not|instead of|rather than)(?: at)? \S+(?: ?(?:am|pm))?(?= )/g, ''),
    )?.[1]
    return time === undefined ? {} : { time }
  }
  const numbers = marksIn(given, 'number').filter(
    ({ start, end }) =>
      !/\b(?:not|than|of|instead of)$/.test(wordsBefore(given, start, 2)) &&
      !/^(?:am|pm|oclock)$/.test(given.sentence.tokens[end]?.text ?? '') &&
      // "Under 700 calories" of a plan counts no people.
      !(/recipe|plan/.test(tool) && given.sentence.markAt[end]?.kind === 'nutrient') &&
      // "That one" counts nothing.
      !/\b(?:that|this|which) one$/.test(wordsBefore(given, end, 2)),
  )
  const number =
    numbers.find(({ start }) => /\b(?:it|that|thats|say|be|to|only)$/.test(wordsBefore(given, start, 1))) ??
    numbers.at(-1)
  const unit = unitIn(given) ?? unitAlone(text)
  const now = amountNow(given)
  if (/recipe|plan/.test(tool)) {
    const servings = servingsOf(given) ?? (number && Number(number.value))
    return servings === undefined ? (/ double /.test(text) ? { quantity: 2 } : {}) : { servings }
  }
  if (number === undefined && / (?:double|twice) /.test(text))
    return { quantity: Number.isFinite(now) ? now * 2 : 2 }
  if (
    number !== undefined &&
    / (?:bar|but|except) /.test(text) &&
    / all /.test(text) &&
    now > Number(number.value)
  )
    return { quantity: now - Number(number.value) }
  // "Half that" is half of what waits.
  if (number?.value === 0.5 && Number.isFinite(now) && / half (?:of )?(?:that|it|as much) /.test(text))
    return { quantity: now / 2 }
  const more = number && withHalf(given.sentence, number)?.quantity
  const isOneOf =
    number === undefined &&
    marksIn(given, 'unit').some(({ start }) => /^(?:a|an|one)$/.test(wordsBefore(given, start, 1)))
  return {
    ...(number !== undefined ? { [amountSlot(tool)]: more ?? number.value } : isOneOf && { quantity: 1 }),
    ...(unit !== undefined && unit !== unitNow(given) && { unit }),
  }
}

/** The only food of what waits: of the call itself, or of its list. */
function onlyItem({ situation }: Given): Record<string, unknown> {
  const [waiting] = situation.open?.acts ?? []
  const items = waiting?.['items']
  const [item, second] = Array.isArray(items) ? (items as Record<string, unknown>[]) : []
  return second === undefined ? { ...waiting, ...item } : {}
}

/** How much of what waits there is, where it is one thing. */
const amountNow = (given: Given): number => Number(onlyItem(given)['quantity'])

const amountSlot = (tool: string): string =>
  /goal/.test(tool) ? 'target' : /workout/.test(tool) ? 'calories' : /water/.test(tool) ? 'ml' : 'quantity'

/** The unit that is said and not denied: "not grams, millilitres". */
const unitIn = (given: Given): string | undefined =>
  valueOf(
    marksIn(given, 'unit').find(
      ({ start }) => !/\b(?:not(?: \w+)?|all|everything)$/.test(wordsBefore(given, start, 2)),
    ),
  )

/** The unit of what waits, which an amount in the same unit does not change. */
const unitNow = (given: Given): unknown => onlyItem(given)['unit']

/** A unit without a number: "pint not quart", "make that crates". */
export function unitAlone(text: string): string | undefined {
  const words = text.trim().split(' ')
  const isAsked = (at: number): boolean =>
    words[at] === 'can' && (at === 0 || /^(?:you|u|i|we|cannot)$/.test(words[at + 1] ?? ''))
  const found = words.findIndex(
    (word, at) =>
      units.has(word) &&
      word.length > 1 &&
      // "Stick them on yesterday" counts no sticks.
      !/^(?:em|it|them|that)$/.test(words[at + 1] ?? '') &&
      !/^(?:not|all|everything)$/.test(words[at - 1] ?? '') &&
      !isAsked(at),
  )
  const single =
    found < 0 ? words.findIndex((word, at) => /^[gl]$/.test(word) && words[at - 1] !== 'not') : found
  return single < 0 ? undefined : units.get(words[single] ?? '')
}
