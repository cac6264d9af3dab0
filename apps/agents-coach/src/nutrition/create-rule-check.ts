import type { RuleCheck } from '@alfred/agent-kit'
import type { NutritionReader } from '@alfred/db/nutrition'

/** Checks offered texts against the person's allergies and diets (ruling R18) and what the goal leaves out. The coach creates no artifacts. */
export function createRuleCheck(reader: Pick<NutritionReader, 'conflictIn'>): RuleCheck {
  return {
    artifacts: async (_token, artifacts) => artifacts.map(() => null),
    texts: async (token, texts, without) => {
      const conflict = await reader.conflictIn(token, texts, without)
      if (conflict === null) return null
      const { food, rule } = conflict
      return `That would offer ${food}, which is against your ${rule.value} ${rule.kind}.`
    },
  }
}
