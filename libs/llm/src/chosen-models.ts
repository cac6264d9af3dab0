import type { Complexity } from '@alfred/contracts'
import type { ModelNode } from './model.ts'
import { applyOverrides, modelTable } from './model-table.ts'
import type { ModelOverrides } from './model-table.ts'

/** The names of the models that may answer at a node for a complexity, the first one first. */
export type ChosenModels = (node: ModelNode, complexity: Complexity) => readonly string[]

/** Which models these overrides choose, by the table (spec S2.9). */
export function chosenModels(overrides: ModelOverrides): ChosenModels {
  const table = applyOverrides(modelTable, overrides)
  return (node, complexity) => table[node][complexity].map(({ model }) => model)
}
