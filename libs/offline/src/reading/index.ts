// The building blocks of message readers, also for agents that bring their own rules.
export { answerPrompts, nothingToDo } from './answer-prompts.ts'
export {
  answerWithCalls,
  callsOfStep,
  concludeCalls,
  failWith,
  makeCalls,
  stepsOfCalls,
} from './answer-with-calls.ts'
export type { PlainCall } from './answer-with-calls.ts'
export { clausesOf } from './clauses.ts'
export type { Clause } from './clauses.ts'
export { ask, askAmount, askFood, openSlot } from './intent.ts'
export type { CallIntent, Question } from './intent.ts'
export { mergeAnswers } from './answers.ts'
export { normalise } from './normalise.ts'
export { withoutPoliteness } from './politeness.ts'
export type { Read, Reading, Situation } from './reading.ts'
export { askUser, callTool, clarify, completeStep, planDirect, propose } from '../agent-answers.ts'
export type { ActSituation, StepSketch, ThinkSituation } from '../agent-answers.ts'
