import type { RuleCheck } from '@alfred/agent-kit'
import type { Database } from '@alfred/db'
import { withoutDenied } from '@alfred/language'
import { termsFor } from '@alfred/language/wording'
import { z } from 'zod'
import { wordsFor } from '../words/words-for.ts'

const checkedSchema = z.object({
  texts: z.array(
    z.object({
      status: z.enum(['ok', 'conflict']),
      food: z.string().nullable(),
      rule: z.object({ kind: z.string(), value: z.string() }).nullable(),
    }),
  ),
})

/** Checks what is proposed against the person's allergies and diets, and what the goal leaves out. The cellar creates no artifacts. */
export function createRuleCheck(database: Pick<Database, 'call'>): RuleCheck {
  return {
    artifacts: async (_token, artifacts) => artifacts.map(() => null),
    texts: async (token, texts, { without, locale }) => {
      const { texts: checked } = await database.call({
        name: 'check_food_without',
        arguments: { p_foods: [], p_texts: texts.map(withoutDenied), p_without: without },
        token,
        reply: checkedSchema,
        retryForMs: 5_000,
      })
      const found = checked.find(({ status }) => status === 'conflict')
      if (!found?.food || !found.rule) return null
      const { kind, kept } = termsFor(locale)
      const { rule, objection } = wordsFor(locale)
      return objection(found.food, rule(kind(found.rule.kind), kept(found.rule.kind, found.rule.value)))
    },
  }
}
