import { handArgumentsSchema, handToolSchema, nutritionTools, pantryTools } from '@alfred/contracts'
import type { HandTool } from '@alfred/contracts'
import type { z } from 'zod'
import { editPolicies } from './edit-policy.ts'

/** The descriptions of tools that no agent has. */
const handOnly: Partial<Record<HandTool, string>> = {
  log_food: 'Logs what was eaten, by its food; its figures are looked up. Without a day it is today.',
  set_goal: 'Sets a goal (at least) or a limit (at most) of a nutrient and a day.',
  undo_changes:
    'Takes back all that one change did, by its source: the key of an edit or the id of a request.',
}

export type EditTool = { name: HandTool; description: string; isProposed: boolean; arguments: z.ZodObject }

/** Every tool that changes something, with what it takes of a caller who is no person with a finger on a button. */
export function findEditTools(): EditTool[] {
  return handToolSchema.options
    .filter((name) => editPolicies[name] !== 'withheld')
    .map((name) => ({
      name,
      description: descriptionOf(name),
      isProposed: editPolicies[name] === 'proposed',
      arguments: argumentsOf(name),
    }))
}

function descriptionOf(name: HandTool): string {
  const tools: Partial<Record<string, { description: string }>> = { ...pantryTools, ...nutritionTools }
  return handOnly[name] ?? tools[name]?.description ?? ''
}

/**
 * Without `confirmed`, which is a person's word, and `today`, which the database knows. An undo has to name what it takes back: "the latest change"
 * may be another by the time it is confirmed.
 */
function argumentsOf(name: HandTool): z.ZodObject {
  const own = handArgumentsSchema(name).omit({ confirmed: true, today: true })
  if (name === 'undo_changes') return own.omit({ which: true }).required({ source: true }).strict()
  return own.strict()
}
