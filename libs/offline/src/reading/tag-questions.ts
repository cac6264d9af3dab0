/** The auxiliaries by which a tag takes up its statement, with the forms that it may have there. */
const FAMILIES: readonly { tag: RegExp; inStatement: string }[] = [
  { tag: /^(?:is|are|am|was|were|ai)$/, inStatement: 'is|are|am|was|were' },
  { tag: /^(?:have|has|had)$/, inStatement: 'have|has|had' },
  { tag: /^(?:do|does|did)$/, inStatement: 'do|does|did' },
  { tag: /^(?:can|ca)$/, inStatement: 'can' },
  { tag: /^(?:will|wo)$/, inStatement: 'will' },
  { tag: /^could$/, inStatement: 'could' },
  { tag: /^would$/, inStatement: 'would' },
  { tag: /^should$/, inStatement: 'should' },
]

/** What is short behind a pronoun, in full. */
const IN_FULL: Readonly<Record<string, string>> = { s: 'is', re: 'are', m: 'am', ve: 'have', ll: 'will' }

const TAG =
  /^(.+?),? (?:(is|are|was|were|do|does|did|have|has|had|can|could|will|would|should|ai|ca|wo)(?:n['’]?t)?) (i|we|you|it|that|they|he|she|there)\s*\?*$/i
/** A word that asks whether a statement holds: "the nappies are sorted, yeah?" */
const ASKING_WORD = /^(.+?),? (?:right|yeah|yes|no|eh|correct)\s*\?+$/i
const LAST_CLAUSE =
  /^(.*(?:[.!?;]|,(?! (?:right|yeah|yes|no|eh|correct)\b|[^,]{0,8}n['’]?t \w+\s*\?*$)) |)(.+)$/is
const OPENING = /^((?:so|and|but|oh|well|ok|okay|then)\b,? )?(.+)$/is

/** A statement that begins so asks, orders, or is none. */
const NO_STATEMENT =
  /^(?:what|who|where|when|why|how|which|whose|is|are|was|were|do|does|did|have you|has|can|could|will|would|should|please|tell|add|put|log|show|get|or)\b/i
/** The words before a tag behind which it is none: "see what else is there", "keep do you think". */
const ASKED_WITHIN = /\b(?:what|who|where|which|how|whether|if)\b/i
/** Whoever is asked to do it is told to: "put the kettle on, would you?" */
const ORDERS = /^(?:will|would|can|could)$/i

/** What a past form is behind "did". */
const PRESENT: Readonly<Record<string, string>> = {
  ...{
    had: 'have',
    bought: 'buy',
    ate: 'eat',
    got: 'get',
    made: 'make',
    used: 'use',
    put: 'put',
    said: 'say',
  },
  ...{
    took: 'take',
    gave: 'give',
    ran: 'run',
    left: 'leave',
    drank: 'drink',
    froze: 'freeze',
    threw: 'throw',
  },
}

/**
 * A message with the statement that its last clause asks about turned into the question: "we still need bread, don't we" is "do we still need
 * bread?". Taken as a statement it would be done, and its "don't" would deny it.
 */
export function withoutTag(message: string): string {
  const [, before = '', clause = ''] = LAST_CLAUSE.exec(message.trim()) ?? []
  const [, opening = '', said = ''] = OPENING.exec(clause) ?? []
  const asked = NO_STATEMENT.test(said) ? undefined : (askedByTag(said) ?? askedByWord(said))
  return asked === undefined ? message : `${before}${opening}${asked}?`
}

function askedByTag(said: string): string | undefined {
  const [, statement = '', tag = '', who = ''] = TAG.exec(said) ?? []
  if (ASKED_WITHIN.test(statement) || !statement.includes(' ')) return undefined
  if (who.toLowerCase() === 'you' && ORDERS.test(tag)) return undefined
  const family = FAMILIES.find((one) => one.tag.test(tag.toLowerCase()))
  return family && (inverted(statement, family.inStatement) ?? withDo(statement, tag.toLowerCase()))
}

function askedByWord(said: string): string | undefined {
  const statement = ASKING_WORD.exec(said)?.[1]
  return statement === undefined ? undefined : inverted(statement, 'is|are|am|was|were|have|has')
}

/** The statement with its auxiliary in front, in which a denial is left out. */
function inverted(statement: string, forms: string): string | undefined {
  const full = statement.replace(
    /^(i|we|you|it|that|they|he|she|there)['’](s|re|m|ve|ll)\b/i,
    (_, who: string, short: string) => `${who} ${fullOf(short, forms)}`,
  )
  const [, subject, form, rest] =
    new RegExp(`^((?:[^\\s,]+ ){1,5}?)(${forms})(?:n['’]?t| not)? (.+)$`, 'i').exec(full) ?? []
  if (subject === undefined || form === undefined) return undefined
  const isPlural = /^there $/i.test(subject) && /^is$/i.test(form) && /^\w+s\b/i.test(rest ?? '')
  return `${isPlural ? 'are' : form.toLowerCase()} ${inside(subject)}${rest ?? ''}`
}

/** An "'s" is "has" where the tag takes up a "has". */
const fullOf = (short: string, forms: string): string =>
  short.toLowerCase() === 's' && forms.startsWith('have') ? 'has' : (IN_FULL[short.toLowerCase()] ?? short)

/** The statement with a "do" in front; undefined where its past has no known present. */
function withDo(statement: string, tag: string): string | undefined {
  if (!/^(?:do|does|did)$/.test(tag)) return undefined
  if (tag !== 'did') return `${tag} ${inside(statement)}`
  const past = statement.split(' ').find((word) => Object.hasOwn(PRESENT, word.toLowerCase()))
  return past === undefined
    ? undefined
    : `did ${inside(statement.replace(past, PRESENT[past.toLowerCase()] ?? past))}`
}

/** A beginning as it is written inside a sentence. */
const inside = (text: string): string =>
  /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
