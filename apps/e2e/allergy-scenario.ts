import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

/** A kind, its value, and the words of the message that tell it where these are not all of it. */
const toldSchema = z.tuple([z.string(), z.string()]).or(z.tuple([z.string(), z.string(), z.string()]))

/** What a model has done: one of the things below, through a plan of one step. */
const doesSchema = z
  .strictObject({
    /** Plans a dinner by its title. */
    plan: z.string(),
    day: z.string(),
    note: z.string(),
    /** Searches the cookbook. */
    search: z.string(),
    foods: z.array(z.string()),
    stores: z.string(),
    buys: z.string(),
    eats: z.string(),
    quantity: z.number(),
    unit: z.string(),
    /** Writes a recipe of this name with `foods`. */
    writes: z.string(),
    step: z.string(),
    /** Plans nothing, and asks or proposes instead. */
    asks: z.string(),
    proposes: z.string(),
    /** Asks when the step is at work. */
    asks_within: z.string(),
    options: z.array(z.string()),
    calls: z.array(z.tuple([z.string(), z.record(z.string(), z.unknown())])),
  })
  .partial()
export type Does = z.infer<typeof doesSchema>

/** What one model reads in a message, does and says. */
const playedSchema = z
  .strictObject({
    told: z.array(toldSchema),
    /** What its reading excludes for the present goal. */
    excludes: z.array(z.string()),
    does: doesSchema,
    small_talk: z.string(),
    /** What it says behind the facts. */
    reply: z.string(),
    /** Says nothing of the facts. */
    is_mute: z.boolean(),
  })
  .partial()
export type Played = z.infer<typeof playedSchema>

const turnSchema = playedSchema.extend({
  says: z.string(),
  /** The part of it that the model is shown, where code reads the rest. */
  shown: z.string().optional(),
  language: z.string().default('en'),
  agent: z.string().nullable().default('pantry'),
  answers: z.enum(['confirms', 'declines', 'corrects', 'answers', 'unrelated']).nullable().default(null),
  careless: playedSchema.default({}),
})
export type AllergyTurn = z.infer<typeof turnSchema>

export const manners = ['strong', 'careless', 'deaf'] as const
export type Manner = (typeof manners)[number]

/** The same for all models, or one for the strong one and one for the others. */
const forEach = <Value extends z.ZodType>(value: Value) =>
  z.union([value, z.strictObject({ strong: value, careless: value })])
type Each<Value> = { strong: Value; careless: Value }

const scenarioSchema = z.strictObject({
  kind: z.string(),
  name: z.string(),
  mode: z.enum(['plan', 'create']).default('plan'),
  holds: z.array(toldSchema).default([]),
  stock: z.array(z.string()).default([]),
  turns: z.array(turnSchema).min(1),
  /** What a reading has to tell, since code reads plain sentences alone: not played by a model that reads nothing. */
  needs_reading: z.string().nullable().default(null),
  kept: z.array(toldSchema).default([]),
  never: z.string().nullable().default(null),
  warns: z.string().nullable().default(null),
  planned: forEach(z.array(z.string())).default([]),
  saved: forEach(z.array(z.string())).default([]),
  stored: forEach(z.array(z.string())).nullable().default(null),
  listed: forEach(z.array(z.string())).nullable().default(null),
})
export type AllergyScenario = z.infer<typeof scenarioSchema>

/** Reads all scenarios. @throws ZodError for one of the wrong shape, TypeError when a message stands twice. */
export function readAllergyScenarios(): AllergyScenario[] {
  const text = readFileSync(new URL('allergies.yaml', import.meta.url), 'utf8')
  const scenarios = z.array(scenarioSchema).parse(parse(text))
  const said = scenarios.flatMap(({ turns }) => turns.map(({ says }) => says))
  const twice = said.find((says, index) => said.indexOf(says) !== index)
  if (twice !== undefined) throw new TypeError(`Two turns say "${twice}": a model could not tell them apart.`)
  return scenarios
}

/** What holds of a manner, where the two may differ. */
export function ofManner<Value>(value: Value | Each<Value>, manner: Manner): Value {
  return isEach(value) ? value[manner === 'strong' ? 'strong' : 'careless'] : value
}

function isEach<Value>(value: Value | Each<Value>): value is Each<Value> {
  return typeof value === 'object' && value !== null && 'careless' in value
}

/**
 * What a model of this manner does in a turn. A careless one differs in what is written of it; a deaf one reads nothing
 * of what is told besides.
 */
export function playedBy(turn: AllergyTurn, manner: Manner): Played {
  const { careless, ...strong } = turn
  if (manner === 'strong') return strong
  const played = { ...strong, ...careless }
  return manner === 'deaf' ? { ...played, told: [], excludes: [] } : played
}
