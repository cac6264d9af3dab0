import type { CallIntent, Question } from '../reading/intent.ts'
import { nutritionTools, type NutritionArguments, type NutritionTool } from '@alfred/contracts'

type ModelTool = Exclude<NutritionTool, 'commit_proposal' | 'cancel_proposal' | 'edit_proposal'>

/** A tool call that a message asks for. */
export type ToolIntent = CallIntent<{ [Tool in ModelTool]: NutritionArguments<Tool> }>

/** What a message tells of the person for whom goals are reckoned; null for what it does not. */
type Person = NutritionArguments<'calculate_recommended_goals'>
export type ToldOfBody = { [Fact in keyof Person]: Person[Fact] | null }

/** An intent that takes more than one call. */
export type Wish =
  /** Find the food in the kitchen with the most of a nutrient: the pantry is asked first. */
  | { tool: 'compare_stock'; arguments: { nutrient: NutritionArguments<'compare_foods'>['nutrient'] } }
  /** Reckon goals from what was told and what is kept: that is looked up first. */
  | { tool: 'recommend_goals'; arguments: ToldOfBody }

/** What a message asks for, or a question back when the rules lack information that they must not invent. */
export type Intent = ToolIntent | Question | Wish

export const isWish = (intent: Intent): intent is Wish =>
  intent.tool === 'compare_stock' || intent.tool === 'recommend_goals'
export const isToolIntent = (intent: Intent): intent is ToolIntent =>
  intent.tool !== 'question' && !isWish(intent)
export const isWrite = (intent: ToolIntent): boolean => nutritionTools[intent.tool].kind !== 'read'
