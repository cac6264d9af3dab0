import type { PantryArguments } from '@alfred/contracts'
import { comingDayPattern, weekdayPattern } from '../../reading/day-words.ts'
import type { Intent } from '../kitchen-intent.ts'
import { namesADish } from '../plan/names-a-dish.ts'
import { readStockList } from '../stock/read-stock-list.ts'
import { asWritten, type Topic, type TopicRule } from '../topic-rule.ts'

// Reads what is to be done: "remind me to soak the beans tomorrow evening", "what do I have to do today?", "done with the thawing".

type Task = PantryArguments<'add_task'>

const PART = '(?:morning|lunch ?time|noon|midday|afternoon|evening|night)'
const CLOCK =
  "(?:half (?:past )?)?(?:\\d{1,2}(?:[:.]\\d{2})?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: ?o'?clock)?(?: ?[ap]\\.?m\\.?)?"
/** A time as it is said, in groups whose names begin alike. */
const timeNamed = (name: string): string =>
  `(?:(?:(?:in|on|this) )?(?:the )?(?:early |late )?(?<${name}part>${PART})|(?:at|by|around) (?<${name}clock>${CLOCK}|noon|midday|lunch(?: ?time)?|breakfast(?: ?time)?)|(?<${name}bare>\\d{1,2}(?:[:.]\\d{2})? ?[ap]\\.?m\\.?))`
const WHAT = '(?<what>.{2,120})'
/** A day, with a time where there is one. */
const WHEN = `(?:on |for |by |this )?(?<day>this (?:morning|afternoon|evening)|${comingDayPattern})(?:,? ${timeNamed('')})?`

/** A time from now on: "in 20 minutes". */
const AHEAD =
  '(?<ahead>in (?:about )?(?:half an hour|a quarter of an hour|(?:an?|\\d{1,3}|one|two|three|four|five|six|ten|fifteen|twenty|thirty|forty) (?:hours?|hrs?|minutes?|mins?)(?: and (?:a half|\\d{1,2} (?:minutes?|mins?)))?))(?: time)?'
/** What comes again and again: its day is the next one. */
const EVERY = `(?:(?:every|each) (?:other |second )?(?<every>${weekdayPattern}|day|week|month|morning|evening|night)s?|on (?<each>${weekdayPattern})s)(?:,? ${timeNamed('every_')})?`

/** When a task is to be done stands behind it or in front of it; a time alone is one of today. */
const WITH_TIME: readonly RegExp[] = [
  new RegExp(`^${AHEAD},? (?:to )?${WHAT}$`),
  new RegExp(`^${WHAT.replace('}', '}?')},? ${AHEAD}$`),
  new RegExp(`^${EVERY},? (?:to )?${WHAT}$`),
  new RegExp(`^${WHAT.replace('}', '}?')},? ${EVERY}$`),
  new RegExp(`^${WHEN},? (?:to |that (?:i|we) (?:have|need) to )${WHAT}$`),
  new RegExp(`^${WHEN}(?:,|:| [-–]) ${WHAT}$`),
  new RegExp(`^${timeNamed('')},? to ${WHAT}$`),
  new RegExp(`^${timeNamed('first_')},? ${WHEN},? to ${WHAT}$`),
  new RegExp(`^${WHAT.replace('}', '}?')}(?:,? ${timeNamed('first_')})?,? ${WHEN}$`),
  new RegExp(`^${WHAT.replace('}', '}?')},? ${timeNamed('')}$`),
]

/** The first day of what comes every day, and of what comes so seldom that nobody knows. */
const NEXT: Readonly<Record<string, string | null>> = {
  ...{ day: 'today', morning: 'tomorrow', evening: 'today', night: 'today' },
  ...{ week: null, month: null },
}
const PARTS_OF_DAY: Readonly<Record<string, string>> = {
  morning: 'morning',
  evening: 'evening',
  night: 'night',
}

const NOTHING =
  /^(?:it|that|this|them|something|do (?:it|that|this)|(?:what|how|when|where|who|of|about|that) .*|list|everything|eat .*|log .*|drink .*)$/
/** Who lets go of it in the same breath wants to be reminded of nothing: "remind me to, no, forget it". */
const LET_GO = /\b(?:forget it|never ?mind|scrap that|actually no)\b/
const UNREAD_DAY = new RegExp(
  `\\b(?:${comingDayPattern}|every (?:day|morning|evening|week|\\w+day)|in (?:an? |\\d+ )?(?:minutes?|hours?|half an hour)|noon|midday)(?![a-z])`,
)
/** What is said of the pantry's other lists, and of goals. */
const OTHER = /\b(?:shopping|grocer(?:y|ies)) list\b/

/** The task of what stands behind "remind me to", with its day and time. Undefined where nothing is to be done. */
function taskOf(said: string, topic: Topic): Task | undefined {
  const dated = WITH_TIME.map((form) => form.exec(said)?.groups).find((groups) => groups !== undefined)
  const what = (dated?.['what'] ?? said).replace(/^(?:please |to |that i (?:have|need) to )/, '').trim()
  if (what.length < 3 || NOTHING.test(what) || OTHER.test(what) || LET_GO.test(what)) return undefined
  // A day or a time that stays in the words was not read: it would be told on the wrong day.
  if (UNREAD_DAY.test(what)) return undefined
  const of = (slot: string): string | undefined =>
    dated?.[slot] ?? dated?.[`first_${slot}`] ?? dated?.[`every_${slot}`]
  const every = dated?.['every'] ?? dated?.['each']
  const time =
    dated?.['ahead'] ?? of('part') ?? of('clock') ?? of('bare') ?? PARTS_OF_DAY[every ?? ''] ?? null
  const day = dated?.['day'] ?? (every === undefined ? null : (NEXT[every] ?? every))
  const isToday = day === null && time !== null && dated?.['ahead'] === undefined
  return {
    ...{ what: asWritten(topic, what).slice(0, 160), day: isToday ? 'today' : day, time },
    repeats: every === undefined ? null : true,
  }
}

const add: TopicRule['read'] = ({ said = '' }, topic): Intent[] | undefined => {
  const task = topic.isQuestion ? undefined : taskOf(said.replace(REASON, ''), topic)
  if (task === undefined) return undefined
  return toBuy(task) ?? [{ tool: 'add_task', arguments: task }]
}

/** Why somebody wants to be reminded is no part of the task: "at three, I am slow", "on friday so that it thaws". */
const REASON =
  /(?:,? (?:because|cos|so that|so it|so they|since)\b|, (?:i am|i'm|i will|i'll|it is|it's|they are|they're)\b).{2,80}$/i

const BUY = /^(?:buy|get|pick up|grab) (?:some |more |us )?(?<list>.+)$/i

/** What is to be bought on no day belongs on the shopping list, where it is looked for. Undefined where it is something else, or has its day. */
function toBuy({ what, day, time }: Task): Intent[] | undefined {
  const list = BUY.exec(what)?.groups?.['list']
  if (list === undefined || day !== null || time !== null) return undefined
  const { items, leftover } = readStockList(list.toLowerCase())
  if (items.length === 0 || leftover.length > 0 || !items.every(({ food }) => namesADish(food)))
    return undefined
  return items.map(({ food, quantity, unit }) => ({
    tool: 'add_to_shopping',
    arguments: { food, quantity, unit },
  }))
}

const list: TopicRule['read'] = ({ day }): Intent[] => [
  { tool: 'list_tasks', arguments: { day: day ?? null } },
]

const done: TopicRule['read'] = ({ what = '' }, topic): Intent[] | undefined => {
  const named = withoutArticle(what)
  // The shopping is done by what was bought.
  if (topic.isQuestion || named === '' || NOTHING.test(named) || /^(?:\w+ )?shopping\b/.test(named))
    return undefined
  return [{ tool: 'done_task', arguments: { what: asWritten(topic, named).slice(0, 160) } }]
}

const remove: TopicRule['read'] = ({ what = '' }, topic): Intent[] | undefined =>
  topic.isQuestion || NOTHING.test(what)
    ? undefined
    : [{ tool: 'remove_task', arguments: { what: asWritten(topic, withoutArticle(what)).slice(0, 160) } }]

const withoutArticle = (what: string): string => what.replace(/^(?:the|my|our|all the) /, '').trim()

const rule = (pattern: string, read: TopicRule['read']): TopicRule => ({
  match: new RegExp(`^(?:${pattern})$`),
  read,
})

/** What is done in a kitchen that leaves the stock as it is, in the form that tells that it was done. */
const DONE_WORDS =
  'soaked|marinated|brined|descaled|sharpened|kneaded|preheated|set .{3,60}? to (?:soak|marinate|thaw)'
const LISTS =
  '(?:tasks?|task list|to[- ]?dos?|to[- ]?do list|(?:kitchen )?(?:jobs?|chores?)(?: list)?|reminders?)'
const ON_DAY = `(?: (?:for |on )?(?<day>${comingDayPattern}))?`

/** In the order in which they are tried. */
export const taskRules: readonly TopicRule[] = [
  rule(
    `(?:please )?(?:remind|remember) (?:me|us) (?:(?:please )?to |that (?:i|we) (?:have|need|want) to )?(?<said>.{3,200})`,
    add,
  ),
  rule(
    `(?:(?:please )?(?:set|make|add|create|put(?: in)?|give me) )?(?:a |an? new )?(?:reminder|task|to[- ]?do)(?: for me)?(?::| to)? (?<said>.{3,200})`,
    add,
  ),
  rule(
    `(?:please )?(?:add|put|note|write(?: down)?) (?<said>.{3,160}?) (?:to|on|onto|in|as) (?:my |our |the |a )?${LISTS}`,
    add,
  ),
  rule(`(?:please )?(?:don't|do not) let me forget to (?<said>.{3,200})`, add),
  rule(`(?:i|we) (?:mustn't|must not|shouldn't) forget to (?<said>.{3,200})`, add),
  rule(
    `what (?:do|have) (?:i|we)(?: still| got)*(?: have| got| need)?(?: left)? to do(?: in the kitchen)?${ON_DAY}(?: in the kitchen)?`,
    list,
  ),
  rule(
    `what(?:'s| is| are)(?: still)?(?: left)? to (?:do|be done)(?: in the kitchen)?${ON_DAY}(?: in the kitchen)?`,
    list,
  ),
  rule(
    `(?:what(?:'s| is| are)(?: on)?|show(?: me)?|list|tell me|which|what) (?:all )?(?:my |our |the )?${LISTS}(?: (?:do (?:i|we) have|have (?:i|we)(?: got)?|are (?:left|open|there)))?${ON_DAY}`,
    list,
  ),
  rule(
    `(?:do|have) (?:i|we)(?: have| got)?(?: any(?:thing)?| some)? (?:${LISTS}|to do|things to do)${ON_DAY}`,
    list,
  ),
  rule(`is there anything (?:(?:i|we) (?:have|need) )?to do(?: in the kitchen)?${ON_DAY}`, list),
  rule(`(?:any |anything on (?:my |the )?)${LISTS}${ON_DAY}`, list),
  rule(
    `(?:(?:i'm|i am|we're|we are|i've|we've|all) )?(?:done|finished) (?:with )?(?:the )?(?<what>(?:\\w+ing)(?: .{2,80})?)`,
    done,
  ),
  rule(
    `(?:mark|tick(?: off)?|check(?: off)?|cross(?: off)?) (?:the )?(?:task|to[- ]?do|job|reminder)(?: to| of)? (?<what>.{3,100}?)(?: as done| off| done)?`,
    done,
  ),
  rule(`(?:mark|tick|check|cross) (?<what>.{3,100}?) (?:as done|off (?:my |the |our )?${LISTS})`, done),
  rule(
    `(?:the |my )?(?:task|job|reminder)(?: to| of)? (?<what>.{3,100}?) (?:is|has been) (?:done|finished)`,
    done,
  ),
  rule(
    `(?:(?:i|we)(?:'ve| have)?(?: just| already)? )(?<what>(?:${DONE_WORDS})(?: .{3,80})?)`,
    (groups, topic) => done({ what: groups['what'] }, topic),
  ),
  rule(
    `(?:remove|delete|drop|cancel|forget|scrap|take off) (?:the |my |that )?(?:task|to[- ]?do|job|reminder)(?: to| of| about| for)? (?<what>.{3,100})`,
    remove,
  ),
  rule(
    `(?:remove|delete|drop|take|cross|scrap) (?<what>.{3,100}?) (?:from|off) (?:my |our |the )?${LISTS}`,
    remove,
  ),
]
