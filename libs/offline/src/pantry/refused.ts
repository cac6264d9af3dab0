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
export function refusedConflict({ code, details, facts }: ShownCall): Conflict | undefined {
  if (details === undefined) return storedConflict(facts.join(' '))
  return code === 'ARTIFACT_REFUSED' ? artifactSchema.safeParse(details).data?.conflict : undefined
}

/**
 * The conflict of a refusal that was stored before refusals had details, while its question waited: "It contains
 * peanut butter (peanut butter contains peanut), and you are allergic to peanuts."
 */
function storedConflict(fact: string): Conflict | undefined {
  const match =
    /It contains (?<food>[^(,]+?)(?: \([^)]*\))?, and you (?<kind>are allergic to|eat) (?<value>[^.]+)\./.exec(
      fact,
    )
  const { food, kind, value } = match?.groups ?? {}
  if (food === undefined || value === undefined) return undefined
  return { food, rule: { kind: kind === 'eat' ? 'diet' : 'allergy', value } }
}
