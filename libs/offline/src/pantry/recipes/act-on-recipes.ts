import { callTool, completeStep } from '../../agent-answers.ts'
import type { ActSituation } from '../../agent-answers.ts'
import { holdsAddress } from '@alfred/contracts'
import type { Action, ActDecision, BatchItem, ShownCall, Recipe } from '@alfred/contracts'
import { savingAnswered } from '@alfred/language/wording'
import { layOutRecipe } from './lay-out-recipe.ts'
import { pastedRecipe } from './pasted-recipe.ts'
import { recipeToldFreely } from './recipe-told-freely.ts'
import { ONLY_RECIPES } from '../kitchen-intent.ts'
import { chooseDishes, dishesFor } from '../dishes/choose-dishes.ts'
import type { Dish } from '../dishes/dish.ts'
import type { Wishes } from '../dishes/wishes.ts'
import { writeRecipe } from '../dishes/write-recipe.ts'
import { refusedConflict, refusedTitle } from '../refused.ts'

const done = (...actions: Action[]): ActDecision => ({ actions })
/** Is the item still to be created or saved? */
export const isPending = ({ status }: BatchItem): boolean => status === 'pending' || status === 'in_progress'

/** A recipe as the artifact of a batch item. */
export function artifactOf(item: BatchItem | null, recipe: Recipe) {
  return { item: item?.ref ?? null, type: 'recipe', label: recipe.name, content_json: JSON.stringify(recipe) }
}

/** Parses the pasted recipe. If it cannot be parsed, the step says so and nothing is invented. */
export function actOnPasted({ brief, batch }: ActSituation): ActDecision {
  const [item] = batch.filter(isPending)
  const pasted = readPasted(brief)
  if (item && pasted.recipe !== null)
    return done(completeStep(`Read "${pasted.recipe.name}".`, [artifactOf(item, pasted.recipe)]))
  const why = pasted.recipe === null ? pasted.why : 'there is nothing to save'
  const user_message = `That looks like a recipe, but ${why}, so I have saved nothing.`
  return done({ action: 'fail', reason: 'no recipe could be parsed', user_message })
}

/** A recipe that is told in sentences is laid out first, so that what leads to it is no name: "I'd like to save my leek soup. It's 3 leeks ...". */
function readPasted(brief: ActSituation['brief']): ReturnType<typeof pastedRecipe> {
  const [told] = recipeToldFreely(brief.message, brief) ?? []
  return told?.tool === 'request' && told.request === 'save_dictated'
    ? pastedRecipe(layOutRecipe(told.text), brief.locale, 'dictated')
    : pastedRecipe(brief.message, brief.locale)
}

/**
 * Writes the planned dishes, or as many as were asked for without a plan. A refused dish is written again without the
 * foods that the refusal named.
 */
export function actOnGenerate(
  situation: ActSituation,
  { wishes, count }: { wishes: Wishes; count: number },
): ActDecision {
  const { batch, brief } = situation
  // Without a plan, the message was not parsed before.
  if (batch.length === 0 && holdsAddress(brief.message))
    return done({ action: 'ask_user', question: ONLY_RECIPES, options: [], context: 'an address was given' })
  const { refusals, strict, known } = afterRefusals(situation, wishes)
  if (batch.length === 0) {
    const dishes = chooseDishes(strict, { count, known })
    return dishes.length === 0
      ? nothingFits(refusals)
      : written(dishes.map((dish) => artifactOf(null, writeRecipe(dish))))
  }
  const items = batch.filter(isPending)
  const refused = new Set(refusals.map(({ arguments: args }) => String(args['item'])))
  const others = chooseDishes(strict, { count: items.length, known })
  const dishes = items.map((item) =>
    refused.has(item.ref) ? others.shift() : (dishCalled(wishes, item.label) ?? others.shift()),
  )
  const artifacts = items.flatMap((item, index) => {
    const dish = dishes[index]
    return dish ? [artifactOf(item, writeRecipe(dish))] : []
  })
  if (artifacts.length === 0 && items.length > 0 && items.length === batch.length)
    return nothingFits(refusals)
  return written(artifacts)
}

function written(artifacts: ReturnType<typeof artifactOf>[]): ActDecision {
  const names = artifacts.map(({ label }) => label).join(', ')
  return done(completeStep(`Wrote ${names || 'nothing more'}.`, artifacts))
}

function nothingFits(refusals: readonly ShownCall[]): ActDecision {
  const user_message =
    refusals.flatMap(({ facts }) => facts).at(-1) ?? 'I have no simple dish that fits all of that.'
  return done({ action: 'fail', reason: 'no template fits', user_message })
}

/** Collects the refusals so far, the wishes without the refused foods, and the titles that are known already. */
function afterRefusals({ batch, thisStep, brief }: ActSituation, wishes: Wishes) {
  const refusals = thisStep.filter(({ tool, ok }) => tool === 'generate' && !ok)
  const named = refusals.flatMap((call) => {
    const conflict = refusedConflict(call)
    return conflict === undefined ? [] : [conflict.food, conflict.rule.value]
  })
  const strict: Wishes = { ...wishes, keptOut: [...wishes.keptOut, ...named] }
  const known = [
    ...batch.map(({ label }) => label),
    ...brief.artifacts.map(({ label }) => label),
    ...refusals.flatMap((call) => refusedTitle(call) ?? []),
  ]
  return { refusals, strict, known }
}

function dishCalled(wishes: Wishes, label: string): Dish | undefined {
  return dishesFor(wishes).find(({ title }) => title === label)
}

/**
 * Saves the items of the batch by their refs; the content is not repeated. One that is saved already is saved as the
 * person answers.
 */
export function actOnSaving({ brief, batch, artifacts, thisStep }: ActSituation): ActDecision {
  const answered = savingAnswered(thisStep, brief.locale)
  if (answered === 'keep')
    return done({ action: 'fail', reason: 'it is to be left', user_message: 'I have left it as it is.' })
  const again = answered === null ? [] : [callTool('save_recipe', answered, answered.recipe)]
  const kept = new Set(artifacts.map(({ ref }) => ref))
  const due = batch.filter((item) => isPending(item) && kept.has(item.ref))
  const calls = [...again, ...due.map(({ ref }) => callTool('save_recipe', { recipe: ref, as: null }, ref))]
  const failed = batch.filter(({ status }) => status === 'failed').length - again.length
  const summary = failed === 0 ? 'All saved.' : `${failed} of ${batch.length} could not be saved.`
  return done(...calls.slice(0, 11), completeStep(summary))
}
