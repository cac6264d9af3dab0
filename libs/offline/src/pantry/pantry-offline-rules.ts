import { ask, asksHowMuch } from '../reading/intent.ts'
import type { Question } from '../reading/intent.ts'
import { PASTED_RECIPE_GOAL, subdomainOf } from '@alfred/contracts'
import type { ActDecision, Plan, TurnBrief } from '@alfred/contracts'
import type { OfflineRules } from '@alfred/llm'
import { askUser, clarify, planDirect } from '../agent-answers.ts'
import type { ActSituation, StepSketch } from '../agent-answers.ts'
import { takesStock } from '../reading/takes-stock.ts'
import { answerPrompts, nothingToDo } from '../reading/answer-prompts.ts'
import { actOnCalls } from './act-on-calls.ts'
import { actOnDictated } from './recipes/act-on-dictated.ts'
import { actOnGenerate, actOnPasted, actOnSaving } from './recipes/act-on-recipes.ts'
import { actOnWeek } from './plan/act-on-week.ts'
import type { Wishes } from './dishes/wishes.ts'
import { isToolIntent, isWrite } from './kitchen-intent.ts'
import type { ToolIntent } from './kitchen-intent.ts'
import { losesAnAllergy } from './people/loses-an-allergy.ts'
import { askedOfCorrection } from './corrected/asked-of-correction.ts'
import { askedOfPeople } from './people/asked-of-people.ts'
import { parseKitchenMessage } from './parse-kitchen-message.ts'
import { readKitchen } from './read-kitchen.ts'
import type { Reading } from './read-kitchen.ts'
import { isPastedList } from './recipes/read-pasted.ts'
import { readWishes, unknownTopic } from './read-wishes.ts'
import { thinkOfRequest } from './think-of-requests.ts'
import { RECIPES_MAX, wishObjection } from './wish-objection.ts'

/** More changes than this are shown before they are made (ruling R19). */
const CHANGES_WITHOUT_YES_MAX = 10

// It names no food: a question is held against the person's rules, and one that names what somebody must not have would not be asked.
const WHAT_I_UNDERSTAND =
  'Without a language model I understand simple English sentences about your kitchen, recipes, meals, shopping and tastes, such ' +
  'as "what is in the fridge?", "what expires this week?", "find me something quick for dinner", "show my recipes", "plan my ' +
  'week" or "what is on the shopping list?". What shall I do?'

/** The rules that answer for the pantry agent when there is no model. */
export const pantryOfflineRules: OfflineRules = answerPrompts({
  prompts: { think: 'agents-pantry/think', act: 'agents-pantry/act' },
  read: readKitchen,
  help: WHAT_I_UNDERSTAND,
  plan: planFor,
  act,
})

function planFor(reading: Reading, brief: TurnBrief): Plan {
  const { calls, wishes, unclear, isAnswer } = reading
  const [request] = wishes
  if (request)
    return thinkOfRequest(request, { brief: withTold(brief, calls), isAnswer, before: stepsOf(calls) })
  const steps = stepsOf(calls)
  const lost = losesAnAllergy(brief.message, calls) ? [ALLERGY_NOT_KEPT] : []
  if (unclear.length > 0) {
    // Of what somebody takes stock of it is asked how much there is when the rest is put down: the answer goes on with the list.
    const isStock = takesStock(brief.message)
    // What is told of somebody holds whatever is asked for behind it.
    const isTold = calls.every(({ tool }) => tool === 'remember_person')
    const mayWait =
      unclear.every((one) => isQuoted(one) || (isStock && asksHowMuch(one))) &&
      (isTold ? !TAKES_BACK.test(brief.message) : !CHANGES_THE_REST.test(brief.message))
    const told = [...lost, ...unclear.filter(isQuoted).map(notUnderstood), ...howMuch(unclear)]
    if (calls.length > 0 && mayWait) return planDirect(brief.route.goal, steps, told)
    const [first, ...others] = unclear
    if (calls.length === 0 || first === undefined) return clarify(...unclear)
    return clarify({ ...first, question: `Before I do anything: ${first.question}` }, ...others)
  }
  if (isPastedList(brief.message)) return planDirect(brief.route.goal, steps.map(shownFirst(calls)))
  const allergies = allergiesOfNobody(brief.message, calls)
  if (allergies !== undefined)
    return planDirect(
      brief.route.goal,
      steps.map((step) => ({ ...step, description: `forget the allergy to ${allergies}`, confirm: true })),
    )
  const askedOf = askedOfPeople(brief, calls) ?? askedOfCorrection(brief)
  if (askedOf !== undefined)
    return planDirect(
      brief.route.goal,
      steps.map((step) => ({ ...step, description: askedOf.slice(0, 200), confirm: true })),
    )
  const isAsked = calls.every(({ tool }) => tool === 'cook_recipe') && STILL_COOKING.test(brief.message)
  return planDirect(
    brief.route.goal,
    isAsked
      ? steps.map((step) => ({ ...step, description: 'take what it needs out of stock', confirm: true }))
      : steps,
    lost,
  )
}

/** Who is cooking still has everything in stock, so that it is asked before anything is taken out. */
const STILL_COOKING = /\b(?:i'm|i am|im|we're|we are) (?:just |now )?(?:cooking|making)\b/i

const OWN = /\b(?:i|i['’]?m|i am|my|we|our)\b/i

/** The allergies that are to be forgotten and of which nobody says whose they are: it is asked before what protects somebody goes. */
function allergiesOfNobody(message: string, calls: readonly ToolIntent[]): string | undefined {
  const values = calls.flatMap((call) =>
    call.tool === 'forget_preference' && call.arguments.kind === 'allergy' ? [call.arguments.value] : [],
  )
  const isAll = values.length > 0 && values.length === calls.length
  return isAll && !OWN.test(message) ? values.join(', ') : undefined
}

const ALLERGY_NOT_KEPT =
  'I have not kept what you said of an allergy. Say it by itself, such as "my son Leo is allergic to peanuts".'

/** Words with which a part of a message may change what the others say. */
const CHANGES_THE_REST =
  /\b(?:actually|instead|rather|except|but|not|no|never|don't|wait|sorry|forget|only|if|unless|or)\b/i

/** Words with which somebody takes back what they just told. */
const TAKES_BACK = /\b(?:actually|wait|sorry|forget|rather|i meant?|no(?=,))\b/i

/** Is it a part that was not understood, and can be told as it was said? */
function isQuoted({ asks }: Question): boolean {
  return asks?.slot === 'message' && asks.about !== null
}

/** One question for all foods of which an amount is missing: a plan tells few questions. */
function howMuch(unclear: readonly Question[]): string[] {
  const [first, ...others] = unclear.filter(asksHowMuch)
  if (first === undefined) return []
  const foods = [first, ...others].flatMap(({ asks }) => asks?.about ?? [])
  const list = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(foods)
  return [
    others.length === 0 ? first.question : `How much is there of ${list}? Tell me each with its amount.`,
  ]
}

function notUnderstood({ asks }: Question): string {
  return `I did not understand "${asks?.about?.slice(0, 80) ?? ''}": say it in other words.`
}

/** Makes a step show pasted foods and wait for a confirmation before they are added. */
function shownFirst(calls: readonly ToolIntent[]): (step: StepSketch) => StepSketch {
  const foods = calls.flatMap((call) => (call.tool === 'add_to_shopping' ? [call.arguments.food] : []))
  const description = `put on the shopping list: ${foods.join(', ')}`.slice(0, 200)
  return (step) => ({ ...step, description, confirm: true })
}

/** Makes one step for the writes and one for the reads of each subdomain, writes before reads. */
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

function act(situation: ActSituation, read: Reading): ActDecision {
  const { brief, step, batch } = situation
  const isPasted = brief.route.goal === PASTED_RECIPE_GOAL
  if (step.step_type === 'generate' && isPasted) return actOnPasted(situation)
  const [request] = read.wishes
  if (step.step_type === 'generate' && request?.request === 'save_dictated')
    return actOnDictated(situation, request.text)
  if (step.step_type === 'generate') return actOnCreate(situation, read)
  const savesBatch = batch.some(({ ref }) => ref.startsWith('gen_'))
  if (step.step_type === 'write' && step.subdomain === 'recipes' && savesBatch) return actOnSaving(situation)
  const wanted = read.calls.filter(
    (call) => isWrite(call) === (step.step_type === 'write') && subdomainOf(call.tool) === step.subdomain,
  )
  if (wanted.length > 0) return actOnCalls(situation, wanted)
  if (request && step.step_type === 'write' && step.subdomain === 'meals')
    return actOnWeek({ ...situation, brief: withTold(brief, read.calls) }, read.text)
  if (request && step.step_type === 'read' && step.subdomain === 'recipes')
    return actOnCalls(situation, parseKitchenMessage('show me my recipes').filter(isToolIntent))
  return nothingToDo()
}

/** Writes the recipes of a step. A plan has checked the wish already; without a plan it is checked here, once. */
function actOnCreate(situation: ActSituation, read: Reading): ActDecision {
  const { brief, batch, thisStep } = situation
  const asked = read.wishes.find((wish) => wish.request === 'create_recipes') ?? null
  const isSettled = batch.length > 0 || thisStep.some(({ tool }) => tool === 'ask_user')
  const objection = asked && !isSettled ? wishObjection(brief, asked) : null
  if (objection !== null) return askUser(ask(objection))
  const count = Math.min(asked?.count ?? 1, RECIPES_MAX)
  return actOnGenerate(situation, { wishes: wishesOf(brief, read), count })
}

function wishesOf(brief: TurnBrief, { wishes: [request], text, calls }: Reading): Wishes {
  return readWishes(
    withTold(brief, calls),
    text,
    request?.request === 'create_recipes' && unknownTopic(request.topic) === null ? request.topic : '',
  )
}

/** The brief with the preferences of the same message, which apply at once rather than from the next turn on. */
function withTold(brief: TurnBrief, calls: readonly ToolIntent[]): TurnBrief {
  const told = calls.flatMap((call) => (call.tool === 'remember_preference' ? [call.arguments] : []))
  return {
    ...brief,
    profile: [...brief.profile, ...told.map(({ kind, value }) => `${kind}: ${value}`)],
    constraints: { ...brief.constraints, permanent: [...brief.constraints.permanent, ...told] },
  }
}
