import type { Thing } from '../things/things-and-parts.ts'
import { textOf, wordsBefore, wordsOf, type Given } from './given.ts'
import { ownRecipe } from './recipe-name.ts'

// What a message writes on a recipe: a note and a new name, in the words of the person.

/** The words of the message from a pattern on, as they were written. */
function rawBehind(
  { sentence: { tokens }, part }: Given,
  isBefore: (words: string) => boolean,
): string | undefined {
  for (let at = part.end - 1; at > part.start; at -= 1) {
    const words = tokens
      .slice(Math.max(part.start, at - 3), at)
      .map(({ text }) => text)
      .join(' ')
    if (!isBefore(words)) continue
    const said = tokens.slice(at, part.end).filter(({ text }) => !/^(?:lol|please|pls|instead)$/.test(text))
    return said
      .map(({ raw }) => raw)
      .join(' ')
      .replace(/ from now on$/, '')
  }
  return undefined
}

/** The words behind the first of a sort that stands behind "rename" or the like. */
function rawBehindFirst(given: Given, word: RegExp): string | undefined {
  const { tokens } = given.sentence
  const at = tokens.findIndex(
    ({ text }, index) => index > given.part.start && index < given.part.end - 1 && word.test(text),
  )
  return at < 0 ? undefined : rawFrom(given, at + 1).replaceAll(/ (?:lol|please|pls|instead)\b/g, '')
}

/** The words of the part from a token on, up to a reason behind a comma. */
const rawFrom = ({ sentence: { tokens }, part }: Given, start: number): string =>
  tokens
    .slice(start, reasonAt(tokens, { start, end: part.end }))
    .map(({ raw }) => raw)
    .join(' ')
    .replace(/ from now on$/, '')

/** Where a reason begins: "..., it's not mine". */
function reasonAt(
  tokens: Given['sentence']['tokens'],
  { start, end }: { start: number; end: number },
): number {
  const at = tokens.findIndex(
    ({ text }, index) =>
      index > start &&
      index < end &&
      tokens[index - 1]?.stop === ',' &&
      /^(?:its|thats|theyre|cos|coz|because|since|as)$/.test(text),
  )
  return at < 0 ? end : at
}

/** A new name: "rename it to ...", "call it ...". */
export function newNameOf(given: Given): string | null | undefined {
  const text = textOf(given)
  if (!/ (?:rename|renamed|retitle|call|name|named|called|title) /.test(text)) return undefined
  const behindCall = rawBehind(given, (words) =>
    /\b(?:(?:call|name) (?:it|that|this)|be (?:named|called))$/.test(words),
  )
  const behindTo = / (?:rename|renamed|retitle|change|title|name) /.test(text)
    ? rawBehindFirst(given, /^(?:to|as|into)$/)
    : undefined
  const behindColon = behindStop(given)
  const named = ownRecipe(given, 'recipes')
  const isCalled = named !== undefined && /\bcall(?: the| my)?$/.test(wordsBefore(given, named.start, 2))
  const behindName = isCalled ? rawFrom(given, named.end) : undefined
  const until = (name: string | undefined): string | undefined =>
    name
      ?.split(/,? (?:and|then) (?=make|add|double|bump|\d)/)[0]
      ?.replace(/^(?:should|must|ought to) be /, '')
  const name = until(behindCall ?? behindName ?? behindTo) ?? wordsOf(given, 'name') ?? behindColon ?? null
  return name !== null &&
    /^(?:(?:please )?(?:change|rename|fix|do|sort|give) (?:it|that|this|the name)|something (?:else|different|new|better)|another name)\b/i.test(
      name,
    )
    ? null
    : name
}

/** The words behind a colon or, without one, behind the first comma. */
function behindStop({ sentence: { tokens }, part }: Given): string | undefined {
  const inside = tokens.slice(part.start, part.end)
  const colon = inside.findIndex(({ stop }) => stop.includes(':'))
  const at = colon >= 0 ? colon : inside.findIndex(({ stop }) => stop.includes(','))
  if (at < 0 || at === inside.length - 1) return undefined
  return inside
    .slice(at + 1)
    .map(({ raw }) => raw)
    .join(' ')
}

/** Does a part ask for a note? */
export const isNote = (given: Given): boolean =>
  / (?:note|notes|jot|write) | recipe that /.test(textOf(given))

const ASKS = /^(?:please|can|could|you|make|do|add|also|and|a)$/

/** What is to be noted: behind "that" or a colon, before "write it in" at the end, otherwise behind what says that it is a note. */
export function notesOf(given: Given): string | null | undefined {
  if (!isNote(given)) return undefined
  const raw = given.sentence.tokens.slice(given.part.start, given.part.end)
  const noteAt = raw.findLastIndex(({ text }) => /^(?:note|write|put|jot)/.test(text))
  const asked = raw.findLastIndex(({ stop }, at) => stop !== '' && at < noteAt)
  const isLast = raw.slice(noteAt, -1).every(({ stop }) => stop === '') && raw.length - noteAt < 6
  const isAsked = raw.slice(asked + 1, noteAt).every(({ text }) => ASKS.test(text))
  const end = isLast && isAsked ? asked : -1
  const before = beforeNoteThat(given) ?? writtenOn(given)
  if (before !== undefined) return before
  const said = rawBehind(given, (words) =>
    /\b(?:(?:note|notes|write|says|recipe)(?: down)? that|notes? saying)$/.test(words),
  )
  if (said !== undefined) return said.replace(/^(?:it|it.?s) /, '')
  if (end > 0)
    return raw
      .slice(0, end + 1)
      .map((token) => token.raw)
      .join(' ')
  return (
    behindStop(given) ??
    rawBehind(given, (words) => /\b(?:that|note|notes|recipe|says|it|on)$/.test(words)) ??
    null
  )
}

/** "Make it milder for the kids and note that on the recipe": what is to be noted stands before. */
function beforeNoteThat(given: Given): string | undefined {
  const words = given.sentence.tokens.slice(given.part.start, given.part.end)
  const at = words.findIndex(
    ({ text }, place) =>
      place > 2 &&
      /^(?:note|write|jot|put)$/.test(text) &&
      /^(?:that|it|this)$/.test(words[place + 1]?.text ?? '') &&
      /^(?:|on|in|into|for|to|down)$/.test(words[place + 2]?.text ?? ''),
  )
  const until = words[at - 1]?.text === 'and' ? at - 1 : at
  return at < 0
    ? undefined
    : words
        .slice(0, until)
        .map(({ raw }) => raw)
        .join(' ')
}

/** "Write rest it well on the brisket recipe": what stands between the verb and the recipe, which ends the message. */
function writtenOn(given: Given): string | undefined {
  const { tokens } = given.sentence
  const { start, end } = given.part
  const verb = tokens.findIndex(
    ({ text }, at) => at >= start && at < end && /^(?:write|jot|scribble|put)$/.test(text),
  )
  const on = tokens.findLastIndex(
    ({ text }, at) => at > verb + 2 && at < end - 1 && /^(?:on|in|under|onto)$/.test(text),
  )
  const named = given.part.things.findLast((thing) => thing.start > on && thing.start <= on + 2)
  const behind = tokens.slice(named?.end ?? end, end).map(({ text }) => text)
  const isLast =
    named !== undefined && behind.every((text) => /^(?:recipe|recipes|notes?|please|pls|too)$/.test(text))
  if (verb < 0 || on < 0 || !isLast) return undefined
  const note = tokens.slice(verb + 1, on)
  return /^(?:a |the |my )?(?:notes?|it|that|this)\b/.test(note.map(({ text }) => text).join(' '))
    ? undefined
    : note.map(({ raw }) => raw).join(' ')
}

/** A note without the name of its recipe: "less sugar in the buns" of the buns is "less sugar". */
export function withoutName(
  note: string | null | undefined,
  named: Thing | undefined,
): string | null | undefined {
  if (typeof note !== 'string' || named === undefined) return note
  const said = named.said.replaceAll(/[^a-z0-9 ]/g, '.')
  const name = `(?:in|for|to|by|with|on|of) (?:the |my |our )?${said}(?: recipe)?`
  const bare = note
    .replace(/^note (?:inside |in it |on it |there |that |to it |it )?/i, '')
    .replace(new RegExp(`^${name}[,:]? `, 'i'), '')
    .replace(
      new RegExp(`^(?:the |my |our )?${said}(?: recipe)?[,:]? (?:(?:takes?|needs?|wants?) (?=\\d))?`, 'i'),
      '',
    )
    .replace(new RegExp(` ${name}$`, 'i'), '')
    .replace(/^(?:is|its) /i, '')
  return bare === '' ? note : bare
}
