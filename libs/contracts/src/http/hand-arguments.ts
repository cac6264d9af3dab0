import { z } from 'zod'
import { itemNameSchema } from '../addresses.ts'
import { amountSchema } from '../amounts.ts'
import { daySchema } from '../days.ts'
import { isKeyOf } from '../keys-of.ts'
import { nutrientSchema } from '../nutrients.ts'
import { mealSchema } from '../tools/meals.ts'
import { nutritionTools } from '../tools/nutrition.ts'
import { pantryTools } from '../tools/pantry.ts'
import { oneLineSchema } from '../one-line.ts'
import { byHand } from './by-hand.ts'
import type { ByHand } from './by-hand.ts'
import type { HandTool } from './edits.ts'

/** What is taken back by hand: the changes of a turn or of an edit by its id, else the latest ones. */
const undoArguments = z.strictObject({
  source: z.uuid().optional(),
  which: z.enum(['change', 'undo']).optional(),
})

/** What is eaten, by its food: its figures are looked up. Without an amount it is one, without a day it is today's. */
const logFoodArguments = z.strictObject({
  food: itemNameSchema(120),
  quantity: amountSchema.nullish(),
  unit: oneLineSchema({ max: 24 }).nullish(),
  meal: mealSchema.nullish(),
  day: daySchema.nullish(),
})

/** A goal (at least) or a limit (at most) of a nutrient and a day, in its own unit. */
const setGoalArguments = z.strictObject({
  nutrient: nutrientSchema,
  kind: z.enum(['goal', 'limit']),
  target: amountSchema.max(1_000_000),
})

/** The tools that no agent has: a person enters by hand what in a conversation would be proposed first. */
const handOnly = { undo_changes: undoArguments, log_food: logFoodArguments, set_goal: setGoalArguments }
type HandOnly = typeof handOnly

const tools = { ...pantryTools, ...nutritionTools }
type Arguments<Tool extends HandTool> = Tool extends keyof typeof tools
  ? z.infer<(typeof tools)[Tool]['arguments']>
  : never

/** Beside its own arguments each tool takes the day that is today, and that many changes at once are meant. */
const ofEach = { today: daySchema.optional(), confirmed: z.boolean().optional() }

/** The arguments of a tool that a person uses by hand. A thing is named by its words or by its id, a unit by its code. */
export type HandArguments<Tool extends HandTool> = (Tool extends keyof HandOnly
  ? z.input<HandOnly[Tool]>
  : ByHand<Arguments<Tool>>) & { today?: string; confirmed?: boolean }

/** A schema is made when its tool is first used: each service loads this file, and most check no edit. */
const made = new Map<HandTool, z.ZodObject>()

/**
 * The schema of the arguments of a tool that a person uses by hand. It refuses what the tool does not know, so that a
 * misspelled argument is not lost in silence.
 */
export function handArgumentsSchema(tool: HandTool): z.ZodObject {
  const known = made.get(tool)
  if (known !== undefined) return known
  const schema = isKeyOf(handOnly, tool) ? handOnly[tool] : byHand(tools[tool].arguments)
  const whole = schema.extend(ofEach).strict()
  made.set(tool, whole)
  return whole
}
