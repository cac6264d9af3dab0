import type { PantryArguments, ShownCall } from '@alfred/contracts'
import { readShortAnswer } from '../short-answers.ts'
import { wordsFor } from './words-for.ts'

const UPDATE = /\b(?:update|replace|overwrite|the new one|this one)\b/i
const REFUSES =
  /\b(?:no|not|nope|never|don't|dont|do not|leave|neither|forget (?:it|that)|keep the (?:old|first|other) one|as it (?:is|was))\b/i
const ANOTHER = /\b(?:another|new|separate(?:ly)?|both|second|as well|anyway|copy)\b/i

/**
 * What the person answered, at the end of a step, about a recipe of which one is saved already: the call that saves it
 * so, or that all is to be left. Null when that was not asked. A choice is read by code, so that no model decides what
 * is overwritten.
 */
export function savingAnswered(
  thisStep: readonly ShownCall[],
  locale: string,
): PantryArguments<'save_recipe'> | 'keep' | null {
  const asked = thisStep.at(-1)
  if (asked?.tool !== 'ask_user') return null
  const refused = thisStep.findLast(({ code }) => code === 'AMBIGUOUS_SAVING')
  const [recipe, answer] = [refused?.arguments['recipe'], asked.data['answer']]
  if (typeof recipe !== 'string' || typeof answer !== 'string') return null
  const choice = choiceIn(answer, locale)
  return choice === 'keep' ? 'keep' : { recipe, as: choice }
}

function choiceIn(answer: string, locale: string): 'update' | 'new' | 'keep' {
  const { saving } = wordsFor(locale)
  const said = answer.trim().toLowerCase()
  if (said === saving.update.toLowerCase()) return 'update'
  if (said === saving.new.toLowerCase()) return 'new'
  if (REFUSES.test(answer)) return 'keep'
  if (UPDATE.test(answer)) return 'update'
  if (ANOTHER.test(answer)) return 'new'
  return readShortAnswer(answer) === 'confirm' ? 'update' : 'keep'
}
