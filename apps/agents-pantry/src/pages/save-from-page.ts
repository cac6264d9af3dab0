import { addressesIn, recipeSchema } from '@alfred/contracts'
import type { ActDecision, ActRequest, Action } from '@alfred/contracts'
import { writtenAddresses } from './written-addresses.ts'

/**
 * Decides a step that saves recipes of pages alone: by their refs, as a model would, which so is not shown what a stranger
 * wrote. Null for any other step.
 */
export function saveFromPage({ brief, step, batch, artifacts }: ActRequest): ActDecision | null {
  if (step.step_type !== 'write' || batch.length === 0) return null
  const written = writtenAddresses(brief)
  const ofPages = new Set(artifacts.filter(({ content }) => isOfPage(content, written)).map(({ ref }) => ref))
  if (!batch.every(({ ref }) => ofPages.has(ref))) return null
  const due = batch.filter(({ status }) => status === 'pending' || status === 'in_progress')
  const calls = due.map(({ ref }): Action => ({
    ...{ action: 'tool_call', tool: 'save_recipe' },
    arguments_json: JSON.stringify({ recipe: ref }),
    item: ref,
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
