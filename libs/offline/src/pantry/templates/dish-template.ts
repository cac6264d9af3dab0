/** How a dish is cooked. What a person has and asks for decides among those that a template allows. */
export type Method = 'pan' | 'oven' | 'air fryer' | 'pot' | 'slow cooker' | 'instant pot' | 'grill'

/** A line of a template: amounts are for two people. `instead` is taken where the food is kept out. */
export type TemplateLine = {
  group: 'sauce' | 'base' | 'finish'
  food: string
  quantity: number | null
  unit: string | null
  preparation?: string
  instead?: string
  note?: string
}

/**
 * A plain dish with room for what it is made of. Steps name foods by their group alone, so that what is left out
 * of a group stands in no step; a step whose group is empty falls away.
 */
export type DishTemplate = {
  code: string
  /** `{main}` is its name. `plainTitle` is taken when something of it had to be replaced or left out. */
  title: string
  plainTitle: string
  cuisine: string | null
  flavors: readonly string[]
  forms: readonly string[]
  methods: readonly Method[]
  difficulty: 'easy' | 'medium'
  prepMinutes: number
  extraMinutes: number
  lines: readonly TemplateLine[]
  steps: readonly string[]
}

export type Line = readonly [
  TemplateLine['group'],
  string,
  number | null,
  string | null,
  Partial<TemplateLine>?,
]
/** Lines of a template, each in one row. */
export const lines = (...all: readonly Line[]): TemplateLine[] =>
  all.map(([group, food, quantity, unit, more]) => ({ group, food, quantity, unit, ...more }))
