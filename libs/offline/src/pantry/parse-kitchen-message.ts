import { askedAgain } from './asked-again.ts'
import { ask, askFood, askWhichFood, askPossibleDay, openSlot } from '../reading/intent.ts'
import { holdsAddress, withoutAddresses, type TurnBrief } from '@alfred/contracts'
import { foldLines } from '@alfred/language'
import { questionsIn } from './questions-in.ts'
import { ONLY_RECIPES, isToolIntent, isWrite, type Intent, type ToolIntent } from './kitchen-intent.ts'
import { alsoEstimated } from './stock/read-discards.ts'
import { correctedMemory, memoryRules, toldAlone } from './people/read-memory.ts'
import { readQuestion } from './stock/read-questions.ts'
import { readToldOfPeople } from './people/read-told-of-people.ts'
import { peopleTold } from './people/people-told.ts'
import { readToldRecipe } from './recipes/recipe-told-freely.ts'
import { intentOf, readPages } from './recipes/read-pages.ts'
import { readPastedList } from './recipes/read-pasted.ts'
import { readRefinement } from './read-requests.ts'
import { goOnWithList } from './shopping/go-on-with-list.ts'
import { readStatement, takeReason } from './stock/read-statements.ts'
import { takeExpiry, takeLocation } from './stock/read-stock-list.ts'
import type { StockList } from './stock/read-stock-list.ts'
import { detailAdded, placeAdded } from './stock/placed-behind.ts'
import { asksForList, isOfList, onListToo } from './shopping/stays-on-list.ts'
import { splitClauses } from './split-clauses.ts'
import type { Clause } from '../reading/clauses.ts'
import { withoutCompany } from './plan/without-company.ts'
import { withoutPoliteness } from '../reading/politeness.ts'
import { goOnWithLast } from './go-on.ts'
import { callsOfReply } from './corrected/calls-of-reply.ts'
import { correctedLast } from './corrected/corrected-last.ts'
import { daysWithDishes } from './plan/days-with-dishes.ts'
import { dishAccepted } from './plan/dish-accepted.ts'
import { dishBehindPlan } from './plan/dish-behind-plan.ts'
import { otherDayForLast } from './plan/other-day-for-last.ts'
import { dishShownPlanned } from './recipes/dish-shown.ts'
import { taskDone } from './tasks/task-done.ts'
import { withoutIdleClosing } from './idle-closing.ts'
import { measureOfLast } from './stock/measure-of-last.ts'
import { leftoversOfLast, leftoversOfWhat } from './stock/leftovers-of-last.ts'
import { PRONOUN_ACTS } from './pronoun-acts.ts'
import { rewordClause } from './reword.ts'
import { taskOfLast } from './tasks/task-of-last.ts'
import { meantByPronoun } from './stock/spoken-of.ts'
import { stockPutRight } from './stock/more-of-stock.ts'
import { mentionedLabels, readByRules, type Topic } from './topic-rule.ts'
import { topicRules } from './topic-rules.ts'
import { isSentence, withoutRemark } from './sentence-beside.ts'
import { undoneAgain } from './undone-again.ts'

/** Openings that ask to remember a statement, which is read like the bare statement. */
const REMEMBER =
  /^(?:remember|note|keep in mind|know|don't forget)(?: also)?(?: that|:)? (?=(?:i|we|i'm|we're|my|our|[a-z'-]+ (?:is (?:allergic|vegan|vegetarian|coeliac|celiac|intolerant|lactose)|hates?|likes?|loves?|dislikes?|eats?|(?:doesn't|does not|can't|cannot|won't) (?:eat|like|have))) )/
/** Words for what was not done, is not done yet, or must not be done. A clause with one of them changes nothing. */
const UNREAL =
  /\b(?:not|never|don't|didn't|won't|haven't|hasn't|can't|should|shouldn't|could|would|might|may|if|will|gonna|going to|want to|need to|have to|remind|wish|planning|tomorrow i|almost|nearly)\b/
const NOTHING_LEFT = /^(?:i|we) (?:don't|do not|haven't|have not) (?:have|got) (?:any|enough)?/
const KITCHEN_WORDS =
  /\b(?:bought|used|ate|drank|threw|throw|moved?|add(?:ed)?|put|froze|freeze|opened|expires?|fridge|freezer|pantry|discard|remove|delete|set|use|finished|spoil(?:ed|t)|went bad|gone off)\b/

/** A part that takes something back from what was said before it: "only 2 courgettes though". */
const LIMITS =
  /^(?:(?:and|but|oh|so|well) )*(?:only|just|not|except|apart from) (?:the |my )?(?:\d|an? |one |two |three |four |five |six |half )/

/**
 * Parses by rules alone what an English message asks of the kitchen. It never guesses an amount or a food: what it
 * cannot read becomes a question. Writes come before reads, so that reads see their effects.
 */
export function parseKitchenMessage(message: string, brief: TurnBrief | null = null): Intent[] {
  return parseWithUnread(message, brief).intents
}

/** What a message asks of the kitchen, and its clauses of which no rule reads anything: asides, or what the rules do not know. */
export type Parsed = { intents: Intent[]; unread: string[] }

/** Parses a message like `parseKitchenMessage`, and tells what of it was not read. */
export function parseWithUnread(message: string, brief: TurnBrief | null = null): Parsed {
  // Read once: each turn before is read with the one before it.
  const last = readBefore(brief)
  const whole = parseWhole(message, { brief, last })
  if (whole !== undefined) return { intents: whole, unread: [] }
  return parseClauses(message, { brief, last })
}

/** What was said before a message, and what the last of it was read as. */
type Before = { brief: TurnBrief | null; last: Intent[] }

/** Reads a message as a whole, with what was said before it. Undefined for one that is read clause by clause. */
function parseWhole(message: string, { brief, last }: Before): Intent[] | undefined {
  if (holdsAddress(message)) return readWithAddresses(message, brief)
  const noDay = askPossibleDay(message, 'any')
  if (noDay !== undefined) return [noDay]
  const put = correctedLast(message, last, brief)
  if (put !== undefined) return put.intents
  const people = peopleTold(message, brief)
  if (people !== undefined) return people.intents
  const more = goOnWithLast(message, last, brief)
  if (more !== null) return parseKitchenMessage(more)
  const again = undoneAgain(message, brief)
  if (again !== undefined) return parseKitchenMessage(again)
  const ofAnother = askedAgain(message, { last, brief })
  if (ofAnother !== undefined) return ofAnother
  const before = { brief, before: last }
  const listed = goOnWithList(message, brief, parseKitchenMessage)
  const leftovers = listed ?? leftoversOfLast(message, before) ?? leftoversOfWhat(message, before)
  if (leftovers !== undefined) return leftovers
  const measured = measureOfLast(message, foodsOf(last))
  if (measured !== undefined) return typeof measured === 'string' ? parseKitchenMessage(measured) : measured
  const task = taskOfLast(message, last)
  if (task !== undefined) return task
  const corrected = correctedMemory(message, brief)
  if (corrected !== undefined) return corrected
  const named = daysWithDishes(message, brief)
  if (named !== undefined) return [named.planned, ...parseKitchenMessage(named.rest)]
  const told =
    taskDone(message, last, brief) ?? dishAccepted(message, brief) ?? dishShownPlanned(message, brief)
  if (told !== undefined) return told
  const dish = dishBehindPlan(message, brief) ?? otherDayForLast(message, brief)
  if (dish !== undefined) return dish
  const estimated = alsoEstimated(message, last)
  if (estimated !== undefined) return estimated
  const dictated = readToldRecipe(message, brief) ?? readPastedList(message)
  if (dictated) return dictated
  return readRefinement(message, { brief, written: message, isQuestion: false, last }) ?? undefined
}

function parseClauses(message: string, { brief, last }: Before): Parsed {
  const topic = { brief, written: message, isQuestion: false, last }
  const read: Reading = {
    intents: [],
    last: [],
    known: mentionedLabels(topic, 'lot'),
    topic,
    unread: [],
    isOfList: false,
  }
  for (const clause of splitClauses(message)) {
    const before = read.intents.length
    readClause(clause, read)
    const added = read.intents.slice(before)
    if (added.length > 0) read.isOfList = isOfList(added) || asksForList(clause.text, added)
  }
  // What only tells something may name what stands in a kitchen, which is no order.
  if (read.intents.every((intent) => intent.tool === 'question')) {
    const told = toldAlone(message)
    if (told.length > 0) return { intents: told, unread: [] }
  }
  const questions = questionsIn(read.intents, message)
  const calls = withoutRepeats(read.intents.filter(isToolIntent))
  const intents = [...calls.filter(isWrite), ...calls.filter((intent) => !isWrite(intent)), ...questions]
  return { intents, unread: read.unread }
}

/** What two clauses ask for is shown once. */
function withoutRepeats(calls: readonly ToolIntent[]): ToolIntent[] {
  const isTheSame = (one: ToolIntent, other: ToolIntent): boolean =>
    one.tool === other.tool && JSON.stringify(one.arguments) === JSON.stringify(other.arguments)
  return calls.filter(
    (call, at) => isWrite(call) || calls.findIndex((other) => isTheSame(call, other)) === at,
  )
}

/** What the message of the turn before asked for, read with what had been said by then. */
export function readBefore(brief: TurnBrief | null): Intent[] {
  const before = brief?.recent_turns.at(-1)
  if (brief === null || before === undefined) return []
  const mentions = { ...brief.understanding, entity_mentions: [] }
  const then = { ...brief, understanding: mentions, recent_turns: brief.recent_turns.slice(0, -1) }
  const read = parseKitchenMessage(before.message, then)
  return read.some(isToolIntent) ? read : [...callsOfReply(before.response, parseKitchenMessage), ...read]
}

/**
 * Reads a message with addresses of pages: the wish to save their recipes, and what is said beside it. In a text of several
 * lines an address only names the source.
 */
function readWithAddresses(message: string, brief: TurnBrief | null): Intent[] {
  const alone = foldLines(withoutAddresses(message))
  if (alone.includes('\n')) return parseKitchenMessage(alone, brief)
  const read = readPages(message, brief)
  if (read === undefined) return [ask(ONLY_RECIPES)]
  return read.rest === '' ? [intentOf(read)] : [...parseKitchenMessage(read.rest, brief), intentOf(read)]
}

/** The intents read so far, and the foods that "it" and "them" refer to. */
type Reading = {
  intents: Intent[]
  last: Intent[]
  /** Foods of earlier turns that the message mentions. */
  known: readonly string[]
  topic: Topic
  /** The clauses of which nothing was read. */
  unread: string[]
  /** Was the clause before about the shopping list? */
  isOfList: boolean
}

function readClause(clause: Clause, read: Reading): void {
  const right = clause.isQuestion ? null : stockPutRight(clause.text, read.topic.last, read.topic.brief)
  const { text: polite, isRequest } = withoutPoliteness(right ?? clause.text)
  const reworded = clause.isQuestion ? polite : rewordClause(polite)
  const text = read.isOfList ? onListToo(reworded) : reworded
  const named = text.startsWith('how long') ? withNamed(text, read) : text
  const meant = withoutIdleClosing(named.replace(/^actually,? /, '')).replace(REMEMBER, '')
  const said = withoutCompany(meant, read.topic)
  const topic = { ...read.topic, isQuestion: clause.isQuestion }
  const topical =
    readToldOfPeople(said, topic) ??
    readByRules(topicRules, said, topic) ??
    readByRules(memoryRules, polite, topic)
  if (topical !== undefined) return void read.intents.push(...topical)
  if (!clause.isQuestion && detailAdded(said, read.last)) return
  const beside = withoutRemark(said)
  const request = beside && readByRules(topicRules, withoutPoliteness(beside.request).text, topic)
  if (beside && request) {
    read.unread.push(beside.remark)
    return void read.intents.push(...request)
  }
  const asked = readQuestion({ text: withNamed(text, read), isQuestion: clause.isQuestion })
  if (asked !== undefined) return void read.intents.push(...asked)
  const isUnreal = (UNREAL.test(text) && !NOTHING_LEFT.test(text)) || (clause.isQuestion && !isRequest)
  if (!isUnreal && (readPronoun(text, read) || readChange(withoutIdleClosing(text), read))) return
  if (KITCHEN_WORDS.test(text) || LIMITS.test(text))
    read.intents.push(ask(`What shall I do about "${text.slice(0, 80)}"?`, openSlot('message', text)))
  else read.unread.push(clause.text)
}

function readChange(text: string, read: Reading): boolean {
  const statement = readStatement(nameOfThem(text, read).replace(NOTHING_LEFT, 'i have no'), read.topic.brief)
  if (statement === undefined) return false
  const { intents, list } = statement
  read.unread.push(...list.leftover.filter((one) => isSentence(one) && !placeAdded(one, intents)))
  const unread = list.leftover.filter((one) => !isSentence(one)).map(askFood)
  const nothing =
    intents.length === 0 && unread.length === 0 ? [ask('Which food do you mean?', openSlot('food'))] : []
  read.intents.push(...intents, ...unread, ...nothing)
  if (intents.length > 0) read.last = intents
  return true
}

/** Replaces "of them" by the food that was named before: "used 2 of them". */
function nameOfThem(text: string, { last, known }: Reading): string {
  const here = foodsOf(last)
  const [food, ...others] = here.length > 0 ? here : known
  return food === undefined || others.length > 0
    ? text
    : text.replace(/ of (?:them|those|it)\b/, ` of the ${food}`)
}

/** Replaces "it" by the foods that are meant: "how much of it is left?" */
function withNamed(text: string, { known }: Reading): string {
  return known.length === 0
    ? text
    : text.replace(
        /^((?:how (?:much|many)|how long (?:does|do|will|would|can|should)|do (?:i|we) have|when (?:does|do)|where(?:'s| is| are))(?: any)?)(?: of)? (?:it|them|that|those)\b/,
        (_, asks: string) =>
          `${asks} ${/^(?:when|where|how long)/.test(asks) ? 'the ' : ''}${known.join(' and ')}`,
      )
}

function foodsOf(intents: readonly Intent[]): string[] {
  return intents.flatMap((intent) => {
    const food = 'arguments' in intent && 'food' in intent.arguments ? intent.arguments.food : null
    return food === null ? [] : [food]
  })
}

/** Reads "put them in the fridge": for what was just added it is the place, for anything else a move. */
function readPronoun(text: string, read: Reading): boolean {
  const act = PRONOUN_ACTS.find(({ match }) => match.test(text))
  if (act === undefined) return false
  if (detailAdditions(text, read)) return true
  const match = act.match.exec(text)
  const { reason } = takeReason(text)
  const here = foodsOf(read.last)
  const foods = here.length > 0 ? here : meantByPronoun(text, read.known, read.topic)
  if (match === null || foods.length === 0) {
    read.intents.push(askWhichFood(text))
    return true
  }
  for (const food of foods) {
    const because = reason === null ? '' : `, it's ${reason}`
    read.intents.push(...(readStatement(act.rewrite(food, match) + because)?.intents ?? []))
  }
  return true
}

function detailAdditions(text: string, read: Reading): boolean {
  const { expires, rest } = takeExpiry(text)
  const detail: StockList['forAll'] = { location: takeLocation(rest).location, expires }
  if (detail.location === null && detail.expires === null) return false
  let hasChanged = false
  for (const intent of read.last) {
    if (intent.tool !== 'add_item' && intent.tool !== 'bought') continue
    intent.arguments.location ??= detail.location
    intent.arguments.expires ??= detail.expires
    hasChanged = true
  }
  return hasChanged
}
