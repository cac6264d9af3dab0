import { actSituationSchema, clarify, planDirect, thinkSituationSchema } from '../agent-answers.ts'
import type { ActSituation, StepSketch, ThinkSituation } from '../agent-answers.ts'
import type { ActDecision, Plan, TurnBrief, PantryTool } from '@alfred/contracts'
import type { Wishes } from './dishes/wishes.ts'
import { defineOfflineRule } from '@alfred/llm'
import type { OfflineRules } from '@alfred/llm'
import { PASTED_RECIPE_GOAL, subdomainOf } from '@alfred/contracts'
import { actOnCalls } from './act-on-calls.ts'
import { actOnMissing } from './act-on-missing.ts'
import { actOnDictated } from './act-on-dictated.ts'
import { actOnGenerate, actOnPasted, actOnSaving } from './act-on-recipes.ts'
import { actOnWeek } from './act-on-week.ts'
import { isToolIntent, isWrite } from './kitchen-intent.ts'
import type { Intent, Request, ToolIntent } from './kitchen-intent.ts'
import { parseKitchenMessage } from './parse-kitchen-message.ts'
import { isPastedList } from './read-pasted.ts'
import { readWishes, unknownTopic } from './read-wishes.ts'
import { mergeAnswer, openQuestion, saidIn } from './said.ts'
import type { Said } from './said.ts'
import { thinkOfRequest } from './think-of-requests.ts'
import { RECIPES_MAX, wishObjection } from './wish-objection.ts'

/** More changes than this are shown before they are made (ruling R19). */
const CHANGES_WITHOUT_YES_MAX = 10

const WHAT_I_UNDERSTAND =
  'Without a language model I understand simple English sentences about your stock, recipes, meals, shopping and tastes, such ' +
  'as "I bought 2 l of milk that expires on Friday", "what is in the fridge?", "create 3 cod recipes and save them", "plan my ' +
  'week", "add eggs to the shopping list" or "I\'m allergic to peanuts". What shall I do?'

/** What answers for the pantry agent when there is no model. */
export const pantryOfflineRules: OfflineRules = {
  'agents-pantry/think': defineOfflineRule(thinkSituationSchema, think),
  'agents-pantry/act': defineOfflineRule(actSituationSchema, act),
}

type Read = { intents: Intent[]; request: Request | null; isAnswer: boolean; text: string }

/** What is asked for: by the message with what it answers, or by the goal with which another agent calls. */
function readBrief(brief: TurnBrief): Read {
  const said = saidIn(brief)
  const calledWith = brief.answered === null ? callOf(brief) : null
  if (calledWith) return reading(calledWith, said)
  const alone = ownCommand(brief)
  if (alone) return alone
  const read = reading(parseKitchenMessage(said.text, brief), said)
  const open = read.intents.length === 0 && brief.answered === null ? openQuestion(brief) : null
  if (!open) return read
  const merged = mergeAnswer(open)
  return reading(parseKitchenMessage(merged.text, brief), merged)
}

function reading(intents: Intent[], { text, isAnswer }: Said): Read {
  const request = intents.find((intent) => intent.tool === 'request') ?? null
  if (!request) return { intents, request, isAnswer, text }
  // "Create 3 cod recipes. Use ginger." takes no ginger out of the stock, and leaves nothing to ask.
  const kept = intents.filter((intent) => isToolIntent(intent) && intent.tool !== 'use_item')
  const told = kept.filter(({ tool }) => tool === 'remember_preference')
  return { intents: [request, ...(isAnswer ? told : kept)], request, isAnswer, text }
}

/** Whoever asks one of these while a question of ours is open has left it. */
const NEVER_AN_ANSWER: ReadonlySet<string> = new Set<PantryTool>([
  'search_cookbook',
  'copy_recipe',
  'show_recipe',
  'describe_food',
  'pair_food',
  'substitute_food',
])

/** Who is asked which food or recipe, and gives another order instead, means the order. */
function ownCommand(brief: TurnBrief): Read | null {
  const { answered, message } = brief
  if (answered?.kind !== 'question') return null
  const intents = parseKitchenMessage(message, brief)
  const isQuestion =
    intents.length > 0 && intents.every((intent) => isToolIntent(intent) && NEVER_AN_ANSWER.has(intent.tool))
  if (isQuestion) return reading(intents, { text: message, isAnswer: false })
  const isSaving = intents.every((intent) => intent.tool === 'request' && intent.request === 'save_recipes')
  const isOrder =
    intents.length > 0 &&
    (isSaving || /^(?:How (?:much|many)|Which|Where|There is no such day) /.test(answered.asked)) &&
    intents.every((intent) => intent.tool === 'request' || (isToolIntent(intent) && isWrite(intent)))
  return isOrder ? reading(intents, { text: message, isAnswer: false }) : null
}

/** Another agent's question comes as the goal of the route, beside the person's own words. */
function callOf({ message, route: { goal } }: TurnBrief): Intent[] | null {
  if (message.startsWith(goal) || goal === PASTED_RECIPE_GOAL) return null
  const asked = parseKitchenMessage(goal)
  const isQuestion = asked.length > 0 && asked.every((intent) => isToolIntent(intent) && !isWrite(intent))
  return isQuestion ? asked : null
}

function think({ brief, replanBecause }: ThinkSituation): Plan {
  // The same rules would make the same plan again, so a plan that failed is told instead of repeated.
  if (replanBecause !== null) return clarify(`That did not work: ${replanBecause} What shall I do instead?`)
  const { intents, request, isAnswer } = readBrief(brief)
  if (intents.length === 0) return clarify(WHAT_I_UNDERSTAND)
  const calls = intents.filter(isToolIntent)
  if (request)
    return thinkOfRequest(request, { brief: withTold(brief, intents), isAnswer, before: stepsOf(calls) })
  const questions = intents.flatMap((intent) => (intent.tool === 'question' ? [intent.question] : []))
  if (questions.length > 0) {
    const [first = '', ...others] = questions
    return clarify(calls.length === 0 ? first : `Before I do anything: ${first}`, ...others)
  }
  const steps = stepsOf(calls)
  return planDirect(brief.route.goal, isPastedList(brief.message) ? steps.map(shownFirst(calls)) : steps)
}

/** What was pasted is told before any of it is taken over. */
function shownFirst(calls: readonly ToolIntent[]): (step: StepSketch) => StepSketch {
  const foods = calls.flatMap((call) => (call.tool === 'add_to_shopping' ? [call.arguments.food] : []))
  const description = `put on the shopping list: ${foods.join(', ')}`.slice(0, 200)
  return (step) => ({ ...step, description, confirm: true })
}

/** One step for the writes and one for the reads of each subdomain, the writes before the reads. */
function stepsOf(calls: readonly ToolIntent[]): StepSketch[] {
  const grouped = Map.groupBy(
    calls,
    (call) => `${isWrite(call) ? 'write' : 'read'} ${subdomainOf(call.tool)}`,
  )
  return [...grouped.values()]
    .toSorted((left, right) => Number(isRead(left)) - Number(isRead(right)))
    .map((wanted) => ({
      step_type: isRead(wanted) ? ('read' as const) : ('write' as const),
      subdomain: wanted[0] ? subdomainOf(wanted[0].tool) : 'inventory',
      description: [...new Set(wanted.map(({ tool }) => tool.replaceAll('_', ' ')))].join(', '),
      confirm: !isRead(wanted) && wanted.length > CHANGES_WITHOUT_YES_MAX,
    }))
}

function isRead(calls: readonly ToolIntent[]): boolean {
  return !calls.some(isWrite)
}

function act(situation: ActSituation): ActDecision {
  const { brief, step, batch } = situation
  const isPasted = brief.route.goal === PASTED_RECIPE_GOAL
  if (step.step_type === 'generate' && isPasted) return actOnPasted(situation)
  const read = readStep(situation)
  const { request } = read
  if (step.step_type === 'generate' && request?.request === 'save_dictated')
    return actOnDictated(situation, request.text)
  if (step.step_type === 'generate') return actOnCreate(situation, read)
  const savesBatch = batch.some(({ ref }) => ref.startsWith('gen_'))
  if (step.step_type === 'write' && step.subdomain === 'recipes' && savesBatch) return actOnSaving(situation)
  if (request?.request === 'shop_for_recipe' && step.step_type === 'write' && step.subdomain === 'shopping')
    return actOnMissing(situation, { recipe: request.recipe, name: request.name })
  const wanted = read.intents
    .filter(isToolIntent)
    .filter(
      (intent) =>
        isWrite(intent) === (step.step_type === 'write') && subdomainOf(intent.tool) === step.subdomain,
    )
  if (wanted.length > 0) return actOnCalls(situation, wanted)
  if (read.request && step.step_type === 'write' && step.subdomain === 'meals')
    return actOnWeek({ ...situation, brief: withTold(brief, read.intents) }, read.text)
  if (read.request && step.step_type === 'read' && step.subdomain === 'recipes')
    return actOnCalls(situation, parseKitchenMessage('show me my recipes').filter(isToolIntent))
  return blocked()
}

/** A plan has settled what may be made; without one it is asked here, once. */
function actOnCreate(situation: ActSituation, read: Read): ActDecision {
  const { brief, batch, thisStep } = situation
  const asked = read.request?.request === 'create_recipes' ? read.request : null
  const isSettled = batch.length > 0 || thisStep.some(({ tool }) => tool === 'ask_user')
  const objection = asked && !isSettled ? wishObjection(brief, asked) : null
  if (objection !== null)
    return { actions: [{ action: 'ask_user', question: objection, options: [], context: '' }] }
  const count = Math.min(asked?.count ?? 1, RECIPES_MAX)
  return actOnGenerate(situation, { wishes: wishesOf(brief, read), count })
}

/** A step that waited for an answer goes on with the message that it was made for. */
function readStep({ brief, thisStep }: ActSituation): Read {
  const isResumed = thisStep.some(({ tool }) => tool === 'ask_user')
  return isResumed
    ? reading(parseKitchenMessage(brief.message, brief), { text: brief.message, isAnswer: false })
    : readBrief(brief)
}

function wishesOf(brief: TurnBrief, { request, text, intents }: Read): Wishes {
  return readWishes(
    withTold(brief, intents),
    text,
    request?.request === 'create_recipes' && unknownTopic(request.topic) === null ? request.topic : '',
  )
}

/** What the same message tells of the person holds at once, not only from the next turn on. */
function withTold(brief: TurnBrief, intents: readonly Intent[]): TurnBrief {
  const told = intents.flatMap((intent) => (intent.tool === 'remember_preference' ? [intent.arguments] : []))
  return {
    ...brief,
    profile: [...brief.profile, ...told.map(({ kind, value }) => `${kind}: ${value}`)],
    constraints: { ...brief.constraints, permanent: [...brief.constraints.permanent, ...told] },
  }
}

function blocked(): ActDecision {
  const details = 'The offline rules find nothing to do in this step.'
  return { actions: [{ action: 'blocked', reason_code: 'PLAN_INVALID', details, suggested_next: 'replan' }] }
}
