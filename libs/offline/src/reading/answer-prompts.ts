import type { ActDecision, Plan, TurnBrief } from '@alfred/contracts'
import { defineOfflineRule } from '@alfred/llm'
import type { OfflineRules } from '@alfred/llm'
import { actSituationSchema, clarify, thinkSituationSchema } from '../agent-answers.ts'
import type { ActSituation, ThinkSituation } from '../agent-answers.ts'
import { asksBeyondData } from './asks-beyond-data.ts'
import { ask, openSlot } from './intent.ts'
import { isMadeOfScraps } from './made-of-scraps.ts'
import { isEmpty, isOnlyPuzzled } from './reading.ts'
import {
  isOnlyAskedFirst,
  nothingMeant,
  notThere,
  notYet,
  questionMeant,
  requestsMeant,
} from '../understanding/index.ts'
import type { Read, Reading } from './reading.ts'
import { ASKED_FIRST, NOT_SURE, NOT_UNDERSTOOD, YES_IT_CAN } from './not-sure.ts'
import { plainForm } from './plain-form.ts'
import { turnsThatCount } from './turns-that-count.ts'
import { withItsPart } from './with-its-part.ts'
import { asksWhetherItCan } from './whether-it-can.ts'

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
  const think = ({ brief: told, replanBecause }: ThinkSituation): Plan => {
    const brief = goingOn(told)
    // The same rules would make the same plan again, so a failed plan is reported instead of repeated.
    if (replanBecause !== null) {
      const told =
        replanBecause === NOTHING_TO_DO ? 'I did not understand that.' : `That did not work: ${replanBecause}`
      const question = `${told} What shall I do instead?`
      return clarify(ask(question, openSlot('message')))
    }
    // What no data tells is said before another question is answered. An answer is read as one.
    const beyond = brief.answered === null ? asksBeyondData(brief.message) : undefined
    if (beyond !== undefined) return clarify(ask(beyond, openSlot('message', brief.message)))
    const reading = read(brief.message, { ...brief, isResumed: false })
    const isMade = isMadeOfScraps(reading)
    if (!isEmpty(reading) && !isOnlyPuzzled(reading) && !isMade) return plan(reading, brief)
    const isAnswering = brief.answered?.kind === 'question' && isMade
    const offered = offerNearest(isAnswering ? { ...brief, answered: null } : brief)
    if (offered !== undefined) return offered
    if (!isMade && !isEmpty(reading)) return plan(reading, brief)
    const helping = asksWhetherItCan(brief.message) ? `${YES_IT_CAN} ${help}` : help
    return clarify(ask(toldOfNothing(brief) ?? helping, openSlot('message')))
  }
  const decide = (situation: ActSituation): ActDecision => {
    const { thisStep } = situation
    const brief = goingOn(situation.brief)
    const isResumed = thisStep.some(({ tool }) => tool === 'ask_user')
    return act({ ...situation, brief }, read(brief.message, { ...brief, isResumed }))
  }
  return {
    [prompts.think]: defineOfflineRule(thinkSituationSchema, think),
    [prompts.act]: defineOfflineRule(actSituationSchema, decide),
  }
}

/** What is told to a message of which nothing is done: what waits, that nothing was asked for, or that it is not there. Undefined where help is. */
function toldOfNothing(brief: TurnBrief): string | undefined {
  return stillWaits(brief) ?? nothingMeant(brief.message, brief) ?? notThere(brief.message, brief)
}

/** What is told to a message that is not understood while something waits for a yes: a yes to it would carry out that, and nothing of this message. */
function stillWaits({ pending }: TurnBrief): string | undefined {
  return pending === null || pending.kind === 'question'
    ? undefined
    : `${NOT_UNDERSTOOD} This still waits: ${asSentence(pending.summary)} Say yes or no to it, or say in other words what you want.`
}

const asSentence = (said: string): string => (/[.?!]$/.test(said) ? said : `${said}.`)

/** A brief of what this agent is asked for, with the turns that it may go on with. */
const goingOn = (told: TurnBrief): TurnBrief => {
  const part = withItsPart(told)
  const route = { ...part.route, goal: plainForm(part.route.goal) }
  const answered = part.answered && { ...part.answered, message: plainForm(part.answered.message) }
  const brief = { ...part, route, answered, message: plainForm(part.message) }
  return { ...brief, recent_turns: turnsThatCount(brief.recent_turns, brief.pending, brief.message) }
}

/**
 * Asks whether the nearest requests are meant by a message that no rule reads. Undefined when none is near. What waits for a yes already is read
 * beside the message: whoever corrects it asks for nothing else. What is asked for beside it takes its place, and the reply says so (R8); a bare
 * question for a food does not.
 */
function offerNearest({ message, pending, answered, ...told }: TurnBrief): Plan | undefined {
  const lack = answered === null ? notYet(message, told) : undefined
  if (lack !== undefined) return clarify(ask(`I cannot do that yet: ${lack}.`, openSlot('message')))
  if (answered !== null) return undefined
  const waits = pending !== null && pending.kind !== 'question'
  const lacking = waits ? undefined : questionMeant(message, told)
  if (lacking !== undefined) return clarify(ask(lacking, openSlot('food')))
  const requests = requestsMeant(message, waits ? { ...told, pending } : told)
  const [only, other] = requests
  if (only === undefined) return undefined
  const question =
    other === undefined
      ? isOnlyAskedFirst(message, told)
        ? `${ASKED_FIRST} Shall I "${only}"? Say yes, or say it in other words.`
        : `${NOT_SURE} Did you mean "${only}"? Say yes, or say it in other words.`
      : `${NOT_SURE} Did you mean 1. "${only}" or 2. "${other}"? Say 1 or 2, or say it in other words.`
  const plan = clarify(question)
  return { ...plan, asks: requests.map((request) => openSlot('request', request)) }
}

const NOTHING_TO_DO = 'I found nothing to do in this step.'

/** The decision for a step in which the rules find nothing to do. */
export function nothingToDo(): ActDecision {
  return {
    actions: [
      { action: 'blocked', reason_code: 'PLAN_INVALID', details: NOTHING_TO_DO, suggested_next: 'replan' },
    ],
  }
}
