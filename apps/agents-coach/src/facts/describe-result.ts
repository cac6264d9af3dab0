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
 * Describes a result in short sentences, from its data alone: replies may say only what stands here. A refusal is
 * described by its own message, which is worded for the person by then. Throws for data of an unknown shape: the caller then says only that the tool has run,
 * and logs the error.
 */
export function describeResult(tool: NutritionTool, outcome: ToolOutcome, viewer: Viewer): string[] {
  if (!outcome.ok) return [outcome.error.message]
  // A choice among recipes commits nothing: it leads to a proposal, and is described as one.
  const told = tool === 'commit_proposal' && outcome.pending ? 'propose_recipe_log' : tool
  return describeBy(told, outcome.data, { viewer, done: `Done: ${tool.replaceAll('_', ' ')}.` })
}

function describeBy<Tool extends NutritionTool>(
  tool: Tool,
  data: unknown,
  { viewer, done }: { viewer: Viewer; done: string },
): string[] {
  const read = readRowByRow(resultData[tool], data)
  if (!read)
    throw new AlfredError('INTERNAL', 'The answer of this tool has another shape than it is read in.')
  const sentences = describers[tool](read.data as ResultData<Tool>, viewer)
  return [...asSentences(sentences, done), ...sayUnreadable(read.unreadable)]
}
