import { AlfredError, readRowByRow, sayUnreadable } from '@alfred/contracts'
import type { ToolOutcome, PantryTool } from '@alfred/contracts'
import { asSentences } from '@alfred/language'
import type { Describe, Viewer } from './describe.ts'
import { describeChanges } from './describe-changes.ts'
import { describeFoods } from './describe-foods.ts'
import { describeLists } from './describe-lists.ts'
import { describeMeals } from './describe-meals.ts'
import { describePreferences } from './describe-preferences.ts'
import { describeRecipes } from './describe-recipes.ts'
import { describeShopping } from './describe-shopping.ts'
import { resultData } from './result-data.ts'
import type { ResultData } from './result-data.ts'

const describers: { [Tool in PantryTool]: Describe<Tool> } = {
  ...describeChanges,
  ...describeLists,
  ...describeRecipes,
  ...describePreferences,
  ...describeMeals,
  ...describeShopping,
  ...describeFoods,
}

/**
 * Describes a result in short sentences, from its data alone: replies may say only what stands here. A refusal is
 * described by its own message, which is worded for the person by then. Throws for data of an unknown shape: the caller then says only that the tool has run,
 * and logs the error.
 */
export function describeResult(tool: PantryTool, outcome: ToolOutcome, viewer: Viewer): string[] {
  if (!outcome.ok) return [outcome.error.message]
  return describeBy(tool, outcome.data, viewer)
}

function describeBy<Tool extends PantryTool>(tool: Tool, data: unknown, viewer: Viewer): string[] {
  const read = readRowByRow(resultData[tool], data)
  const done = `Done: ${tool.replaceAll('_', ' ')}.`
  if (!read)
    throw new AlfredError('INTERNAL', 'The answer of this tool has another shape than it is read in.')
  const told = describers[tool](read.data as ResultData<Tool>, viewer)
  return [...asSentences(told, done), ...sayUnreadable(read.unreadable)]
}
