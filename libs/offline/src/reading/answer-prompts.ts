import type { ActDecision, Plan, TurnBrief } from '@alfred/contracts'
import { defineOfflineRule } from '@alfred/llm'
import type { OfflineRules } from '@alfred/llm'
import { actSituationSchema, clarify, thinkSituationSchema } from '../agent-answers.ts'
import type { ActSituation, ThinkSituation } from '../agent-answers.ts'
import { ask, openSlot } from './intent.ts'
import { isEmpty } from './reading.ts'
import type { Read, Reading } from './reading.ts'

type Answering<Call, Wish> = {
  prompts: { think: string; act: string }
  read: Read<Call, Wish>
  /** The answer when nothing was understood. */
  help: string
  plan(reading: Reading<Call, Wish>, brief: TurnBrief): Plan
  act(situation: ActSituation, reading: Reading<Call, Wish>): ActDecision
}

/** Creates the offline rules for an agent's prompts from its reader of messages. */
export function answerPrompts<Call, Wish>({
  prompts,
  read,
  help,
  plan,
  act,
}: Answering<Call, Wish>): OfflineRules {
  const think = ({ brief, replanBecause }: ThinkSituation): Plan => {
    // The same rules would make the same plan again, so a failed plan is reported instead of repeated.
    if (replanBecause !== null) {
      const question = `That did not work: ${replanBecause} What shall I do instead?`
      return clarify(ask(question, openSlot('message')))
    }
    const reading = read(brief.message, { ...brief, isResumed: false })
    return isEmpty(reading) ? clarify(ask(help, openSlot('message'))) : plan(reading, brief)
  }
  const decide = (situation: ActSituation): ActDecision => {
    const { brief, thisStep } = situation
    const isResumed = thisStep.some(({ tool }) => tool === 'ask_user')
    return act(situation, read(brief.message, { ...brief, isResumed }))
  }
  return {
    [prompts.think]: defineOfflineRule(thinkSituationSchema, think),
    [prompts.act]: defineOfflineRule(actSituationSchema, decide),
  }
}

/** The decision for a step in which the rules find nothing to do. */
export function nothingToDo(): ActDecision {
  const details = 'The offline rules find nothing to do in this step.'
  return { actions: [{ action: 'blocked', reason_code: 'PLAN_INVALID', details, suggested_next: 'replan' }] }
}
