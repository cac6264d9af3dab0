import type { ContextQuestion } from '@alfred/agent-kit'
import type { AgentContext } from '@alfred/contracts'
import type { NutritionReader } from '@alfred/db/nutrition'
import { localDateAt } from '@alfred/language'
import { describeDiary, sayGoalProgress } from './describe-diary.ts'

/** What planning may know: counts, and the goals and today's figures when they are asked for. One read for all. */
export async function readNutritionContext(
  reader: NutritionReader,
  { token, wants, moment: { askedAt, timeZone, locale } }: ContextQuestion,
): Promise<Partial<AgentContext>> {
  const today = localDateAt(askedAt, timeZone)
  const read = await reader.context(token, today)
  const blocks = {
    goals: read.today.goals.map(sayGoalProgress),
    today: describeDiary.get_today_progress(read.today, { locale, today }),
  }
  return {
    ...(wants.includes('dashboard') && { dashboard: read.dashboard }),
    blocks: Object.entries(blocks)
      .filter(([name]) => wants.includes(name))
      .map(([name, lines]) => ({ name, lines })),
  }
}
