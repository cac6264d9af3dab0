import { takesStock } from '../../reading/takes-stock.ts'
import { PUTS_RIGHT } from '../../reading/turns-that-count.ts'
import { amountOfNothing } from './amount-of-nothing.ts'
import { isByHowMuch } from './by-how-much.ts'
import { isNoRule } from './is-no-rule.ts'
import { cooksUnsaid } from './cooks-unsaid.ts'
import { eatsSomebody } from './eats-somebody.ts'
import { keepsAPlace } from './keeps-a-place.ts'
import { readLearned } from '../learned.ts'
import { namesKnownFood } from '../things/names-known-food.ts'
import { namesNoDish } from './names-no-dish.ts'
import { isEatenByOthers } from './of-others.ts'
import { isOfSomebodyUnknown } from './of-somebody-unknown.ts'
import { asksWhomItSuits, onlyAskedAbout } from './only-asked-about.ts'
import { nameOfRow, thingsOfAct } from '../things/own-things.ts'
import { plainWordsOf } from '../words/plain-words.ts'
import { sentenceOf } from '../words/sentence.ts'
import type { Act, Situation } from '../things/situation.ts'
import { nobody } from './tools-meant.ts'
import { plansAnotherDay } from './plans-another-day.ts'
import { text } from '../words/words-of-slots.ts'

/** Where a tool that changes what is there needs it to be, among what the turn is told of. */
const NEEDED_IN: Readonly<Record<string, 'stock' | 'list'>> = {
  use_item: 'stock',
  move_item: 'stock',
  discard_item: 'stock',
  open_item: 'stock',
  remove_from_shopping: 'list',
  check_off: 'list',
  set_shopping: 'list',
}

/** Tools that change a recipe of the person's own. */
const OF_OWN_RECIPE = /^(?:scale_recipe|update_recipe|delete_recipe)$/

const SHOWS_A_RECIPE = /\bingredients:/i

/** Where a call needs its thing to be, so that it can change it. */
export function homeNeededBy({ tool }: Act): 'stock' | 'list' | undefined {
  return NEEDED_IN[tool]
}

/** Does a tool change something that has to be there? */
export function needsItsThing(act: Act): boolean {
  return homeNeededBy(act) !== undefined
}

type Said = { message: string; situation: Situation }

/** May a call be meant by a message, by what is there and by what it names? One that may not is neither done nor offered. */
export function mayBeMeant(act: Act, { message, situation }: Said): boolean {
  return (
    isThere(act, situation) &&
    hasNames(act) &&
    !namesAnother(act, message) &&
    namesKnownFood(act) &&
    !namesNoDish(act) &&
    !isNoMore(act, message) &&
    !isNotLiked(act, message) &&
    !isNoRule(act) &&
    !isOfSomebodyUnknown(act, message) &&
    !isOfCalendar(act, message) &&
    !plansASentence(act) &&
    !plansAnotherDay(act, message) &&
    !keepsAPlace(act) &&
    !cooksUnsaid(act, message) &&
    !amountOfNothing(act, message) &&
    !eatsSomebody(act, message) &&
    !isEatenByOthers(act, message) &&
    !isOfADeed(act, { message, situation }) &&
    !isNotGot(act, message) &&
    !onlyAskedAbout(act, message) &&
    !asksWhomItSuits(act, message) &&
    !isForMoreDays(act, message) &&
    !tellsByHowMuch(act, message) &&
    !isWhatIsLeft(act, message)
  )
}

/** Is what a call changes among what the turn is told of? */
export function isThere(act: Act, { state, before }: Situation): boolean {
  const words = thingsOfAct(act).flatMap(plainWordsOf)
  const isNamedIn = (name: string): boolean => plainWordsOf(name).some((word) => words.includes(word))
  if (OF_OWN_RECIPE.test(act.tool)) {
    // What was made in the conversation may not be saved yet.
    const spoken = before.flatMap(({ reply = '' }) => (SHOWS_A_RECIPE.test(reply) ? [reply] : []))
    return [...state.recipes.map(nameIn), ...spoken].some(isNamedIn)
  }
  const home = homeNeededBy(act)
  return home === undefined || state[home].map(nameIn).some(isNamedIn)
}

/** The name of a thing that is there. */
export const nameIn = (row: Situation['state']['stock'][number]): string =>
  typeof row === 'string' ? row : nameOfRow(row)

/** Words that only describe, point or say yes: "the new bag", "its now" and "ok thats" name nothing. */
const NAMELESS: ReadonlySet<string> = new Set(
  (
    'new old other same full whole fresh big small large little more last next first second one open opened half rest ' +
    'nothing something anything everything it its that thats this them now done then say ' +
    'ok okay alright right yes well good great fine perfect lovely sweet brilliant grand cool nice ace magic wicked thanks please save recipe dish meal'
  ).split(' '),
)

/** Is each thing of a call called by more than words that only describe or point? */
function hasNames(act: Act): boolean {
  const things = [...thingsOfAct(act), text(act['what'])].filter((thing) => thing !== '')
  return things.every((thing) => plainWordsOf(thing).some((word) => !NAMELESS.has(word)))
}

/** Tools that take away what they name, or say how much of it there is. */
const OF_THE_SAME_NAME = /^(?:delete_food_log|update_food_log|discard_item|remove_from_shopping)$/

/** Is the food of a call only the end of what the message names: "coconut water", where water was logged? */
function namesAnother(act: Act, message: string): boolean {
  if (!OF_THE_SAME_NAME.test(act.tool) || typeof act['food'] !== 'string') return false
  const { words, foodAt } = sentenceOf(message, nobody, readLearned().vocabulary)
  const named = plainWordsOf(act['food'])
  const last = named.at(-1)
  const ends = words.flatMap((word, at) => (word === last && foodAt[at] === 'I' ? [at] : []))
  return ends.some((end) => {
    const start = foodAt.lastIndexOf('B', end)
    return foodAt[end + 1] !== 'I' && words.slice(start, end + 1).some((word) => !named.includes(word))
  })
}

/** What holds no more, or never did, is not kept as what holds: "I'm not bothered by sprouts any more", "stop remembering that I like tripe". */
const NO_MORE =
  /\b(?:any ?more|no longer|stop (?:remembering|thinking|saying)|(?<!(?:n['’]?t|not|never) )forget that|(?:i['’]?m|i am|(?:she|he)['’]?s|is) (?:no|nae|not)(?: an?)? [a-z]+[- ](?:intolerant|allergic))\b/i

function isNoMore({ tool }: Act, message: string): boolean {
  return tool === 'remember_preference' && NO_MORE.test(message)
}

/** What somebody does not like is nothing that they like: "I don't really like mushrooms". */
const NOT_LIKED =
  /(?:n['’]?t|\b(?:not|never|dont|doesnt))(?: [a-z]+){0,2} (?:like|love|enjoy|fancy|care for) (?<food>[^,.;!?]{2,60}?)(?=$|[,.;!?]| but\b)/gi

function isNotLiked({ tool, kind, value }: Act, message: string): boolean {
  if (tool !== 'remember_preference' || kind !== 'like') return false
  const named = [...message.matchAll(NOT_LIKED)].flatMap(({ groups }) => plainWordsOf(groups?.['food'] ?? ''))
  return plainWordsOf(text(value)).some((word) => named.includes(word))
}

/** A question about the calendar is none about a food, whatever was spoken of: "how many days is it until Christmas?" */
const OF_CALENDAR =
  /\bhow (?:many (?:days|weeks|months)|long) (?:is it |are there |have i got |do we have )?(?:till?|until|to|from|before)\b|\bwhat (?:day|date|time) (?:is it|was it)\b/i

function isOfCalendar({ tool }: Act, message: string): boolean {
  return tool === 'describe_food' && OF_CALENDAR.test(message)
}

/** "Wait, it was 5 eggs" puts a deed right, and tells only behind something put in how much of it there is. */
const PUTS_IN: ReadonlySet<string> = new Set(['add_item', 'bought'])

function isOfADeed({ tool, quantity }: Act, { message, situation }: Said): boolean {
  const last = situation.before.at(-1)?.acts ?? []
  return (
    tool === 'correct_item' &&
    quantity !== undefined &&
    PUTS_RIGHT.test(message) &&
    !last.some((act) => PUTS_IN.has(act.tool))
  )
}

/** A sentence is no dish, whatever was said before: "not a curry, had one yesterday". */
const SENTENCE =
  /\b(?:i|i['’]?ll|we|you|he|she|they|will|would|had|have|has|not|don['’]?t|can['’]?t|remember|yesterday|it['’]?s|is|are|was|were)\b/i

function plansASentence({ tool, meals }: Act): boolean {
  const planned = tool === 'plan_meals' && Array.isArray(meals) ? (meals as { title?: unknown }[]) : []
  return planned.some(({ title }) => SENTENCE.test(text(title)))
}

/** What is chosen for a dish is not to be bought by that: "let's go with sunflower seeds, same amount". Nor is another than the one spoken of. */
const CHOOSES = /^(?:ok(?:ay)?,? |then |right,? )*(?:let['’]?s |i(?:['’]ll| will) )?(?:use|go with|try) /i
const OTHER_ONES = /\b(?:plain|different|other|normal|regular|ordinary) ones?\b/i
/** What comes in the amount of another thing takes its place: "and pecorino, same grams". */
const SAME_AMOUNT =
  /\bsame (?:grams?|weight|amount|quantity|measure|kilos?|ml)\b(?!.*\b(?:list|shop|shopping)\b)/i

const TAKES_PLACE = [CHOOSES, OTHER_ONES, SAME_AMOUNT]

/** What somebody went without: "came home with eggs, though I resisted the fudge". */
const WENT_WITHOUT =
  /\b(?:resisted|skipped|passed on|decided against|left behind|did(?:n['’]?t| not) (?:get|buy|take)) (?:the |any |a |an |some )?(?<food>[a-z]+(?: [a-z]+)?)/gi

const wentWithout = (food: unknown, message: string): boolean =>
  [...message.matchAll(WENT_WITHOUT)].some(({ groups }) =>
    plainWordsOf(text(food)).some((word) => plainWordsOf(groups?.['food'] ?? '').includes(word)),
  )

/** What somebody else took was not bought: "my sister took the milk home with her". */
const TAKEN = /^(?:my|our) [a-z -]{2,30} (?:took|ate|drank|finished|has (?:taken|eaten|drunk)) /i

/** What is asked about was not bought by that: "what about bread". */
const ASKS_ABOUT = /^(?:(?:and|so|ok|but)[ ,]+)*(?:what|how) about\b/i

/** What has its date already is there, and is not to be bought: "and a loaf of bread, best before Friday". */
const DATED = /\b(?:best before|use by|used by|expires?|ubd|bbe)\b/i

/** What people say they need and buy nothing by: "need grease". */
const CRAVED = /^(?:grease|carbs?|stodge|caffeine|comfort(?: food)?|energy|sleep|sugar rush|help|ideas?)$/i

function isNotGot({ tool, food }: Act, message: string): boolean {
  if (tool === 'add_to_shopping' && CRAVED.test(text(food))) return true
  if (tool !== 'add_to_shopping' && tool !== 'add_item' && tool !== 'bought') return false
  const isTaken = tool !== 'add_to_shopping' && (TAKEN.test(message) || ASKS_ABOUT.test(message.trim()))
  const isHere = tool === 'add_to_shopping' && (DATED.test(message) || takesStock(message))
  return isTaken || isHere || wentWithout(food, message) || TAKES_PLACE.some((said) => said.test(message))
}

/** What is wanted on several days is moved to none of them: "porridge every morning till sunday". */
const EVERY = /\b(?:every|each|daily)\b/i

function isForMoreDays({ tool }: Act, message: string): boolean {
  return tool === 'move_meal' && EVERY.test(message)
}

/** By how much a goal or what was eaten changes is no figure of it. */
function tellsByHowMuch({ tool, target, quantity }: Act, message: string): boolean {
  const figure = tool === 'update_user_goal' ? target : tool === 'update_food_log' ? quantity : undefined
  return isByHowMuch(figure, message)
}

const LEFT =
  /\b(?:box(?:ed)?|left|leave|leftover|saved?|kept|bin(?:ned)?|threw|chucked|gave|finish(?:ed)?)\b/i

/** A share that was not eaten is no amount of what was: "boxed up a third of it". The half that was left is as much as the other half. */
function isWhatIsLeft({ tool, quantity }: Act, message: string): boolean {
  return (
    tool === 'update_food_log' &&
    typeof quantity === 'number' &&
    quantity < 1 &&
    quantity !== 0.5 &&
    LEFT.test(message)
  )
}
