import { nutritionTools, pantryTools } from '@alfred/contracts'
import type { Act } from '@alfred/offline/understanding'
import type { ObservedTurn } from '../eval/miss.ts'
import type { Line } from './corpus.ts'

/**
 * What became of a message on running services, by the tools that were called: the right ones, others that changed
 * something, others that only told something, a question, or nothing.
 */
export const liveOutcomes = ['right', 'wrong write', 'wrong read', 'asked', 'nothing'] as const
export type LiveOutcome = (typeof liveOutcomes)[number]

/** The tools of the corpus by the names of those that do it. Those that do it under several names are all right. */
const LIVE_NAMES: Readonly<Record<string, readonly string[]>> = {
  // "I have 6 samosas in the freezer" says what is there, which puts in what was not.
  add_item: ['correct_item'],
  bought: ['add_item', 'check_off', 'bought_list'],
  open_item: ['correct_item'],
  discard_expired: ['discard_all', 'discard_item'],
  discard_item: ['discard_all'],
  use_item: ['correct_item'],
  list_items: ['list_low_stock', 'usage_history'],
  list_expiring: ['list_items'],
  update_recipe: ['edit_recipe'],
  scale_recipe: ['edit_recipe', 'show_recipe'],
  find_recipes: ['search_cookbook', 'search_saved_recipes'],
  search_cookbook: ['find_recipes'],
  show_recipe: ['get_recipe_details', 'calculate_recipe_serving', 'find_recipes'],
  substitute: ['substitute_food'],
  pair: ['pair_food'],
  describe_food: ['may_eat'],
  import_recipe: ['save_recipe'],
  add_missing_to_shopping: ['list_missing'],
  remember_preference: ['remember_person'],
  forget_preference: ['forget_person'],
  list_preferences: ['list_people'],
  undo: ['undo_changes'],
  look_back: ['show_changes'],
}

/** What is made or planned by code, and not by a call: its dishes are shown first. */
const WITHOUT_A_CALL = new Set(['create_recipe', 'generate_plan'])

const tools: Readonly<Record<string, { kind: string }>> = { ...pantryTools, ...nutritionTools }

/** Judges a turn by the tools that were called, whatever was told them: the reading of the slots is scored without services. */
export function liveOutcome(line: Line, came: ObservedTurn): LiveOutcome {
  const called = came.toolsCalled.map(({ tool }) => tool)
  const isAsking = /question|disambiguation/.test(came.responseType)
  if (isMeant(line, called, isAsking)) return 'right'
  if (came.changed.some((table) => table !== 'proposals')) return 'wrong write'
  if (called.length > 0) return 'wrong read'
  return isAsking ? 'asked' : 'nothing'
}

function isMeant(
  { kind, acts, also_ok: others }: Line,
  called: readonly string[],
  isAsking: boolean,
): boolean {
  if (kind === 'ask') return isAsking && called.every((tool) => tools[tool]?.kind === 'read')
  if (kind !== 'acts') return called.length === 0
  return [acts, ...others].some((meant) => areCalls(meant, called))
}

/** Is each act one of the calls, and each call that does more than read one of the acts? Reading along is no harm. */
function areCalls(acts: readonly Act[], called: readonly string[]): boolean {
  const wanted = acts.map(({ tool }) => [tool, ...(LIVE_NAMES[tool] ?? [])])
  const areCalled = acts.every(
    ({ tool }, place) => WITHOUT_A_CALL.has(tool) || wanted[place]?.some((name) => called.includes(name)),
  )
  const isMore = called.some(
    (name) => tools[name]?.kind !== 'read' && !wanted.some((names) => names.includes(name)),
  )
  return areCalled && !isMore
}
