import type { ContextQuestion } from '@alfred/agent-kit'
import { sayUnreadable, type AgentContext } from '@alfred/contracts'
import type { NutritionReader } from '@alfred/db/nutrition'
import { localDateAt } from '@alfred/language'
import { localeFor } from '@alfred/language/wording'
import { sayGoalProgress, sayProgress } from './say-progress.ts'

/** The limits of a block of the context. */
const LINES_MAX = 60
const LINE_LENGTH_MAX = 500

/** Reads the context for planning in one query: the counts, and the goals and today's figures if they are wanted. */
export async function readNutritionContext(
  reader: NutritionReader,
  { token, wants, moment: { askedAt, timeZone, locale } }: ContextQuestion,
): Promise<Partial<AgentContext>> {
  const today = localDateAt(askedAt, timeZone)
  const read = await reader.context(token, today)
  const unreadable = sayUnreadable(read.unreadable)
  // Planning is in English, whatever the language of the message; days are written as the person writes them.
  const english = localeFor('en', locale)
  const blocks = {
    goals: [...read.today.goals.map((goal) => sayGoalProgress(goal, english)), ...unreadable],
    today: [...sayProgress(read.today, { locale: english, today }), ...unreadable],
  }
  return {
    ...(wants.includes('dashboard') && { dashboard: read.dashboard }),
    blocks: Object.entries(blocks)
      .filter(([name]) => wants.includes(name))
      .map(([name, lines]) => ({
        name,
        lines: lines.slice(0, LINES_MAX).map((line) => line.slice(0, LINE_LENGTH_MAX)),
      })),
  }
}
