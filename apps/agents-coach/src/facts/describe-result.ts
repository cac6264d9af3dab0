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
  return describeBy(told, outcome.data, { viewer, done: `Done: ${tool.replaceAll('_', ' ')}.` })
}

function describeBy<Tool extends NutritionTool>(
  tool: Tool,
  data: unknown,
  { viewer, done }: { viewer: Viewer; done: string },
): string[] {
  const read = readRowByRow(resultData[tool], data)
  if (!read) return [done]
  const sentences = describers[tool](read.data as ResultData<Tool>, viewer)
  return [...asSentences(sentences, done), ...sayUnreadable(read.unreadable)]
}
