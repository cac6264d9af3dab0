import { conflictSchema } from '@alfred/contracts'
import type { Conflict, ShownCall } from '@alfred/contracts'
import { z } from 'zod'

// What a refused call is about, read from its code and details: its sentences are for people, in any language.

const takenSchema = z.object({ day: z.string() })
const artifactSchema = z.object({ label: z.string(), conflict: conflictSchema.optional() })

/** The day that has a meal already; undefined when a plan was refused for another reason. */
export function refusedDay({ code, details }: ShownCall): string | undefined {
  return code === 'MEAL_TAKEN' ? takenSchema.safeParse(details).data?.day : undefined
}

/** The title of generated content that was refused; undefined for any other call. */
export function refusedTitle({ code, details }: ShownCall): string | undefined {
  return code === 'ARTIFACT_REFUSED' ? artifactSchema.safeParse(details).data?.label : undefined
}

/** The food and the rule for which generated content was refused; undefined when it was for another reason. */
export function refusedConflict({ code, details }: ShownCall): Conflict | undefined {
  return code === 'ARTIFACT_REFUSED' ? artifactSchema.safeParse(details).data?.conflict : undefined
}
