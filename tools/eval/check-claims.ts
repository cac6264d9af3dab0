import type { ObservedTurn } from './miss.ts'

const verbs =
  'logged|saved|added|put|stored|removed|deleted|moved|updated|set|planned|scheduled|checked off|threw away|discarded|used|forgot|forgotten|remembered|noted'

/** "Logged 2 eggs.", "Done: added milk", "I've saved it", "It has been moved": said of something that was just done. */
const claim = new RegExp(
  `^(?:(?:done|ok|okay|all right|great|sure|got it|yes)\\b[\\s,.:!—-]*)?(?:i(?:'ve| have)?(?: just| also)? )?(${verbs})\\b|\\bi(?:'ve| have) (?:just )?(${verbs})\\b|\\b(?:has|have|was|were) (?:just )?been (${verbs})\\b`,
  'i',
)

/** Not of something that was just done: a denial, a wish, a question, a look at what was there before. */
const hedge =
  /\b(?:not|n't|no|nothing|none|never|nobody|yet|already|would|could|can|cannot|should|shall|if|once|want|will|before|until|to be)\b|\?|n't\b/i

/** "Saved recipes: ...", "Logged today: ...": the heading of what was there before. */
const heading = new RegExp(`^(?:${verbs}) (?:recipes?|today|yesterday|so far|this week|on [^:]*)? ?:`, 'i')

/** The tables that must have changed for a word to be true; any will do for words that are not named here. */
const proof: Record<string, readonly string[]> = {
  logged: ['food_log', 'workout_offsets'],
  planned: ['meal_plan_entries'],
  scheduled: ['meal_plan_entries'],
}

/** The sentences of a reply that tell of a change that the turn did not make. */
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
