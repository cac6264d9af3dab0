import type { ActDecision, Plan, ShownCall } from '@alfred/contracts'
import type { OfflineRules } from '@alfred/llm'
import {
  answerPrompts,
  ask,
  askUser,
  callsOfStep,
  clarify,
  concludeCalls,
  failWith,
  makeCalls,
  nothingToDo,
  openSlot,
  planDirect,
  stepsOfCalls,
  type ActSituation,
  type PlainCall,
  type Reading,
} from '@alfred/offline/reading'
import { callOf } from './cellar-call.ts'
import { chosenOption, type Choice } from './chosen-option.ts'
import { plannedDishes } from './planned-dishes.ts'
import type { PlannedWish } from './read-asking.ts'
import { readCellar } from './read-cellar.ts'

const WHAT_I_UNDERSTAND =
  'Without a language model I understand simple English sentences about drinks in the cellar, such as "put 6 bottles of 2019 Barolo in the cellar", ' +
  '"what reds do I have?", "opened the Barolo" or "what goes with roast lamb?". What shall I do?'

type CellarReading = Reading<PlainCall, PlannedWish>

/** The rules that answer for this agent when there is no model. */
export const cellarOfflineRules: OfflineRules = answerPrompts<PlainCall, PlannedWish>({
  prompts: { think: 'agents-cellar/think', act: 'agents-cellar/act' },
  help: WHAT_I_UNDERSTAND,
  read: (message, situation) => ({
    ...readCellar(message, situation),
    mentions: [],
    isAnswer: situation.answered !== null,
  }),
  plan: ({ calls, wishes, unclear }, brief): Plan =>
    unclear.length > 0 ? clarify(...unclear) : planDirect(brief.route.goal, stepsOf(calls, wishes)),
  act,
})

function stepsOf(calls: readonly PlainCall[], wishes: readonly PlannedWish[]) {
  const steps = stepsOfCalls(calls)
  const planned = {
    step_type: 'analyze' as const,
    subdomain: 'pairing',
    description: 'what goes with the planned meal',
  }
  return wishes.length === 0 ? steps : [...steps, planned]
}

function act(situation: ActSituation, { calls, wishes }: CellarReading): ActDecision {
  const { step, thisStep } = situation
  const [wish] = wishes
  if (step.step_type === 'analyze' && wish !== undefined) return actOnPlanned(wish, thisStep)
  const wanted = callsOfStep(calls, step)
  return wanted.length === 0 ? nothingToDo() : carryOut(wanted, situation)
}

/** Asks the pantry what is planned, then for what goes with it. A kitchen that does not answer hinders no suggestion. */
function actOnPlanned({ tool, day, kind }: PlannedWish, thisStep: readonly ShownCall[]): ActDecision {
  const asked = thisStep.find((call) => call.tool === 'call_agent')
  const offered = thisStep.find((call) => call.tool === tool)
  if (offered !== undefined) return concludeCalls([offered])
  if (asked === undefined)
    return {
      actions: [
        { action: 'call_agent', target_agent: 'pantry', goal: `what's planned for ${day}?`, refs: [] },
      ],
    }
  const dishes = asked.ok ? plannedDishes(asked) : []
  if (dishes.length === 0 && tool === 'pair_bottle') {
    const why = asked.ok ? 'No meal is planned then.' : 'I could not find out what is planned.'
    return failWith(`${why} Tell me the dish: "what goes with roast lamb?"`)
  }
  const dish = dishes.length === 0 ? null : dishes.join(', ').slice(0, 200)
  return makeCalls([callOf(tool, { dish: dish as string, kind: kind as 'wine' | null })])
}

function carryOut(wanted: readonly PlainCall[], { thisStep, brief }: ActSituation): ActDecision {
  const done = thisStep.filter(({ tool }) => wanted.some((call) => call.tool === tool))
  const unclear = done.find(({ ok, code }) => !ok && code === 'CELLAR_BOTTLE_UNCLEAR')
  const wasAsked = thisStep.some(({ tool }) => tool === 'ask_user')
  if (done.length === 0) return makeCalls(wanted)
  if (unclear === undefined) return concludeCalls(done)
  if (!wasAsked) return askUser(ask(unclear.facts.join(' '), openSlot('choice', null, unclear.tool)))
  const choice = brief.answered === null ? undefined : chosenOption(unclear.details, brief.answered.answer)
  const again = wanted.find(({ tool }) => tool === unclear.tool)
  const isRepeated =
    done.filter(({ tool }) => tool === unclear.tool).length >
    wanted.filter(({ tool }) => tool === unclear.tool).length
  if (isRepeated || again === undefined) return concludeCalls(done.slice(-1))
  return choice === undefined ? failWith(unclear.facts.join(' ')) : makeCalls([withChoice(again, choice)])
}

function withChoice(call: PlainCall, { name, vintage }: Choice): PlainCall {
  return { ...call, arguments: { ...call.arguments, bottle: null, name, vintage } }
}
