import { readRowByRow, sayUnreadable } from '@alfred/contracts'
import type { NutritionTool, ToolOutcome } from '@alfred/contracts'
import { asSentences } from '@alfred/language'
import type { Describe } from './describe.ts'
import { describeChanges } from './describe-changes.ts'
import { describeDiary } from './describe-diary.ts'
import { describeFoods } from './describe-foods.ts'
import { describeRecipes } from './describe-recipes.ts'
import { describeReports } from './describe-reports.ts'
import type { Viewer } from './nutrition-words.ts'
import { resultData, type ResultData } from './result-data.ts'

const describers: { [Tool in NutritionTool]: Describe<Tool> } = {
  ...describeChanges,
  ...describeDiary,
  ...describeFoods,
  ...describeRecipes,
  ...describeReports,
}

/**
 * Tells a result in short sentences, from its data alone: what replies may say is decided here.
 * Data of a shape that we do not know (from a newer database) is told as done, without figures.
 */
export function describeResult(tool: NutritionTool, outcome: ToolOutcome, viewer: Viewer): string[] {
  if (!outcome.ok) return [outcome.error.message]
  // A choice among recipes commits nothing: it leads to an offer, and is told as one.
  const told = tool === 'commit_proposal' && outcome.pending ? 'propose_recipe_log' : tool
  const read = readRowByRow(resultData[told], outcome.data)
  const done = `Done: ${tool.replaceAll('_', ' ')}.`
  if (!read) return [done]
  const describe = describers[told] as Describe<NutritionTool>
  const sentences = describe(read.data as ResultData<NutritionTool>, viewer)
  return [...asSentences(sentences, done), ...sayUnreadable(read.unreadable)]
}
