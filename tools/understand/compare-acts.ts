import type { Act, Understood } from '@alfred/offline/understanding'
import type { Line } from './corpus.ts'

// How a reading is held against a line: as evals/corpus/score.mjs does, which others score with.

/** Slots that a careful reader may add or leave out without changing what happens. */
const optional = new Set([
  'why',
  'reason',
  'log',
  'deduct',
  'source',
  'note',
  'about',
  'goal',
  'text',
  'query',
  'time',
  'part',
])
/** Slots in words of one's own: enough that half of the shorter are in both. */
const free = new Set(['what', 'value', 'title'])
const units: Readonly<Record<string, string>> = {
  ...{
    litre: 'l',
    litres: 'l',
    liter: 'l',
    liters: 'l',
    gram: 'g',
    grams: 'g',
    kilo: 'kg',
    kilos: 'kg',
    kilogram: 'kg',
  },
  ...{
    pints: 'pint',
    pt: 'pint',
    pts: 'pint',
    ounce: 'oz',
    ounces: 'oz',
    pound: 'lb',
    pounds: 'lb',
    lbs: 'lb',
    pieces: 'piece',
    pcs: 'piece',
  },
  ...{
    tins: 'tin',
    can: 'tin',
    cans: 'tin',
    packs: 'pack',
    packet: 'pack',
    packets: 'pack',
    pkt: 'pack',
    bags: 'bag',
    jars: 'jar',
    bottles: 'bottle',
  },
  ...{
    slices: 'slice',
    cups: 'cup',
    servings: 'serving',
    portions: 'serving',
    portion: 'serving',
    cloves: 'clove',
    bunches: 'bunch',
    tablespoon: 'tbsp',
    teaspoon: 'tsp',
  },
}
const days: Readonly<Record<string, string>> = {
  tonight: 'today',
  'this evening': 'today',
  'this morning': 'today',
  'last night': 'yesterday',
  tmrw: 'tomorrow',
}
const smallWords = new Set(['a', 'an', 'the', 'of', 'my', 'some', 'next', 'this', 'on'])

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:oes|ches|shes|xes|sses)$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

function wordsOf(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/yoghurt/g, 'yogurt')
  const words = plain
    .replace(/[^a-z0-9.%]+/g, ' ')
    .trim()
    .split(' ')
  return words
    .filter((word) => !smallWords.has(word))
    .map(singular)
    .join(' ')
}

type Plain = string | number | boolean | undefined

function normal(slot: string, value: unknown): Plain {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return undefined
  if (typeof value === 'number' || typeof value === 'boolean') return value
  if (Array.isArray(value))
    return value
      .map((each) => JSON.stringify(normal(slot, each)))
      .toSorted()
      .join('|')
  if (typeof value === 'object') return JSON.stringify(slotsOf(value as Readonly<Record<string, unknown>>))
  const text = String(value)
  if (slot === 'unit') {
    const unit = units[text.toLowerCase()] ?? text.toLowerCase()
    return unit === 'piece' ? undefined : unit
  }
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : wordsOf(days[text.toLowerCase()] ?? text)
}

function slotsOf(act: Readonly<Record<string, unknown>>): Record<string, Plain> {
  const slots = Object.keys(act)
    .toSorted()
    .filter((slot) => slot !== 'tool')
  return Object.fromEntries(
    slots.map((slot) => [slot, normal(slot, act[slot])] as const).filter(([, value]) => value !== undefined),
  )
}

function isAlike(one: string, other: string): boolean {
  const [words, others] = [new Set(one.split(' ')), new Set(other.split(' '))]
  const both = [...words].filter((word) => others.has(word)).length
  return both >= Math.max(1, Math.min(words.size, others.size) / 2)
}

function isSameSlot(slot: string, told: Plain, read: Plain): boolean {
  if (told === read) return true
  if (free.has(slot) && typeof told === 'string' && typeof read === 'string') return isAlike(told, read)
  if (typeof told === 'number' && typeof read === 'number')
    return Math.abs(told - read) <= Math.abs(told) * 0.011
  return (
    slot === 'day' && ((told === undefined && read === 'today') || (read === undefined && told === 'today'))
  )
}

/** Each slot that was told is read; what is read beside it may only be a place or another optional slot. */
export function isSameAct(gold: Act, act: Act): boolean {
  if (gold.tool !== act.tool) return false
  const [told, read] = [slotsOf(gold), slotsOf(act)]
  return [...new Set([...Object.keys(told), ...Object.keys(read)])].every(
    (slot) =>
      optional.has(slot) ||
      isSameSlot(slot, told[slot], read[slot]) ||
      (told[slot] === undefined &&
        (['location', 'meal'].includes(slot) || (slot === 'quantity' && read[slot] === 1))),
  )
}

function areSameActs(gold: readonly Act[], acts: readonly Act[]): boolean {
  const left = [...acts]
  return (
    gold.length === acts.length &&
    gold.every((act) => {
      const at = left.findIndex((each) => isSameAct(act, each))
      return at >= 0 && left.splice(at, 1).length === 1
    })
  )
}

const sameQuestion: Readonly<Record<string, string>> = {
  option: 'which',
  recipe: 'which',
  item: 'which',
  amount: 'quantity',
  confirmation: 'confirm',
  date: 'day',
  when: 'day',
}
const slotAsked = (asks: string | undefined): string =>
  sameQuestion[(asks ?? '').toLowerCase()] ?? (asks ?? '').toLowerCase()

/** Is a reading what the line means, or one of the other lists of acts that are as good? */
export function isExact(line: Line, { kind, acts, asks }: Understood): boolean {
  if (line.kind === 'ask')
    return kind === 'ask' && (line.asks === undefined || slotAsked(line.asks) === slotAsked(asks))
  if (kind === line.kind) return [line.acts, ...line.also_ok].some((accepted) => areSameActs(accepted, acts))
  return (
    kind === 'acts' && line.also_ok.some((accepted) => accepted.length > 0 && areSameActs(accepted, acts))
  )
}
