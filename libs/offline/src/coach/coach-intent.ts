import { nutritionTools, type Meal, type NutritionArguments, type NutritionTool } from '@alfred/contracts'

type ModelTool = Exclude<NutritionTool, 'commit_proposal' | 'cancel_proposal' | 'edit_proposal'>

/** A tool call that a message asks for. */
export type ToolIntent = {
  [Tool in ModelTool]: { tool: Tool; arguments: NutritionArguments<Tool> }
}[ModelTool]

/** What a message asks for, or what must be asked back because rules will not invent it. */
export type Intent =
  | ToolIntent
  | { tool: 'question'; question: string }
  /** Which of the foods in the kitchen has the most of a nutrient: the pantry is asked first. */
  | { tool: 'compare_stock'; arguments: { nutrient: NutritionArguments<'compare_foods'>['nutrient'] } }

  /** What was eaten at a meal of an earlier day, once more: the diary is read first. */
  | { tool: 'repeat_meal'; arguments: Repetition }

export type Repetition = {
  fromDay: string | null
  fromMeal: Meal | null
  meal: Meal | null
  day: string | null
}

export const isToolIntent = (intent: Intent): intent is ToolIntent =>
  !['question', 'compare_stock', 'repeat_meal'].includes(intent.tool)
export const isWrite = (intent: ToolIntent): boolean => nutritionTools[intent.tool].kind !== 'read'

export function ask(question: string): Intent {
  return { tool: 'question', question }
}

/** Asks for an amount in the food's own number: much rice, many eggs. */
export function askAmount(food: string): Intent {
  return ask(`How ${/[^s]s$/.test(food) ? 'many' : 'much'} ${food}, exactly?`)
}
