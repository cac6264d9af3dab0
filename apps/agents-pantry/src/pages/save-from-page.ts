import { addressesIn, recipeSchema } from '@alfred/contracts'
import type { ActDecision, ActRequest, Action } from '@alfred/contracts'
import { savingAnswered } from '@alfred/language/wording'
import { wordsFor } from '../words/words-for.ts'
import { writtenAddresses } from './written-addresses.ts'

/**
 * Decides a step that saves recipes of pages alone: by their refs, as a model would, which so is not shown what a stranger
 * wrote. Null for any other step.
 */
export function saveFromPage({ brief, step, batch, artifacts, this_step }: ActRequest): ActDecision | null {
  if (step.step_type !== 'write' || batch.length === 0) return null
  const written = writtenAddresses(brief)
  const ofPages = new Set(artifacts.filter(({ content }) => isOfPage(content, written)).map(({ ref }) => ref))
  if (!batch.every(({ ref }) => ofPages.has(ref))) return null
  const answered = savingAnswered(this_step, brief.locale)
  if (answered === 'keep') {
    const user_message = wordsFor(brief.locale).pages.left
    return { actions: [{ action: 'fail', reason: 'it is to be left', user_message }] }
  }
  const due = batch.filter(({ status }) => status === 'pending' || status === 'in_progress')
  const calls = [
    ...(answered === null ? [] : [answered]),
    ...due.map(({ ref }) => ({ recipe: ref, as: null })),
  ].map((given): Action => ({
    ...{ action: 'tool_call', tool: 'save_recipe' },
    arguments_json: JSON.stringify(given),
    item: given.recipe,
  }))
  return {
    actions: [...calls, { action: 'step_complete', result_summary: 'Saved.', artifacts: [] }],
  }
}

/** Is it a recipe whose notes begin with an address that the person wrote? */
function isOfPage(content: Record<string, unknown>, written: readonly string[]): boolean {
  const recipe = recipeSchema.safeParse(content)
  if (!recipe.success || recipe.data.source !== 'imported') return false
  const [first = ''] = (recipe.data.notes ?? '').split('\n')
  return addressesIn(first).some((address) => written.includes(address))
}
