import type { RuleCheck } from '@alfred/agent-kit'
import type { NutritionReader } from '@alfred/db/nutrition'
import { withoutDenied } from '@alfred/language'
import { wordsFor } from '../words/words-for.ts'

/** Checks offered texts against the person's allergies and diets (ruling R18) and what the goal leaves out. The coach creates no artifacts. */
export function createRuleCheck(reader: Pick<NutritionReader, 'conflictIn'>): RuleCheck {
  return {
    artifacts: async (_token, artifacts) => artifacts.map(() => null),
    texts: async (token, texts, { without, locale }) => {
      const conflict = await reader.conflictIn(token, texts.map(withoutDenied), without)
      if (conflict === null) return null
      const { food, rule } = conflict
      return wordsFor(locale).objection(food, rule)
    },
  }
}
