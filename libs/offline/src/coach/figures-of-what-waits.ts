import { findNutrient, nutrients, type Nutrient, type TurnBrief } from '@alfred/contracts'
import { joinWords } from '@alfred/language/wording'
import { z } from 'zod'
import { ask, openSlot } from '../reading/intent.ts'
import type { Intent } from './coach-intent.ts'
import type { Sentence } from './plain-sentences.ts'

// Reads that the figures of what waits to be logged are asked for: "carbs?", "fibre and calories for that please". It keeps waiting.

/**
 * What such a message is made of, besides nutrients. Each word of it is one of these: whatever is left over, such as another food or a
 * day, makes it another question.
 */
const PARTS = {
  asks: `how many|how much|what about|how about|what is|what's|whats|what are|what was|what were|what does|what did|what do|and what|tell me|give me|show me|can you tell me|could you tell me|any idea of|do you know|i wonder|what|just how many`,
  points: `that lot|all of that|all of it|all that|the whole lot|the lot|that one|those two|that|it|this|those|these|them|they|there|altogether|in total|in all|total|the total|all told|all in|together`,
  verbs: `comes to|come to|came to|adds up to|add up to|work out at|works out at|worth of|worth|contains?|was|were|is|are|does|did|do|has|have|had|be|got|make|makes|in`,
  fillers: `oh|ok|okay|so|and|or|also|plus|please|then|right|hmm|well|just|quickly|quick|thanks|ta|cheers|roughly|about|approximately|actually|wise|like|for me|by the way|alfred|the|of|for|from|with|on|a|content|count|figures?|again|first|before i say yes|before you log it`,
}
const MEALS =
  'that meal|the meal|this meal|my meal|that breakfast|that lunch|that dinner|my breakfast|my lunch|my dinner'
const WORD = new RegExp(
  `^(?:(?<asks>${PARTS.asks})|(?<points>${MEALS}|${PARTS.points})|(?<other>${PARTS.verbs}|${PARTS.fillers}))(?= |$)`,
)
/** What is asked for without a nutrient. */
const ENERGY = /^(?:the damage|damage|kcals?|calories|calorie|cals)(?= |$)/
/** What a message that asks for several is told by. */
const MACROS = /^(?:macros|nutrition|nutrients|breakdown)(?= |$)/
const MAIN: readonly Nutrient[] = ['calories', 'protein_g', 'carbs_g', 'fat_total_g', 'fiber_g']
/** What is eaten as well as counted: alone, and without a question, it may be told rather than asked for. */
const IS_FOOD = /^(?:sugar|salt|water|alcohol|starch)$/
const NAME_WORDS_MAX = 3
const PARTS_MAX = 24

type Asked = { nutrients: Nutrient[]; isAsked: boolean; hasFood: boolean }

/** The nutrients that are asked for of what is only pointed at. Undefined where anything else is said. */
export function nutrientsAskedOfIt(text: string, isQuestion: boolean): Nutrient[] | undefined {
  let rest = text
    .replace(/[?!.,;:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
  const found: Asked = { nutrients: [], isAsked: isQuestion, hasFood: false }
  for (let part = 0; rest !== ''; part += 1) {
    const length = part < PARTS_MAX ? takeNutrient(rest, found) || takeWord(rest, found) : 0
    if (length === 0) return undefined
    rest = rest.slice(length).trim()
  }
  const isTold = found.hasFood && !found.isAsked
  return found.nutrients.length === 0 || isTold ? undefined : [...new Set(found.nutrients)]
}

function takeNutrient(rest: string, found: Asked): number {
  const words = rest.split(' ')
  const energy = ENERGY.exec(rest)?.[0]
  if (energy !== undefined) {
    found.nutrients.push('calories')
    if (energy.endsWith('damage')) found.isAsked = true
    return energy.length
  }
  const macros = MACROS.exec(rest)?.[0]
  if (macros !== undefined) {
    found.nutrients.push(...MAIN)
    return macros.length
  }
  for (let count = NAME_WORDS_MAX; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ')
    const nutrient = name === 'salt' ? 'sodium_mg' : findNutrient(name)
    if (nutrient === undefined) continue
    found.nutrients.push(nutrient)
    if (IS_FOOD.test(name)) found.hasFood = true
    return name.length
  }
  return 0
}

function takeWord(rest: string, found: Asked): number {
  const match = WORD.exec(rest)
  const { asks, points } = match?.groups ?? {}
  if (asks !== undefined || points !== undefined) found.isAsked = true
  return match?.[0].length ?? 0
}

/** Who doubts the figures is shown of what they are made, and how to put others in their place: "that seems low". */
const DOUBTED =
  /^(?:(?:hm+|nah|no|really|wow|oh)[ ,.]+)*(?:that|this|it)(?:'s| is| seems?| looks?| sounds?| feels?| can't be| cannot be)(?: (?:a bit|a little|quite|very|way|far|rather|really|too|so|kind of|pretty|awfully))*(?: (?:low|high|off|wrong|right|a lot|not (?:much|a lot|right)|little|much))(?: (?:to me|for that|for (?:it|this|one|a [a-z]+)))?$/
const OWN_FIGURES = ' If you know better, say what it had, such as "it had 600 kcal".'

/** What waits to be logged, with its figures. What was stated or estimated is in the sum alone. */
const waitingSchema = z.object({
  kind: z.literal('food_log'),
  items: z
    .array(
      z.object({
        ...{ food: z.string(), quantity: z.number(), unit: z.string(), source: z.string() },
        grams: z.number().nullish(),
        size: z.unknown().optional(),
        own_measure: z.unknown().optional(),
      }),
    )
    .min(1),
  totals: z.record(z.string(), z.number()),
})
type Item = z.infer<typeof waitingSchema>['items'][number]
const LOOKED_UP_MAX = 8
const NO_SOURCES: ReadonlySet<string> = new Set(['stated', 'estimate'])

/** The figures of each food that waits, and of all together. */
export function figuresOfWhatWaits(
  { text, isQuestion }: Sentence,
  { pending, message }: Pick<TurnBrief, 'pending' | 'message'>,
): Intent[] | undefined {
  const waiting = waitingSchema.safeParse(pending?.data)
  const isDoubted = DOUBTED.test(text)
  const asked = !waiting.success
    ? undefined
    : isDoubted
      ? (['calories'] as const)
      : nutrientsAskedOfIt(text, isQuestion || message.trim().endsWith('?'))
  if (asked === undefined || !waiting.success) return undefined
  const { items, totals } = waiting.data
  const [only, ...others] = asked
  const nutrient = others.length === 0 ? (only ?? null) : null
  const known = items.filter(({ source }) => !NO_SOURCES.has(source)).slice(0, LOOKED_UP_MAX)
  if (known.length === 0) return undefined
  const lookups = known.map((item): Intent => ({
    tool: 'lookup_nutrition',
    arguments: { food: item.food, ...amountOf(item), nutrient },
  }))
  const sum = joinWords(asked.map((one) => sayTotal(one, totals[one])))
  return [
    ...lookups,
    ask(
      `Altogether that is ${sum}.${isDoubted ? OWN_FIGURES : ''} It still waits for your yes.`,
      openSlot('message', 'total'),
    ),
  ]
}

/** One that is large, or that the person has measured, is looked up by its weight. */
function amountOf({ quantity, unit, grams, size, own_measure: own }: Item): {
  quantity: number
  unit: string
} {
  const isOwn = (size ?? own ?? null) !== null
  return isOwn && typeof grams === 'number' ? { quantity: grams, unit: 'g' } : { quantity, unit }
}

function sayTotal(nutrient: Nutrient, amount: number | undefined): string {
  const { unit, names } = nutrients[nutrient]
  const [name] = names
  if (amount === undefined) return `no figure for ${name}`
  const rounded = amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount)
  return nutrient === 'calories' ? `${rounded} kcal` : `${rounded} ${unit} ${name}`
}
