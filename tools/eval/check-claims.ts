import type { ObservedTurn } from './miss.ts'

const verbs =
  'logged|saved|added|put|stored|removed|deleted|moved|updated|set|planned|scheduled|checked off|threw away|discarded|used|forgot|forgotten|remembered|noted'

/**
 * Matches claims of a change that was just made: "Logged 2 eggs.", "Done: added milk", "I've saved it", "It has been
 * moved".
 */
const claim = new RegExp(
  `^(?:(?:done|ok|okay|all right|great|sure|got it|yes)\\b[\\s,.:!—-]*)?(?:i(?:'ve| have)?(?: just| also)? )?(${verbs})\\b|\\bi(?:'ve| have) (?:just )?(${verbs})\\b|\\b(?:has|have|was|were) (?:just )?been (${verbs})\\b`,
  'i',
)

/** Words that show that a sentence claims no such change: a negation, a wish, a question, a reference to the past. */
const hedge =
  /\b(?:not|n't|no|nothing|none|never|nobody|yet|already|would|could|can|cannot|should|shall|if|once|want|will|before|until|to be)\b|\?|n't\b/i

/** A heading of earlier data: "Saved recipes: ...", "Logged today: ...". */
const heading = new RegExp(`^(?:${verbs}) (?:recipes?|today|yesterday|so far|this week|on [^:]*)? ?:`, 'i')

/** The tables of which one must have changed for a verb to be true; any table will do for other verbs. */
const proof: Record<string, readonly string[]> = {
  logged: ['food_log', 'workout_offsets'],
  planned: ['meal_plan_entries'],
  scheduled: ['meal_plan_entries'],
}

/** Returns the sentences of a reply that claim a change which the turn did not make. */
export function falseClaims({ response, changed }: Pick<ObservedTurn, 'response' | 'changed'>): string[] {
  const real = changed.filter((table) => table !== 'proposals')
  return sentencesOf(response).filter((sentence) => {
    const match = claim.exec(sentence)
    if (match === null || hedge.test(sentence) || heading.test(sentence)) return false
    const verb = (match[1] ?? match[2] ?? match[3] ?? '').toLowerCase()
    const wanted = proof[verb]
    return wanted ? !wanted.some((table) => real.includes(table)) : real.length === 0
  })
}

function sentencesOf(text: string): string[] {
  return text
    .replace(/[’‘]/g, "'")
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}
