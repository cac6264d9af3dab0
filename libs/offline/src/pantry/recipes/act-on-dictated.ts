import { completeStep } from '../../agent-answers.ts'
import type { ActSituation } from '../../agent-answers.ts'
import type { ActDecision, Recipe } from '@alfred/contracts'
import { countFood, withoutEnding } from '@alfred/language'
import { layOutRecipe } from './lay-out-recipe.ts'
import { pastedRecipe } from './pasted-recipe.ts'
import { artifactOf, isPending } from './act-on-recipes.ts'
import { refusedConflict } from '../refused.ts'
import { namesNothing } from '../../reading/answers.ts'

/**
 * Parses the recipe of a message that asks to save it. A recipe that breaks a rule is not saved as it is: the
 * conflict is named, and the substitute is asked for once.
 */
export function actOnDictated({ brief, thisStep, batch }: ActSituation, text: string): ActDecision {
  const refusal = thisStep.findLast(({ tool, ok }) => tool === 'generate' && !ok)
  const fact = refusal?.facts.at(-1)
  const [item] = batch.filter(isPending)
  const { recipe } = pastedRecipe(layOutRecipe(text), brief.locale, 'dictated')
  if (!item || !recipe) return failed(fact ?? 'I cannot tell the ingredients from the steps.')
  if (refusal === undefined || fact === undefined) return kept(item, recipe)
  const food = refusedConflict(refusal)?.food
  const answer = thisStep.findLast(({ tool }) => tool === 'ask_user')?.data['answer']
  if (typeof answer !== 'string' && food !== undefined) {
    const question = `${fact} I have saved nothing. What shall take the place of ${food}?`
    return { actions: [{ action: 'ask_user', question, options: [], context: fact }] }
  }
  if (typeof answer !== 'string' || food === undefined || namesNothing(answer)) return failed(fact)
  return kept(item, withInstead(recipe, food, answer))
}

function kept(item: ActSituation['batch'][number], recipe: Recipe): ActDecision {
  const artifact = artifactOf(item, recipe)
  return { actions: [completeStep(`Read "${recipe.name}".`, [artifact])] }
}

function failed(reason: string): ActDecision {
  const user_message = `${reason} I have saved nothing.`
  return { actions: [{ action: 'fail', reason: 'the recipe cannot be kept', user_message }] }
}

/** The recipe with another food in place of the refused one. */
function withInstead(recipe: Recipe, food: string, answer: string): Recipe {
  const instead = withoutEnding(answer.trim(), '.!').replace(
    /^(?:use |take |with |make it (?:with )?|(?:the|some) )+/i,
    '',
  )
  const names = [countFood(2, food), countFood(1, food), food].map((name) =>
    name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  )
  const named = new RegExp(`\\b(?:${names.join('|')})\\b`, 'gi')
  const put = (text: string): string => text.replace(named, () => instead)
  return {
    ...recipe,
    name: put(recipe.name),
    ingredients: recipe.ingredients.map((line) => ({ ...line, food: put(line.food) })),
    steps: recipe.steps.map(put),
  }
}
