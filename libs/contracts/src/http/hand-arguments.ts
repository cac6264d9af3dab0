import { z } from 'zod'
import { daySchema } from '../days.ts'
import { nutritionTools } from '../tools/nutrition.ts'
import { pantryTools } from '../tools/pantry.ts'
import { byHand } from './by-hand.ts'
import type { ByHand } from './by-hand.ts'
import type { HandTool } from './edits.ts'

/** What is taken back by hand: the changes of a turn or of an edit by its id, else the latest ones. */
const undoArguments = z.strictObject({
  source: z.uuid().optional(),
  which: z.enum(['change', 'undo']).optional(),
})

const tools = { ...pantryTools, ...nutritionTools }
type Arguments<Tool extends HandTool> = Tool extends keyof typeof tools
  ? z.infer<(typeof tools)[Tool]['arguments']>
  : never

/** Beside its own arguments each tool takes the day that is today, and that many changes at once are meant. */
const ofEach = { today: daySchema.optional(), confirmed: z.boolean().optional() }

/** The arguments of a tool that a person uses by hand. A thing is named by its words or by its id, a unit by its code. */
export type HandArguments<Tool extends HandTool> = (Tool extends 'undo_changes'
  ? z.infer<typeof undoArguments>
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
  const schema = tool === 'undo_changes' ? undoArguments : byHand(tools[tool].arguments)
  const whole = schema.extend(ofEach).strict()
  made.set(tool, whole)
  return whole
}
