import type { Plan } from '@alfred/contracts'

/** Why a plan is none as it stands, for the model that made it; null when its parts fit its decision (spec S2.4). */
export function planShape({ decision, steps, proposal_message, assumptions, ...plan }: Plan): string | null {
  switch (decision) {
    case 'plan_direct':
      return steps.length > 0 ? null : 'A plan needs at least one step.'
    case 'propose':
      if (!proposal_message?.trim()) return 'A proposal needs its message.'
      return assumptions.length > 0 ? null : 'A proposal needs assumptions that the person can correct.'
    case 'clarify':
      return plan.clarification_questions.some((question) => question.trim() !== '')
        ? null
        : 'To clarify is to ask: at least one question is needed.'
  }
}
