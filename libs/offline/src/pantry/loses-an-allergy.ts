import { isWrite, type ToolIntent } from './kitchen-intent.ts'

const ALLERGY = /\ballerg(?:ic|y|ies)\b|\b(?:in)?toleran(?:t|ce)\b|\bc(?:o)?eliac\b|\banaphyla/i
const OF_RULES = /_(?:preferences?|person|people)$|^may_eat$/

/** Does a message tell of an allergy beside what it changes, and none of its calls is about that? It must not be lost in silence. */
export function losesAnAllergy(message: string, calls: readonly ToolIntent[]): boolean {
  return ALLERGY.test(message) && calls.some(isWrite) && !calls.some(({ tool }) => OF_RULES.test(tool))
}
