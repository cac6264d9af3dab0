import { AlfredError, readRowByRow, sayUnreadable } from '@alfred/contracts'
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
 * Throws for data of a shape that we do not know: whoever asked tells that it was done and no more, and logs it.
 */
export function describeResult(tool: NutritionTool, outcome: ToolOutcome, viewer: Viewer): string[] {
  if (!outcome.ok) return [outcome.error.message]
  // A choice among recipes commits nothing: it leads to an offer, and is told as one.
  const told = tool === 'commit_proposal' && outcome.pending ? 'propose_recipe_log' : tool
  const read = readRowByRow(resultData[told], outcome.data)
  const done = `Done: ${tool.replaceAll('_', ' ')}.`
  if (!read)
    throw new AlfredError('INTERNAL', 'The answer of this tool has another shape than it is read in.')
  const describe = describers[told] as Describe<NutritionTool>
  const sentences = describe(read.data as ResultData<NutritionTool>, viewer)
  return [...asSentences(sentences, done), ...sayUnreadable(read.unreadable)]
}
