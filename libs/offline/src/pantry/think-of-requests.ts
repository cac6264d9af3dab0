import { clarify, planDirect, propose } from '../agent-answers.ts'
import type { StepSketch } from '../agent-answers.ts'
import type { Plan, TurnBrief } from '@alfred/contracts'
import { addDays, localDateAt, readNumber, readShortAnswer, sayDate } from '@alfred/language'
import { joinWords, type Viewer } from '@alfred/language/wording'
import { ask, openSlot, type Question } from '../reading/intent.ts'
import type { Request } from './kitchen-intent.ts'
import { profileValue, readWishes, unknownTopic } from './read-wishes.ts'
import { beginsWithYes } from './said.ts'
import { savesWithChange } from './recipes/change-draft.ts'
import { TOLD_RECIPE } from './recipes/told-recipe-goes-on.ts'
import { RECIPES_MAX, wishObjection } from './wish-objection.ts'
import { chooseDishes } from './dishes/choose-dishes.ts'
import { EXPIRES, expiringIn, goalsIn } from './dishes/weigh-dishes.ts'
import type { Wishes } from './dishes/wishes.ts'
import { readWeek, savedRecipes } from './plan/week-meals.ts'

/** The context for planning a request. */
export type Thinking = {
  brief: TurnBrief
  /** True when the person has answered: plan, and ask no more. */
  isAnswer: boolean
  /** The steps for the rest of the message, to be done first. */
  before: readonly StepSketch[]
}

type RequestOf<Name extends Request['request']> = Extract<Request, { request: Name }>

/** The decision table of the clarify layer: plan what is explicit, propose what can be assumed, ask for the rest. */
export function thinkOfRequest(request: Request, thinking: Thinking): Plan {
  switch (request.request) {
    case 'create_recipes':
      return createRecipes(request, thinking)
    case 'refine':
      return createRecipes(
        {
          request: 'create_recipes',
          count: 1,
          saves: false,
          isExplicit: true,
          topic: '',
          text: request.text,
        },
        thinking,
      )
    case 'save_recipes':
      return saveRecipes(request.text, thinking)
    case 'plan_week':
      return planWeek(request.text, thinking)
    case 'use_saved_recipes':
      return useSavedRecipes(request.text, thinking)
    case 'save_dictated':
      return saveDictated(thinking)
    case 'save_pages':
      return savePages(request, thinking)
    case 'help_with_meal':
      return helpWithMeal(request.text, thinking)
  }
}

const hasProfile = ({ brief }: Thinking): boolean => brief.profile.some((line) => !line.startsWith(EXPIRES))
const hasRules = ({ brief }: Thinking): boolean =>
  brief.constraints.permanent.some(({ kind }) => kind === 'allergy' || kind === 'diet')

const namesADish = ({ isMainNamed, forms, cuisine }: Wishes): boolean =>
  isMainNamed || forms.length > 0 || cuisine !== null

function createRecipes(request: RequestOf<'create_recipes'>, thinking: Thinking): Plan {
  const { brief, isAnswer } = thinking
  const { text, topic } = request
  const objection = isAnswer ? null : wishObjection(brief, { text, topic })
  if (objection !== null) return clarify(objection)
  const wishes = readWishes(brief, text, unknownTopic(topic) === null ? topic : '')
  // Who is asked what it shall be instead, and names no dish, gets none that nobody asked for.
  const isYes = readShortAnswer(brief.answered?.answer ?? brief.message) === 'confirm'
  const isUnanswered = isAnswer && !isYes && unknownTopic(topic) !== null && !namesADish(wishes)
  const again = isUnanswered ? wishObjection(brief, { text: topic, topic }) : null
  if (again !== null) return clarify(again)
  if (isAnswer || request.isExplicit) return writeRecipes(request, wishes, thinking)
  if (hasProfile(thinking)) return proposeRecipes(request, wishes, thinking)
  return wishes.isMainNamed
    ? clarify(
        'How many recipes shall I make, and for how many people?',
        'Is there anything that you avoid or that has to be in it?',
      )
    : clarify(
        'What kind of dish would you like: quick or fancy, and with which foods?',
        'For how many people?',
        'Is there anything that you do not eat?',
      )
}

function writeRecipes(
  { count, saves }: RequestOf<'create_recipes'>,
  wishes: Wishes,
  { brief, isAnswer, before }: Thinking,
): Plan {
  if ((count ?? 1) > RECIPES_MAX && !isAnswer)
    return clarify(`I make at most ${RECIPES_MAX} recipes at a time. Shall I make ${RECIPES_MAX}?`)
  const wanted = Math.min(count ?? 1, RECIPES_MAX)
  const known = [
    ...brief.artifacts.map(({ label }) => label),
    ...savedRecipes(brief).map(({ label }) => label),
  ]
  const dishes = chooseDishes(wishes, { count: wanted, known })
  if (dishes.length === 0)
    return clarify(
      'Without a language model I have only simple dishes, and none of them fits all of that. What may I leave out?',
    )
  if (dishes.length < wanted && !isAnswer)
    return clarify(
      `Without a language model I have only ${dishes.length} more simple ${dishes.length === 1 ? 'dish' : 'dishes'} for that: ${dishes.map(({ title }) => title).join(', ')}. Shall I go on with what there is?`,
    )
  const items = dishes.map(({ title }, index) => ({ ref: `gen_recipe_${index + 1}`, label: title }))
  const batch = { total: items.length, items }
  const names = items.map(({ label }) => label).join(', ')
  return planDirect(`make ${names}`, [
    ...before,
    { step_type: 'generate', subdomain: 'recipes', description: `write ${names}`, batch },
    ...(saves ? [saveStep(items)] : []),
  ])
}

function saveStep(items: { ref: string; label: string }[]): StepSketch {
  return {
    step_type: 'write',
    subdomain: 'recipes',
    description: `save ${items.map(({ label }) => label).join(', ')}`,
    batch: { total: items.length, items },
  }
}

/** Plans to parse a dictated recipe, show it, and save it after a confirmation. */
function saveDictated({ before, brief }: Thinking): Plan {
  // Whoever has seen it and has it saved with a change has said yes to it.
  const isShown = brief.recent_turns.at(-1)?.response.includes(TOLD_RECIPE) === true
  const isAgreed = isShown && savesWithChange(brief.message)
  const items = [{ ref: 'gen_recipe_1', label: TOLD_RECIPE }]
  const description = 'read the recipe as it was told'
  return planDirect('save the recipe that was dictated', [
    ...before,
    { step_type: 'generate', subdomain: 'recipes', description, batch: { total: 1, items } },
    { ...saveStep(items), confirm: !isAgreed },
  ])
}

/** Plans to read the recipe of each page, show them, and save them after a confirmation. The agent reads the pages itself. */
function savePages({ addresses }: RequestOf<'save_pages'>, { before }: Thinking): Plan {
  const pages = addresses.map((address, index) => ({
    address,
    item: { ref: `gen_recipe_${index + 1}`, label: `the recipe of ${address}`.slice(0, 100) },
  }))
  return planDirect('save the recipe of a page', [
    ...before,
    ...pages.map(({ address, item }): StepSketch => ({
      ...{ step_type: 'generate', subdomain: 'recipes', description: `read the recipe of ${address}` },
      batch: { total: 1, items: [item] },
    })),
    { ...saveStep(pages.map(({ item }) => item)), confirm: true },
  ])
}

function proposeRecipes({ count }: RequestOf<'create_recipes'>, wishes: Wishes, thinking: Thinking): Plan {
  const { servings, cuisine, methods, minutesMax, mains, isMainNamed } = wishes
  const number = count ?? 1
  const kind = cuisine === null ? '' : ` ${cuisine}`
  const about = isMainNamed ? ` with ${mains.length === 1 ? mains[0]?.food : (mains[0]?.sorts[0] ?? '')}` : ''
  const what = number === 1 ? `a simple${kind} recipe${about}` : `${number} simple${kind} recipes${about}`
  return propose(`make ${what}`, `I would make ${what} for ${servings}. Sound good?`, [
    `For ${servings} ${servings === 1 ? 'person' : 'people'}.`,
    minutesMax === null
      ? 'A quick weeknight meal, up to about 40 minutes.'
      : `Done in ${minutesMax} minutes.`,
    ...(methods === null ? [] : [`In the ${methods.join(' or ')}.`]),
    ...(hasRules(thinking) ? ['Nothing that goes against your allergies and diets.'] : []),
  ])
}

function saveRecipes(text: string, { brief, before }: Thinking): Plan {
  const meant = new Set(
    brief.understanding.entity_mentions.flatMap(
      ({ resolved_ref }) => resolved_ref?.replace(/^ref_/, '') ?? [],
    ),
  )
  const recipes = brief.artifacts.filter(({ type }) => type === 'recipe')
  const named = recipes.filter(({ ref }) => meant.has(ref))
  const some = named.length > 0 ? named : recipes
  const items = firstOf(some, text).map(({ ref, label }) => ({ ref, label }))
  const isOne =
    !FIRST_FEW.test(text) && /\b(?:first|second|third|fourth|fifth|number \d|the \w+ one)\b/i.test(text)
  if (isOne && named.length === 0 && items.length > 0)
    return clarify(`Which one shall I save: ${items.map(({ label }) => label).join(' or ')}?`)
  if (items.length === 0) return clarify(nothingToSave(text))
  return planDirect(`save ${items.map(({ label }) => label).join(', ')}`, [...before, saveStep(items)])
}

/** A dish of the person's own is asked for, since nobody else knows what goes into it. */
function nothingToSave(text: string): string | Question {
  const dish = OWN_DISH.exec(text)?.groups?.['dish']
  return dish === undefined || POINTING.test(dish)
    ? ask(NOTHING_TO_SAVE, openSlot('message'))
    : `I do not know what goes into ${dish} yet. Tell me, with amounts: "1 lb turkey, 2 tomatoes". How it is made is yours to add.`
}
/** Waits for no answer: what is said next is a request of its own. */
const NOTHING_TO_SAVE =
  'There is no recipe that is not saved yet. Ask for one, such as "make me a soup", or tell me yours with its amounts.'
const OWN_DISH =
  /^(?:please )?(?:save|store) (?:this |my |our |the |a |an )+(?<dish>[\p{L}' -]{3,60}?)[.!]*$/iu
const POINTING =
  /\b(?:recipes?|one|ones|it|that|this|them|those|these|all|both|first|second|third|last|other|two|three|result|idea|version|page|link)\b/i

const FIRST_FEW = /\b(?<which>first|last) (?<count>\d|two|three|four|five|six)\b/i

/** The items that "the first two" or "the last two" selects; all without such a phrase. */
function firstOf<Item>(all: readonly Item[], text: string): readonly Item[] {
  const { which, count = '' } = FIRST_FEW.exec(text)?.groups ?? {}
  const number = readNumber(count.toLowerCase())
  if (number === undefined) return all
  return which?.toLowerCase() === 'last' ? all.slice(-number) : all.slice(0, number)
}

function planWeek(text: string, thinking: Thinking): Plan {
  const { brief, isAnswer, before } = thinking
  const { days, isNamed, meal, leftOut } = readWeek(brief, text)
  const meals =
    days.length === 1 ? `1 ${meal}` : `${days.length} ${meal === 'lunch' ? 'lunches' : `${meal}s`}`
  if (days.length === 0) return clarify('Which days shall I plan?')
  const goals = goalsIn(brief.profile).map(({ said }) => said)
  const weighed =
    goals.length === 0
      ? ''
      : `, weighed against what you want of a day (${joinWords(goals)}) by estimated figures`
  const soon = expiringIn(brief.profile)
  const used = soon.length === 0 ? '' : `, with a preference for what expires soon (${joinWords(soon)})`
  if (isAnswer && !changesWithoutYes(brief))
    return planDirect(
      `plan ${meals}`,
      [...before, { step_type: 'write', subdomain: 'meals', description: `plan ${meals}` }],
      [
        ...(weighed === '' ? [] : [`The dishes are${weighed.slice(1)}.`]),
        ...(used === '' ? [] : [`They are chosen${used.slice(1)}.`]),
      ],
    )
  // Who says which days has told the routine that matters, and so has who was offered a plan already.
  if (!hasProfile(thinking) && !isNamed && !isAnswer)
    return clarify(
      "I'd like to learn your routine first: on which days are you busy or out?",
      'Which foods or cuisines do you love, and what do you not eat?',
      'For how many people do you cook?',
    )
  const recipes = savedRecipes(brief).length
  const viewer = { locale: brief.locale, today: localDateAt(brief.asked_at, brief.time_zone) }
  const servings = profileValue(brief, 'servings')
  const cuisine = profileValue(brief, 'cuisine')
  return propose(`plan ${meals}`, `I would plan ${meals}. Sound good?`, [
    `${sayDays(days, viewer)}${leftOut.length === 0 ? '' : `, not on ${leftOut.join(' or ')}`}${servings === null ? '' : `, for ${servings}`}.`,
    recipes === 0
      ? `Simple dishes, a different one each day${weighed}${used}.`
      : `Your saved recipes first, then simple dishes${weighed}${used}.`,
    ...(cuisine === null ? [] : [`With a liking for ${cuisine} food.`]),
    ...(hasRules(thinking) ? ['Nothing that goes against your allergies and diets.'] : []),
  ])
}

/** Is what was offered changed by an answer without a yes? Then it is offered again, as it is now. */
function changesWithoutYes({ answered, pending, message }: TurnBrief): boolean {
  const kind = answered?.kind ?? pending?.kind
  return kind === 'proposal' && !beginsWithYes(answered?.answer ?? message)
}

/** "From Monday to Friday" of days in a row, and each day of others. */
function sayDays(days: readonly string[], viewer: Viewer): string {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const isInARow = days.length > 2 && days.every((day, index) => day === addDays(first, index))
  if (isInARow) return `From ${sayDate(first, viewer)} to ${sayDate(last, viewer)}`
  return days.length > 3
    ? `${days.length} days from ${sayDate(first, viewer)} to ${sayDate(last, viewer)}`
    : `For ${joinWords(days.map((day) => sayDate(day, viewer)))}`
}

function useSavedRecipes(text: string, thinking: Thinking): Plan {
  const { brief, isAnswer } = thinking
  const count = Number(brief.dashboard['recipes'] ?? savedRecipes(brief).length)
  if (count > 0) {
    if (/\b(?:week|meals|dinners|plan)\b/i.test(text)) return planWeek(text, thinking)
    return planDirect('list the saved recipes', [
      { step_type: 'read', subdomain: 'recipes', description: 'list the saved recipes' },
    ])
  }
  if (!isAnswer) return clarify('You have no saved recipes yet. Shall I suggest some?')
  return createRecipes(
    { request: 'create_recipes', count: 3, saves: false, isExplicit: true, topic: '', text },
    thinking,
  )
}

/** Plans help with a meal. The request is too vague, so it always asks first (clarify layer). */
function helpWithMeal(text: string, thinking: Thinking): Plan {
  if (!thinking.isAnswer) return clarify('Are you cooking now or planning ahead?')
  if (
    /\b(?:plan|planning|ahead|later|week|days|tomorrow)\b/i.test(
      text
        .split(/[.?!]\s+/)
        .slice(1)
        .join(' '),
    )
  )
    return planWeek(text, thinking)
  return createRecipes(
    { request: 'create_recipes', count: 1, saves: false, isExplicit: true, topic: '', text },
    thinking,
  )
}
