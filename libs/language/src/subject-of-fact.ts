import { singular } from './food-key.ts'

/** What a statement is about, and under which key one that contradicts it would stand. Null where code cannot tell. */
export type FactSubject = { subject: string | null; key: string | null }

const VERBS: Readonly<Record<string, readonly string[]>> = {
  be: ["'s", "'m", "'re", 'is', 'are', 'was', 'were', 'am', 'im'],
  live: ['live', 'lives', 'hang', 'hangs', 'sit', 'sits', 'stand', 'stands', 'stay', 'stays', 'go', 'goes'],
  run: ['run', 'runs'],
  want: ['want', 'wants'],
  need: ['need', 'needs'],
  work: ['work', 'works'],
  eat: ['eat', 'eats', 'have dinner', 'dine'],
  come: ['come', 'comes', 'arrive', 'arrives'],
  open: ['open', 'opens'],
  close: ['close', 'closes', 'shut', 'shuts'],
  take: ['take', 'takes'],
  cost: ['cost', 'costs'],
  start: ['start', 'starts', 'begin', 'begins'],
  get: ['get up', 'gets up'],
  shop: ['shop', 'shops'],
  cook: ['cook', 'cooks'],
  prefer: ['prefer', 'prefers', "'d rather have"],
  have: ["'ve got", 'have got', 'has got', 'have', 'has', "'ve"],
  like: ['like', 'likes', 'love', 'loves', 'enjoy', 'enjoys'],
  buy: ['buy', 'buys', 'order', 'orders'],
  use: ['use', 'uses', 'own', 'owns', 'keep', 'keeps', 'drink', 'drinks', 'grow', 'grows', 'make', 'makes'],
}
/** Of these there may be several: each is about what follows it. */
const OF_MANY: ReadonlySet<string> = new Set(['have', 'like', 'buy', 'use', 'prefer'])
const LEMMAS = new Map(
  Object.entries(VERBS).flatMap(([lemma, forms]) => forms.map((form) => [form, lemma] as const)),
)
const FORMS = [...LEMMAS.keys()].toSorted((one, other) => other.length - one.length)
const SPLIT = new RegExp(`(?: |(?='))(?<verb>${FORMS.join('|')}) (?<rest>.{1,400})$`)

const PLACES =
  /^(?:now |still |always |usually |back |all )*(?:at|in|on|under|behind|beneath|with|inside|next|above|over|by|near|from|out|off|away|back|here|there|upstairs|downstairs|beside|between)\b/
const DAYS =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bweekends?\b|\b(?:breakfast|lunch|dinner|supper)\b/g
/** Where the words for a thing end. */
const BEHIND_THING =
  / (?:in|on|at|for|with|from|to|near|over|under|behind|instead|because|cos|since|than|when|that|which|and|every|now)\b.*$/
const ARTICLE =
  /^(?:the|a|an|my|our|your|his|her|their|its|some|any|this|that|only|no|two|three|four|\d{1,4}) /

/** The subject of an English statement: "the oven runs hot" is about the oven, and of how an oven runs there is one truth. */
export function subjectOfFact(text: string): FactSubject {
  const said = text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[.!?, ]{1,20}$/, '')
    .trim()
  const found = SPLIT.exec(` ${said}`.slice(0, 500))
  const verb = found?.groups?.['verb'] ?? ''
  const rest = found?.groups?.['rest'] ?? ''
  const lemma = LEMMAS.get(verb)
  const before = found === null ? '' : ` ${said}`.slice(1, found.index)
  const subject = withoutArticles(before)
  if (lemma === undefined || subject === '' || subject.split(' ').length > 7)
    return { subject: null, key: null }
  const days = [...new Set((said.match(DAYS) ?? []).map((day) => singular(day)))].toSorted()
  if (OF_MANY.has(lemma)) {
    const thing = withoutArticles(rest.replace(BEHIND_THING, ''))
    const head = singular(thing.split(' ').at(-1) ?? '')
    return { subject: thing === '' ? subject : thing, key: keyOf([subject, lemma, head, ...days]) }
  }
  const sort = (lemma === 'be' || lemma === 'live') && PLACES.test(rest) ? 'at' : lemma
  return { subject, key: keyOf([subject, sort, ...days]) }
}

const keyOf = (parts: readonly string[]): string => parts.join(' ').slice(0, 200)

function withoutArticles(words: string): string {
  const bare = words.trim().replace(ARTICLE, '')
  return bare === words.trim() ? bare : withoutArticles(bare)
}

/** The statement with another end: what "it's at Carol's" puts right in "the big pot is at mum's". */
export function sayAnew(text: string, rest: string): string {
  const plain = text.replace(/[’‘`]/g, "'")
  const found = SPLIT.exec(` ${plain.toLowerCase()}`.slice(0, 500))
  const before = found === null ? text : plain.slice(0, Math.max(found.index - 1, 0)).trim()
  return before === '' ? rest : `${before} is ${rest}`
}
