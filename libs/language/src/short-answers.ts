import { keysOf } from '@alfred/contracts'
import { ordinalWords } from './read-number.ts'
import { shortAnswerWords } from './short-answer-words.ts'
import type { Language } from './wording/languages.ts'

export type ShortAnswer = keyof typeof shortAnswerWords

type Word = { kind: ShortAnswer; language: Language | 'any' }

const known = new Map<string, Word>(
  keysOf(shortAnswerWords).flatMap((kind) =>
    keysOf(shortAnswerWords[kind]).flatMap((language) =>
      shortAnswerWords[kind][language]
        .split('|')
        .filter((word) => word !== '')
        .map((word) => [word, { kind, language }] as const),
    ),
  ),
)

/** A longer yes consists of these words only: "yes, that looks right, log them all please". */
const affirming = new Set(
  (
    "yes yep yeah sure ok okay please do it them em that this these those all both that's thats is are looks look sounds good great fine " +
    'perfect right correct works for me my log save add put down keep weight height age measurements go ahead just the proposal plan thanks thank you exactly so lets on then one mine now'
  ).split(' '),
)

/** Short commands that confirm a proposal if there is one, and are commands of their own otherwise. */
const orders = new Set([
  ...['log it', 'log that', 'save it', 'save that', 'save them', 'add it', 'add that', 'set that', 'do it'],
  ...['discard', 'stop', 'forget it'],
])

/** Is the message a short command, which may mean something other than the open question? */
export function isOrder(message: string): boolean {
  return orders.has(plainWords(message).replace(/ please$/, ''))
}

/**
 * Reads a short answer: "Yes, please!" is a confirmation. Undefined for a message that says more than the phrases of
 * the table.
 */
export function readShortAnswer(message: string): ShortAnswer | undefined {
  const [first] = wordsRead(message)
  return first?.kind
}

/** The language of a short answer; undefined for one that several languages share, and for any other message. */
export function languageOfShortAnswer(message: string): Language | undefined {
  const spoken = new Set(wordsRead(message).map(({ language }) => language))
  spoken.delete('any')
  const [only, ...others] = spoken
  return only === 'any' || others.length > 0 ? undefined : only
}

/** What waits is refused, whatever the reason: "no wait, don't log it, my colleague ate it". What is wanted instead is no reason. */
const REFUSES =
  /^(?:(?:no|nope|oh|wait|stop|sorry|actually|hang on|hold on|please) )*(?:don't|dont|do not) (?:log|save|add|do|set|write|put|plan|keep|enter|record) (?:it|that|them|this|those)(?: down| in| on| yet| there)?(?! (?:as|for|to|on|in|at|with|but|instead|until|till|yet)\b)(?!.*\b(?:but|instead|make it|only|just|rather)\b)(?: .+)?$/

/** Sounds that say nothing: "hmm, no". */
const HESITATES = /^(?:h+m+|u+[hm]+|o+h+|a+h+|erm?)$/

/** Praise beside a yes says no more than the yes: "very good, save that". */
const PRAISES =
  /^(?:(?:that's|thats|that is|oh|ok|yes|very|really|so|all|much) )*(?:good|nice|lovely|brilliant|smashing|grand|ace|excellent|super|wonderful|fab|fantastic|cool|spot on|better|just right|delicious|nice one|good one|good stuff)$/

/** The phrases of the table that a message consists of, all of one kind; none for a message that says more. */
function wordsRead(message: string): Word[] {
  if (message.includes('?')) return []
  const plain = plainWords(message)
  if (REFUSES.test(plain)) return [{ kind: 'cancel', language: 'en' }]
  const whole = wordOf(plain)
  if (whole) return [whole]
  // "thx, cheers" is thanks twice, "go ahead and log it" a yes.
  const parts = message
    .split(/[,.;!]+|\sand\s(?=\S)/i)
    .map(plainWords)
    .filter((part) => part !== '' && !HESITATES.test(part))
  const words = parts.flatMap((part) => wordOf(part) ?? [])
  const isPraised = words.length > 0 && words.every(({ kind }) => kind === 'confirm' || kind === 'thanks')
  const answered = isPraised
    ? parts.filter((part) => wordOf(part) !== undefined || !PRAISES.test(part))
    : parts
  if (words.length === answered.length) {
    // "Log it, thanks" is a yes.
    const answers = words.filter(({ kind }) => kind !== 'thanks')
    const meant = answers.length > 0 ? answers : words
    if (new Set(meant.map(({ kind }) => kind)).size === 1) return meant
  }
  const said = plain.split(' ')
  if (isRunOfYes(said)) return [{ kind: 'confirm', language: 'en' }]
  const beginsWithYes = ['yes', 'yep', 'yeah', 'sure', 'ok', 'okay'].includes(said[0] ?? '')
  return beginsWithYes && said.every((word) => affirming.has(word))
    ? [{ kind: 'confirm', language: 'en' }]
    : []
}

const RUN_MAX = 8
const PHRASE_MAX = 5

/** Words of assent one behind the other, without a mark between them: "perfect do it", "lovely go ahead thanks". */
function isRunOfYes(said: readonly string[]): boolean {
  if (said.length < 2 || said.length > RUN_MAX) return false
  const kinds: string[] = []
  for (let at = 0; at < said.length;) {
    const length = [PHRASE_MAX, 4, 3, 2, 1].find(
      (count) => assentOf(said.slice(at, at + count)) !== undefined,
    )
    if (length === undefined) return false
    kinds.push(assentOf(said.slice(at, at + length)) ?? '')
    at += Math.min(length, said.length - at)
  }
  return kinds.includes('confirm')
}

function assentOf(words: readonly string[]): 'confirm' | 'thanks' | 'praise' | undefined {
  const text = words.join(' ')
  const kind = wordOf(text)?.kind
  if (kind === 'confirm' || kind === 'thanks') return kind
  return PRAISES.test(text) ? 'praise' : undefined
}

function wordOf(words: string): Word | undefined {
  const bare = words.replace(/[👍👎]/gu, '').trim()
  return known.get(words) ?? known.get(bare) ?? known.get(bare.replace(/ please$/, ''))
}

/** The text in lower case, with straight quotes, without punctuation and without the name Alfred. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\balfred\b/g, '')
    .replace(/[^\p{L}\p{N}'👍👎 ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns the option that the message names by its key or its label. Undefined when there is none. */
export function readOption<Option extends { key: string; label: string }>(
  message: string,
  options: readonly Option[],
): Option | undefined {
  const said = message
    .toLowerCase()
    .replace(/[.!]{1,9}$/, '')
    .replace(/^(?:the |option |number |no\. ?|#)+/, '')
    .replace(/ one$/, '')
    .trim()
  const number = ordinalWords.indexOf(said.replace(/ (?:one|option|please)$/, ''))
  if (number >= 0) return options[number]
  if (/^last(?: one)?$/.test(said)) return options.at(-1)
  const exact = options.find(({ key, label }) => said === key.toLowerCase() || said === label.toLowerCase())
  if (exact) return exact
  const close = options.filter(({ label }) => said.length > 2 && label.toLowerCase().includes(said))
  return close.length === 1 ? close[0] : undefined
}
