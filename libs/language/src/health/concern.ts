/**
 * What of a message is not for Alfred to answer: somebody may be in danger, or only a doctor, a midwife or a pharmacist
 * can tell. In the order in which they are looked for: the most pressing first.
 */
export const healthConcerns = [
  'emergency',
  'eating_disorder',
  'pregnancy',
  'food_in_pregnancy',
  'food_for_baby',
  'child',
  'too_little',
  'fast_loss',
  'medicine',
  'diagnosis',
  'food_left_out',
  'food_out_a_while',
] as const
export type HealthConcern = (typeof healthConcerns)[number]

/** The least energy of a day that Alfred sets as a goal, in kcal; the database holds the same bound. */
export const ENERGY_MIN_KCAL = 1_000
/** Below this much energy a day a person is told to ask a doctor first, in kcal. */
export const ENERGY_CAUTION_KCAL = 1_200
/** The fastest loss of weight that is planned, in kg a week. */
export const LOSS_MAX_KG_A_WEEK = 1

/** What is told by more than cues: by a weight and a time, or by a food, a place and a time. */
export type ReckonedConcern = 'fast_loss' | 'food_left_out' | 'food_out_a_while'

/** Cues that must all be in a message, in any order. */
type Cues = readonly RegExp[]

/** How the concerns are said in one language. */
export type ConcernPatterns = {
  /** The ways to say each concern: any of them, with all of its cues. */
  said: Readonly<Record<Exclude<HealthConcern, ReckonedConcern>, readonly Cues[]>>
  /** With these words in it, a message has not that concern. */
  unless: Readonly<Partial<Record<HealthConcern, RegExp>>>
  /** A weight to lose and the time for it, in groups `amount`, `unit`, `count` and `span`. */
  loss: readonly RegExp[]
  loses: RegExp
}

/** A pattern of whole words: letters with accents bound no word for `\b`. */
export function words(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'iu')
}

/** An energy of less than the least of a day. The number is not part of a greater one, such as 1,500. */
export const littleEnergy = (units: string, perDay: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}.,])\\d{1,3} ?(?:${units})(?: diet| diät)?(?: (?:only|nur|seulement|solo))? ?(?:${perDay})(?![\\p{L}\\p{N}])`,
    'iu',
  )

/** A weight and a time: "10 kg in 2 weeks". */
export const weightInTime = (within: string): RegExp =>
  new RegExp(
    `(?<amount>\\d{1,3}(?:[.,]\\d+)?) ?(?<unit>kgs?|kilos?|kilograms?|kilogramm|lbs?|pounds?|pfund|livres?|libras?|stones?)(?: [\\p{L}']+){0,3}? (?:${within}) ?(?<count>\\d{1,3}|[\\p{L}]+)? ?(?<span>days?|weeks?|months?|tage?n?|wochen?|monate?n?|jours?|semaines?|mois|días?|dias?|semanas?|mes(?:es)?)(?![\\p{L}\\p{N}])`,
    'iu',
  )
