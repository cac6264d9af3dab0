import { isWrite, type ToolIntent } from '../kitchen-intent.ts'

const ALLERGY = /\ballerg(?:ic|y|ies)\b|\b(?:in)?toleran(?:t|ce)\b|\bc(?:o)?eliac\b|\banaphyla/i
const OF_RULES = /^(?:forget|list|correct)_(?:preferences?|person|people)$|^may_eat$/
/** What keeps foods out. A dislike does not. */
const KEEPS_OUT: ReadonlySet<string> = new Set(['allergy', 'diet'])

/** Does a message tell of an allergy beside what it changes, and none of its calls is about that? It must not be lost in silence, nor be kept as a dislike. */
export function losesAnAllergy(message: string, calls: readonly ToolIntent[]): boolean {
  return ALLERGY.test(message) && calls.some(isWrite) && !calls.some(isAboutRules)
}

function isAboutRules(call: ToolIntent): boolean {
  if (call.tool === 'remember_preference') return KEEPS_OUT.has(call.arguments.kind)
  if (call.tool === 'remember_person') return call.arguments.rules.some(({ kind }) => KEEPS_OUT.has(kind))
  return OF_RULES.test(call.tool)
}
