import type { TurnBrief } from '@alfred/contracts'
import { foldBlanks, withoutEnding } from '@alfred/language'

/** What a message asks for, with what it answers put together. */
export type Said = {
  text: string
  /** The person has answered or confirmed what was asked or proposed: go on, and ask no more (clarify layer). */
  isAnswer: boolean
}

const YES =
  /^(?:(?:yes|yep|yeah|sure|ok|okay|please|do it|go ahead|go for it|sounds good|looks good|perfect|great|fine|that works|correct|right|exactly|of course|y)\b[\s,.!]*)+(?:but\b|except\b)?[\s,]*/i

const PRONOUN = /\b(?:it|them|that|those|both)\b/i
const VAGUE =
  '(?:(?:some|any|a few|a little|a bit|a lot|lots|many|several|plenty|part|most|half|a handful|some more)(?: of)? )?(?:(?:the|my|our) )?'

type Merge = (given: { message: string; about: string; answer: string }) => string

/** How an answer completes the message that a question was asked about: one row for each question of the rules. */
const QUESTIONS: readonly { asked: RegExp; merge: Merge }[] = [
  {
    asked: /How (?:much|many) (?<about>[^?]+), exactly\?/,
    merge: ({ message, about, answer }) => replaceFood(message, about, withFood(answer, about)),
  },
  {
    asked: /Which food do you mean by "(?<about>[^"]+)"\?/,
    merge: ({ message, about, answer }) =>
      message.toLowerCase().includes(about) && !PRONOUN.test(about)
        ? replaceFood(message, about, answer)
        : message.replace(PRONOUN, () => answer),
  },
  {
    asked: /"(?<about>[^"]+)" is no amount that I can keep/,
    merge: ({ message, about, answer }) =>
      message.toLowerCase().includes(about)
        ? replaceText(message, about, withFood(answer, about.split(' ').at(-1) ?? about))
        : `${message} ${answer}`,
  },
  {
    asked:
      /(?:There is no such day as (?<no>.+?)\. Which|tell which day "(?<unread>[^"]+)" is|, and (?<far>\S+) is none of them)/,
    merge: ({ message, about, answer }) =>
      message.toLowerCase().includes(about.toLowerCase())
        ? replaceText(message, about.toLowerCase(), answer.replace(/^(?:on|by|until|for) /i, ''))
        : `${message} ${answer}`,
  },
  {
    asked: /Where did the (?<about>[^?]+) go\?/,
    merge: ({ message, answer }) =>
      `${bare(message)} to the ${answer.replace(/^(?:in(?:to)?|to|on(?:to)?)\s+/i, '').replace(/^the\s+/i, '')}`,
  },
  { asked: /Which food do you mean\?/, merge: ({ message, answer }) => `${bare(message)} ${answer}` },
  {
    asked: /Which recipe do you mean\?/,
    merge: ({ message, answer }) =>
      message.replace(
        /\b(?:(?:that|the|this|my) recipe|it|that one|that|this)\b/i,
        () => `the ${answer.replace(/^the /i, '').replace(/ (?:recipe|one)$/i, '')} recipe`,
      ),
  },
  // Whoever is asked what to do says it anew.
  {
    asked: /What shall I do (?:instead|about "[^"]*")\?|I understand simple English sentences/,
    merge: ({ answer }) => answer,
  },
]

/** Reads a message together with what it answers. A called agent is asked by the goal of the call, not by the person. */
export function saidIn(brief: TurnBrief): Said {
  const { message } = brief
  const answered = brief.answered ?? yesToPending(brief)
  if (answered === null || answered.message === message) return { text: message, isAnswer: false }
  return mergeAnswer(answered)
}

type Answered = Pick<NonNullable<TurnBrief['answered']>, 'asked' | 'message' | 'answer'>

/** Puts an answer together with the message that was asked about. */
export function mergeAnswer({ asked, message: earlier, answer }: Answered): Said {
  const question = QUESTIONS.find((one) => one.asked.test(asked))
  if (question === undefined) return { text: goneOn(earlier, answer), isAnswer: true }
  // "Yes" is no food, and no amount of it.
  if (isFoodAsked(asked) && namesNothing(answer)) return { text: answer, isAnswer: true }
  const merged = answersOf(asked, answer).reduce(
    (text, one) => question.merge({ message: text, ...one }),
    bare(earlier),
  )
  return { text: merged, isAnswer: false }
}

const isFoodAsked = (asked: string): boolean => /Which food do you mean|How (?:much|many) /.test(asked)
const NAMES_NOTHING =
  /^(?:yes|yep|yeah|no|nope|sure|ok|okay|please|it|them|that|those|this|the same|whatever|(?:i )?(?:do not|don't) know|do it|go ahead)(?:[ ,]+(?:please|thanks))?$/i

/** "Yes please, italian" says yes to what is open, though it says more. */
function yesToPending(brief: TurnBrief): Answered | null {
  return YES.exec(brief.message)?.[0] ? openQuestion(brief) : null
}

/** What is still open, with the message that it was asked about, if that was the last one. */
export function openQuestion({ pending, recent_turns, message }: TurnBrief): Answered | null {
  const last = recent_turns.at(-1)
  if (!pending || !last?.response.includes(pending.summary.slice(0, 40))) return null
  return { asked: pending.summary, message: last.message, answer: message }
}

/** Several questions may be answered at once, in their order: "500 g and 2". */
function answersOf(asked: string, answer: string): { about: string; answer: string }[] {
  const amounts = [...asked.matchAll(/How (?:much|many) (?<about>[^?]+), exactly\?/g)]
  const parts = foldBlanks(bare(answer)).split(/ ?(?:,|\band\b) ?/i)
  if (amounts.length > 1 && parts.length === amounts.length)
    return amounts.map((match, index) => ({
      about: match.groups?.['about'] ?? '',
      answer: parts[index] ?? '',
    }))
  const about = QUESTIONS.flatMap((one) => Object.values(one.asked.exec(asked)?.groups ?? {})).find(
    (one) => one !== undefined,
  )
  return [{ about: about ?? '', answer: bare(answer) }]
}

function goneOn(earlier: string, answer: string): string {
  const rest = answer.replace(YES, (yes) => (/\b(?:but|except)\b/i.test(yes) ? 'but ' : '')).trim()
  return rest === '' ? earlier : `${bare(earlier)}. ${rest}`
}

/** Is the answer to a question for a food none: a yes, a no, an "it"? */
export function namesNothing(answer: string): boolean {
  return NAMES_NOTHING.test(bare(answer))
}

function bare(text: string): string {
  return withoutEnding(text.trim(), '.?!')
}

/** "500 g" of flour; an answer that names the food says it all. */
function withFood(answer: string, food: string): string {
  if (answer.toLowerCase().includes(food)) return answer
  return /^(?:all|all of (?:it|them)|everything)$/i.test(answer) ? `all the ${food}` : `${answer} ${food}`
}

function replaceFood(message: string, food: string, by: string): string {
  const escaped = food.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = new RegExp(`\\b${VAGUE}${escaped}`, 'i')
  return pattern.test(message) ? message.replace(pattern, () => by) : `${message} ${by}`
}

function replaceText(message: string, spoken: string, by: string): string {
  const start = message.toLowerCase().indexOf(spoken)
  return start === -1 ? message : message.slice(0, start) + by + message.slice(start + spoken.length)
}
