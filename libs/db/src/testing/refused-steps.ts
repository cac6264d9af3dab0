// What a person does until a call is refused: the steps of refused-calls.ts, and the calls that they are made of.

/** What the steps before left behind: the turns and proposals in their order, and a recipe of the cookbook. */
export type Known = {
  turns: readonly string[]
  proposals: readonly { proposal: string; version: number }[]
  cookbook: string
}
type Given = Record<string, unknown>
export type RefusedCall = readonly [tool: string, given?: Given | ((known: Known) => Given)]
/** Calls of one turn of an agent, or one edit by hand; `sql` is what the owner of the database did before. */
export type Step = {
  by: 'pantry' | 'coach' | 'alfred' | 'hand'
  calls: readonly RefusedCall[]
  isAtomic?: boolean
  sql?: string
}

export const day = '2026-11-22'
const tell =
  (by: Step['by']) =>
  (...calls: RefusedCall[]): Step => ({ by, calls })
export const pantry = tell('pantry')
export const coach = tell('coach')
export const alfred = tell('alfred')
export const hand = tell('hand')

export const add = (food: string, [quantity, unit]: [number, string], more: Given = {}): RefusedCall => [
  'add_item',
  { food, quantity, unit, location: 'fridge', ...more },
]
export const recipe = (name: string, foods: string[], servings: number | null = 2): RefusedCall => [
  'save_recipe',
  {
    payload: {
      name,
      servings,
      source: 'dictated',
      ingredients: foods.map((food) => ({ food, quantity: 1 })),
    },
  },
]
export const log = (...items: Given[]): RefusedCall => ['propose_food_log', { items, meal: 'lunch', day }]
export const eggs = { food: 'egg', quantity: 2 }
export const cake = { food: 'cake', quantity: 1, nutrients: { calories: 300 }, source: 'stated' }
export const goal = (target: number): RefusedCall => [
  'update_user_goal',
  { nutrient: 'protein_g', kind: 'goal', target },
]
/** The proposal that was made last, or the one at this place. */
export const of =
  (place: number, more: Given = {}) =>
  ({ proposals }: Known): Given => ({ ...proposals.at(place), ...more })
export const commit = (more: Given = {}, place = -1): RefusedCall => ['commit_proposal', of(place, more)]
export const edit = (edits: Given): RefusedCall => ['edit_proposal', of(-1, { edits })]
export const curries = pantry(recipe('Red curry', ['rice']), recipe('Green curry', ['cod']))
export const knownLot = '00000000-0000-4000-8000-000000000077'
export const nowhere = '00000000-0000-4000-8000-000000000000'
export const many = (count: number, call: (index: number) => RefusedCall): RefusedCall[] =>
  Array.from({ length: count }, (_, index) => call(index))
export const lunchOn = (date: string): Given => ({ day: date, meal: 'lunch', title: 'Soup' })
export const dayOf2027 = (index: number): string =>
  new Date(Date.UTC(2027, 0, index + 1)).toISOString().slice(0, 10)
/** Has the database keep no more planned meals of a person than that. */
export const keepAtMost = (
  meals: number,
): string => `create or replace function private.rows_max(p_table text) returns int language sql immutable as $$
  select case p_table when 'meal_plan_entries' then ${meals} else 100000 end $$`
export const remember = (value: string): RefusedCall => ['remember_preference', { kind: 'allergy', value }]
export const know = (person: string, relation: string | null = null): RefusedCall => [
  'remember_person',
  { person, relation, rules: [] },
]
export const firstTurn = ({ turns }: Known): Given => ({ source: turns[0] })
export const secondTurn = ({ turns }: Known): Given => ({ source: turns[1] })
