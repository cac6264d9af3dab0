import { bodyMeasures } from '@alfred/contracts'
import type { ActDecision, ShownCall } from '@alfred/contracts'
import { z } from 'zod'
import { askUser, callTool, completeStep } from '../agent-answers.ts'
import { ask } from '../reading/intent.ts'
import type { ToldOfBody } from './coach-intent.ts'

/** What is kept of a body, as its tool answers. */
const keptSchema = z.object({
  measures: z.array(z.object({ measure: z.enum(bodyMeasures), value: z.union([z.number(), z.string()]) })),
})

/**
 * Looks up what is kept of the body, asks for what is neither told nor kept, and reckons the goals. What the message tells holds
 * against what was kept. Returns one decision at a time.
 */
export function actOnGoals(told: ToldOfBody, thisStep: readonly ShownCall[]): ActDecision {
  const reckoned = thisStep.findLast(({ tool }) => tool === 'calculate_recommended_goals')
  if (reckoned !== undefined) return afterReckoning(reckoned)
  const kept = thisStep.find(({ tool }) => tool === 'get_body')
  if (kept === undefined) return { actions: [callTool('get_body', { for_goals: true })] }
  const facts: Record<string, unknown> = { ...keptIn(kept), ...withoutNull(told) }
  const missing = Object.keys(FACT_WORDS).filter((name) => facts[name] === undefined)
  if (missing.length > 0) {
    const wanted = missing.map((name) => FACT_WORDS[name] ?? name).join(', ')
    return askUser(ask(`To reckon your goals I need: ${wanted}. Will you tell me?`))
  }
  return { actions: [callTool('calculate_recommended_goals', facts), completeStep('Reckoned goals.')] }
}

function afterReckoning({ ok, facts }: ShownCall): ActDecision {
  if (ok) return { actions: [completeStep('Reckoned goals.')] }
  return {
    actions: [{ action: 'fail', reason: 'no goals could be reckoned', user_message: facts.join(' ') }],
  }
}

function keptIn({ data }: ShownCall): Record<string, unknown> {
  const kept = keptSchema.safeParse(data)
  return kept.success
    ? Object.fromEntries(kept.data.measures.map(({ measure, value }) => [measure, value]))
    : {}
}

function withoutNull(told: ToldOfBody): Record<string, unknown> {
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null))
}

const FACT_WORDS: Readonly<Record<string, string>> = {
  sex: 'your sex',
  age: 'your age in years',
  height_cm: 'your height in cm',
  weight_kg: 'your weight in kg',
  activity: 'how active you are (sedentary, light, moderate, active, very active)',
  aim: 'whether you want to lose, maintain or gain weight',
}
