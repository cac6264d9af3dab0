import type { Mark } from '../words/marks.ts'
import type { Segment } from '../words/segments.ts'
import { partsOf } from '../things/things-and-parts.ts'
import { tasksMeant } from './tasks-known.ts'
import { act, firstMark, marksIn, textOf, wordsBefore, wordsOf, type Filler, type Given } from './given.ts'

/** The words of a task: what stands behind "to", without days and times. */
function taskOf(given: Given): string | null {
  return wordsOf(given, 'task')?.toLowerCase() ?? taskInWords(given)
}

function taskInWords(given: Given): string | null {
  const { tokens, markAt } = given.sentence
  const words = tokens
    .slice(given.part.start, given.part.end)
    .filter((_, index) => markAt[given.part.start + index]?.kind !== 'day')
    .map(({ text }) => text)
  const text = words
    .join(' ')
    .replace(/\bnote to (?:my)?self\b/g, ' ')
    .replace(/^(?:and|then) /, '')
  const task =
    /\b(?:remind me to|remember to|reminder to|forget to|note to|need to|have to|must|task to|remember me to|to)\b (.+)/.exec(
      text,
    )?.[1] ?? text
  const bare = task
    .replace(
      /\b(?:remind me|please|add|tasks?|to do|list|a|the|my|note|put|that|on|at (?:\d{1,2}(?: ?[ap]m)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|reminder|job|jobs|make|done|tick|off|ticked|mark|is|ive|i|have|just|finished|cross|check|as|for|thats|sorted|you can)\b/g,
      ' ',
    )
    .replaceAll(/\s+/g, ' ')
    .trim()
  return bare.split(' ').every((word) => NO_TASK.has(word) || /^\d+$/.test(word)) ? null : bare
}

/** What is left of a reminder that does not say of what. */
const NO_TASK = new Set(
  ' set later me us about thing something at noon mind give gies another one task what did it that them those all done'.split(
    ' ',
  ),
)

/** The day behind "remind me", before any by which it has to be done. */
function dayToRemind(given: Given): string | undefined {
  const days = marksIn(given, 'day')
  const day =
    days.find(({ start }) =>
      /\b(?:remind|nudge|tell|ping) (?:me|us)(?: on)?$/.test(wordsBefore(given, start, 3)),
    ) ?? days.find(({ start }) => days.length > 1 && wordsBefore(given, start, 1) === 'on')
  return day && String(day.value)
}

/** Short names of days that are words of their own elsewhere: "remind me sat to", "ice the cake, sat". */
const SHORT_DAYS: Readonly<Record<string, string>> = { sat: 'saturday', sun: 'sunday', weds: 'wednesday' }

/** The day that a part tells by a short name where it tells none in full: by itself, or behind what asks for the task. */
function shortDayOf({ sentence: { tokens }, part }: Given): string | undefined {
  const found = tokens.slice(part.start, part.end).find(({ text, stop }, index) => {
    const before = tokens[part.start + index - 1]
    const isAlone = before !== undefined && before.stop !== '' && stop !== ''
    const isLast = part.start + index === part.end - 1
    const isBehind = /^(?:me|us|on|for|this|next|task|reminder|tasks)$/.test(before?.text ?? '')
    return SHORT_DAYS[text] !== undefined && (isAlone || isLast || isBehind)
  })
  return found && SHORT_DAYS[found.text]
}

/** "At 11", "8am", "noon": words that tell when, as days do. */
const TIME =
  / (?:at (?:half |quarter (?:past|to) )?\d{1,2}|\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|oclock)|noon|first thing|tonight|morning|evening) /

/** The stretches of a part that each tell a task and when it is: "thaw the fish on friday, and order the cake by monday". One where it is one task. */
function eachTask(given: Given): Given[] {
  const { tokens } = given.sentence
  const { start, end } = given.part
  const isCut = (at: number): boolean =>
    at > start &&
    (/^[,.;:!?]$/.test(tokens[at - 1]?.stop ?? '') || /^(?:and|then)$/.test(tokens[at]?.text ?? ''))
  const cuts = [start, ...tokens.flatMap((_, at) => (at < end && isCut(at) ? [at] : [])), end]
  const all = inSegments(
    given,
    cuts.slice(1).map((until, at) => ({ start: cuts[at] ?? start, end: until })),
  )
  const pieces = all.filter((piece) => !ONLY_ASKS.test(textOf(piece)))
  // "Buns by the 8th, bake them on the 7th, remind me" is one task.
  if (pieces.length < all.length && pieces.slice(1).some((piece) => / (?:it|them) /.test(textOf(piece))))
    return [given]
  if (pieces.filter(hasTime).length < 2 || pieces.slice(1).some(isAskedFor)) return [given]
  const whole: Segment[] = []
  let isOpen = false
  for (const piece of pieces) {
    const last = whole.at(-1)
    if (last !== undefined && (isOpen || !hasTime(piece))) last.end = piece.part.end
    else whole.push({ start: piece.part.start, end: piece.part.end })
    isOpen = inSegments(given, whole.slice(-1)).some((one) => taskInWords(one) === null || !hasTime(one))
  }
  const found = inSegments(given, whole).filter((one) => taskInWords(one) !== null)
  return found.length > 1 ? found : [given]
}

/** "Don't let me forget" between two tasks is none. */
const ONLY_ASKS =
  /^ (?:and )?(?:please )?(?:dont let me forget|remind me|please|thanks|ta|cheers|make a note|set (?:both|them|em|it|all three)|(?:two|three|both) (?:tasks|reminders))(?: please)? $/
/** "Two things for tomorrow, ...": does a part only count the tasks that follow? */
function countsTasks({ sentence: { tokens, markAt }, part }: Given): boolean {
  const words = tokens
    .slice(part.start, part.end)
    .filter((_, index) => markAt[part.start + index]?.kind !== 'day')
    .map(({ text }) => text)
  return /^(?:\w+ )?(?:things|jobs|tasks|reminders|todos?)(?: (?:for|on))?$/.test(words.join(' '))
}

/** "The goose comes out on friday, remind me in the morning": what asks for it is no task of its own. */
const isAskedFor = (given: Given): boolean =>
  / (?:remind|reminder|shout|nudge|jog|tell (?:me|us)|ping|note|let me|remember me|wants?|needs?|because|cos|so|its|hes|shes|theyre) /.test(
    textOf(given),
  )

const hasTime = (given: Given): boolean =>
  marksIn(given, 'day').some(({ value }) => !/week|month/.test(String(value))) || TIME.test(textOf(given))

const inSegments = (given: Given, segments: readonly Segment[]): Given[] =>
  partsOf(segments, given.part.things).map((part) => ({ ...given, part }))

/** The task that was spoken of last, for a message that only tells when it is, or that it is done. */
function taskBefore({ situation }: Given): string | null {
  const what = situation.before.at(-1)?.acts.findLast(({ tool }) => /_task$/.test(tool))?.['what']
  return typeof what === 'string' ? what : null
}

/** "At 8": the day of the task that was spoken of last, for a message that only tells the time of it. */
function dayBefore(given: Given): string | undefined {
  const what = taskOf(given)
  if (what !== null && !namesNoTask(what)) return undefined
  const day = given.situation.before.at(-1)?.acts.findLast(({ tool }) => tool === 'add_task')?.['day']
  return typeof day === 'string' ? day : undefined
}

/** Words that say when, or that it is done, and not what. */
const NO_TASK_WORDS = new Set(
  'again same sorry do it instead actually early late ish after before dinner lunch tea breakfast o clock until not at on by half past quarter to noon midday morning evening night afternoon first thing am pm oclock one two three four five six seven eight nine ten eleven twelve no nah make already did done that it now there just and the in'.split(
    ' ',
  ),
)
const namesNoTask = (what: string): boolean =>
  what.split(' ').every((word) => NO_TASK_WORDS.has(word) || /^\d+$/.test(word))

/** The task of a part, or the last one where the part names none. */
function taskMeant(given: Given): string | null {
  const what = taskOf(given)
  return what === null || namesNoTask(what) ? (taskBefore(given) ?? what) : what
}

const addTask: Filler = (given) => {
  const [only, ...others] = eachTask(given)
  if (only === undefined || others.length === 0)
    return [
      act('add_task', {
        what: taskMeant(given),
        day: dayToRemind(given) ?? firstMark(given, 'day') ?? shortDayOf(given) ?? dayBefore(given),
      }),
    ]
  const counted = [only, ...others].find(countsTasks)
  let day: Mark | undefined = counted && marksIn(counted, 'day')[0]
  let what: string | null = null
  return [only, ...others].flatMap((one) => {
    // A time alone is of the day before it: "tomorrow at 8 the stew, at 5 the rice".
    day = marksIn(one, 'day')[0] ?? day
    const said = taskInWords(one)
    // "And again tomorrow at seven" is what was to be done before.
    const isAgain = said !== null && /^(?:again|the same|same again|same)$/.test(said)
    what = isAgain ? (what ?? said) : said
    return countsTasks(one) ? [] : [act('add_task', { what, day: day && String(day.value) })]
  })
}

export const tasks: Readonly<Record<string, Filler>> = {
  add_task: addTask,
  list_tasks: (given) => [act('list_tasks', { day: firstMark(given, 'day') })],
  done_task: (given) => {
    const meant = tasksMeant(given)
    if (meant.length > 0) return meant.map((what) => act('done_task', { what }))
    return [act('done_task', { what: taskMeant(given) })]
  },
}
