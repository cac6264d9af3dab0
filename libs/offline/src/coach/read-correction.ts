import {
  findUnit,
  mealSchema,
  nutrientSchema,
  type NutritionArguments,
  type TurnBrief,
} from '@alfred/contracts'
import { readAmount } from '@alfred/language'
import { z } from 'zod'
import type { Intent } from './coach-intent.ts'
import type { Sentence } from './plain-sentences.ts'
import { foodMeant, sortMeantOf } from './food-meant.ts'
import { namedEntry } from './named-entry.ts'
import { isSameFood, readEaten, takeMealAndDay } from './read-eaten.ts'
import { amountSaidLast, correctionAlone } from './amount-said-last.ts'
import { partOfWhatWaits } from './share-eaten.ts'
import { moveWhatWaits } from './when-it-was.ts'
import { readAdded, readTakenOut } from './read-foods-that-wait.ts'
import { toldOfFoods } from './told-of-foods.ts'

/** The schema of a pending proposal's data. Unknown kinds are ignored. */
const waitingSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('food_log'),
    day: z.string(),
    meal: mealSchema.nullable(),
    items: z.array(
      z.object({
        ...{ food: z.string(), quantity: z.number(), unit: z.string() },
        /** Its own, where several meals are told. */
        meal: mealSchema.nullable().default(null),
      }),
    ),
    left_out: z.array(z.string()).default([]),
  }),
  z.object({
    kind: z.literal('recipe_log'),
    day: z.string(),
    meal: mealSchema.nullable(),
    items: z.array(z.object({ food: z.string(), quantity: z.number() })).length(1),
  }),
  z.object({
    kind: z.literal('recipe_selection'),
    options: z.array(z.object({ label: z.string() })),
    wanted: z.object({
      servings: z.number(),
      makes: z.number().nullable(),
      meal: mealSchema.nullable(),
      day: z.string(),
    }),
  }),
  z.object({
    kind: z.literal('goal_update'),
    goals: z.array(z.object({ nutrient: nutrientSchema, kind: z.enum(['goal', 'limit']) })),
  }),
])
type Waiting = z.infer<typeof waitingSchema>
type FoodLog = Extract<Waiting, { kind: 'food_log' }>

/** What waits to be logged, if foods do. */
export function foodsThatWait(pending: TurnBrief['pending']): FoodLog | undefined {
  const waiting = waitingSchema.safeParse(pending?.data)
  return waiting.success && waiting.data.kind === 'food_log' ? waiting.data : undefined
}

/** Phrases before and after the actual correction. */
const LEAD =
  /^(?:call it(?= (?:\d|half|two|three))|(?:make|change|correct|set|let)(?: it| that| this| them)?(?: to| be)?|it(?:'s| was| is| should be)|that(?:'s| was| is)|they were|there were|i (?:had|ate|meant)|only|for|sorry)(?: only)? /
/** "No wait", with which people begin a correction. */
const STOPS = /^(?:(?:no|oh|oops|sorry|ah|wait|hang on|hold on|actually|my mistake|correction)[ ,.!:-]+)+/
const TRAILING = /(?: instead| for me| please|, not .+| not .+| rather|,? actually|,? sorry)$/

/** What is said of a food of the diary, as it is said of what waits: "make it 150 g of rice". */
function withAmountFirst(text: string): string {
  const { food, rest = '' } = namedEntry(text) ?? {}
  if (food === undefined || rest === '') return amountSaidLast(text) ?? text
  return `make it ${rest} ${/\d$/.test(rest) ? '' : 'of '}${food}`
}

/**
 * Parses a correction of the pending proposal: "make it 3 eggs", "150 g", "it was lunch", "yesterday". The proposal
 * is changed by it, and everything else stays as it is. Undefined when nothing is corrected.
 */
export function readCorrection(
  { text: told, isQuestion }: Sentence,
  pending: TurnBrief['pending'],
  message: string,
): Intent[] | undefined {
  const text = correctionAlone(told)
  const waiting = waitingSchema.safeParse(pending?.data)
  if (!waiting.success || isQuestion) return undefined
  const said = bareCorrection(withAmountFirst(text))
  switch (waiting.data.kind) {
    case 'food_log':
      return (
        moveWhatWaits(told, waiting.data) ??
        partOfWhatWaits(text, waiting.data) ??
        tellOfFoods(text, waiting.data) ??
        changeFoods(text, waiting.data) ??
        correctFood(said, waiting.data, isToldAnew(text, message))
      )
    case 'recipe_log':
      return correctServings(said, waiting.data)
    case 'recipe_selection':
      return chooseRecipe(said, waiting.data)
    case 'goal_update':
      return correctGoal(said, waiting.data.goals)
  }
}

/** Corrects the servings, meal or day of the pending recipe. */
function correctServings(
  said: string,
  waiting: Extract<Waiting, { kind: 'recipe_log' }>,
): Intent[] | undefined {
  const [item] = waiting.items
  const { meal, day, rest } = takeMealAndDay(said)
  const amount = readAmount(`${rest.replace(/ (?:servings?|portions?|helpings?)$/, '')} it`)
  const [told, ...others] = rest === '' ? [] : readEaten(rest).items
  const isNamed =
    told !== undefined && others.length === 0 && told.unit === null && isSameFood(told.food, item?.food ?? '')
  const isChange = rest === '' ? meal !== null || day !== null : amount?.rest === 'it'
  if (item === undefined || !(isChange || isNamed)) return undefined
  const changed = {
    recipe: null,
    name: item.food,
    servings: (isNamed ? told.quantity : amount?.quantity) ?? item.quantity,
    makes: null,
    meal: meal ?? waiting.meal,
    day: day ?? waiting.day,
  }
  return [{ tool: 'propose_recipe_log', arguments: changed }]
}

/** Chooses a recipe by a word that only one of the options has: "the chickpea one". */
function chooseRecipe(
  said: string,
  { options, wanted }: Extract<Waiting, { kind: 'recipe_selection' }>,
): Intent[] | undefined {
  const words = said.replace(/\b(?:the|one|recipe|with|please)\b/g, ' ').match(/[a-z]{3,}/g) ?? []
  const meant = options.filter(({ label }) => words.some((word) => label.toLowerCase().includes(word)))
  const [only] = meant
  if (only === undefined || meant.length > 1) return undefined
  return [{ tool: 'propose_recipe_log', arguments: { ...wanted, recipe: null, name: only.label } }]
}

/** Reduces a correction to its content: "it was 3 eggs instead" becomes "3 eggs". */
export function bareCorrection(text: string): string {
  return text.replace(TRAILING, '').replace(STOPS, '').replace(LEAD, '').replace(/^to /, '')
}

/** Takes foods out of what waits, or adds some. */
function changeFoods(text: string, { items, left_out }: FoodLog): Intent[] | undefined {
  const nothing = { changes: [], add: null, meal: null, day: null }
  const out = readTakenOut(text, items)
  if (out !== undefined) {
    const changes = out.map((item) => ({ ...UNCHANGED, item, remove: true }))
    return [{ tool: 'change_proposal', arguments: { ...nothing, changes } }]
  }
  const told = readLeftOut(bareCorrection(text), left_out)
  if (told !== undefined) return [{ tool: 'change_proposal', arguments: { ...nothing, add: [told] } }]
  const added = readAdded(text)
  if (added === undefined) return undefined
  const [first] = added
  if (first !== undefined && 'tool' in first) return [first]
  // What is told behind several meals is of the last of them.
  const last = items.at(-1)?.meal ?? null
  const add = added.filter((one) => 'food' in one).map((one) => ({ ...one, meal: one.meal ?? last }))
  return [{ tool: 'change_proposal', arguments: { ...nothing, add } }]
}

/** What is told with a verb of its own: "had toast" after eggs corrects no eggs, though "no, I had toast" does. */
const TOLD = /^(?:(?:i|we)(?:'ve)? )?(?:also |just |then )*(?:had|ate|eaten|drank) /
const CORRECTS = / instead$| not .+$| rather$/

const isToldAnew = (text: string, message: string): boolean =>
  TOLD.test(text) && !CORRECTS.test(text) && !STOPS.test(message.toLowerCase())

function namesAnyOf(rest: string, items: readonly Item[]): boolean {
  const { items: told } = readEaten(rest)
  return told.some(({ food }) => items.some((item) => isSameFood(item.food, food)))
}

function correctFood(said: string, waiting: FoodLog, isAnew: boolean): Intent[] | undefined {
  const { meal, day, rest } = takeMealAndDay(said)
  if (isAnew && !namesAnyOf(rest, waiting.items)) return undefined
  const changes = rest === '' ? [] : changesOf(rest, waiting.items)
  const told = changes === undefined ? otherOfLeftOut(rest, waiting.left_out) : undefined
  if (told !== undefined)
    return [{ tool: 'change_proposal', arguments: { changes: [], add: [told], meal, day } }]
  if (changes === undefined || (rest === '' && meal === null && day === null)) return undefined
  return [{ tool: 'change_proposal', arguments: { changes, add: null, meal, day } }]
}

/** Another name for what was left out, of the same kind: "it was a cheese sandwich" for a sandwich without figures. */
function otherOfLeftOut(rest: string, leftOut: readonly string[]): Added | undefined {
  const [told, ...others] = readEaten(rest).items
  const kind = told?.food.split(' ').at(-1) ?? ''
  const meant = leftOut.filter((food) => isSameFood(food.split(' ').at(-1) ?? '', kind))
  return told === undefined || others.length > 0 || meant.length !== 1 ? undefined : told
}

/** What each part of a message tells of one of the foods that wait. */
function tellOfFoods(text: string, waiting: FoodLog): Intent[] | undefined {
  const told = toldOfFoods(text, waiting, (part) => changeOfPart(bareCorrection(part), waiting.items))
  if (told === undefined) return undefined
  const add = told.add.length === 0 ? null : told.add
  return [{ tool: 'change_proposal', arguments: { changes: told.changes, add, meal: null, day: null } }]
}

type Item = FoodLog['items'][number]
type Change = NutritionArguments<'change_proposal'>['changes'][number]

const UNCHANGED = { item: null, food: null, quantity: null, unit: null, nutrients: null, remove: null }

/** A change of one food; what is not told stays as it is. */
function changeOf(items: readonly Item[], { food }: Item, change: Partial<Change>): Change {
  const item = items.length === 1 ? null : food
  return { ...UNCHANGED, item, ...change }
}

/** What each part of a correction changes: "3 slices and the coffee was black". Undefined where one part changes nothing. */
function changesOf(rest: string, items: readonly Item[]): Change[] | undefined {
  const whole = changeOfPart(rest, items)
  if (whole !== undefined) return [whole]
  const parts = rest.split(/,? (?:and|but) |, /).map(bareCorrection)
  if (parts.length < 2) return undefined
  const changes = parts.map((part) => changeOfPart(part, items))
  return changes.every((change) => change !== undefined) ? changes : undefined
}

function changeOfPart(rest: string, items: readonly Item[]): Change | undefined {
  const told = readSwap(rest, items) ?? readFigures(rest, items)
  if (told !== undefined) return told
  const amount = readAmount(`${rest} it`)
  if (amount?.rest === 'it') return changeOfAmount(amount, items)
  const described = changeOfKind(rest, items)
  if (described !== undefined) return described
  const read = readEaten(rest)
  const [changed, ...others] = read.items
  if (read.questions.length > 0 || changed === undefined || others.length > 0) return undefined
  const { food, quantity, unit, nutrients } = changed
  const known = foodMeant(food, items)
  const sort = known === undefined ? sortMeantOf(food, items) : undefined
  const meant = known ?? sort ?? (items.length === 1 ? items[0] : undefined)
  if (meant === undefined) return undefined
  const other = known === undefined ? { food } : {}
  return changeOf(items, meant, { ...other, quantity, unit: unit ?? 'piece', nutrients })
}

/** An amount alone is that of the only food, or of the only one that was told in this unit: "3 slices" are of the toast. */
function changeOfAmount(
  { quantity, unit }: { quantity: number; unit: string | null },
  items: readonly Item[],
): Change | undefined {
  const inUnit = items.length === 1 ? items : items.filter((item) => unit !== null && item.unit === unit)
  const [only, ...others] = inUnit.length === 0 ? drinksIn(unit, items) : inUnit
  if (only === undefined || others.length > 0) return undefined
  return changeOf(items, only, { quantity, unit })
}

const DRINK =
  /\b(?:juice|milk|tea|coffee|latte|cappuccino|squash|cordial|water|smoothie|shake|milkshake|lemonade|cola|coke|pepsi|beer|lager|cider|wine|prosecco|drink|soda|soup)$/

/** Millilitres are of what is drunk: "it was 150 ml" of the juice beside porridge. */
function drinksIn(unit: string | null, items: readonly Item[]): readonly Item[] {
  const found = unit === null ? undefined : findUnit(unit)
  return found !== undefined && ['ml', 'cl', 'dl', 'l'].includes(found)
    ? items.filter(({ food }) => DRINK.test(food))
    : []
}

const SWAP =
  /^(?:swap|replace|change|switch) (?:the |my )?(?<food>[a-z' -]{2,40}?) (?:for|with|to|by) (?:the |an? |some )?(?<other>[a-z][a-z' -]{1,60})$|^(?:it was )?(?<other2>[a-z][a-z' -]{1,60}?),? (?:instead of|not|rather than) (?:the )?(?<food2>[a-z' -]{2,40})$/

/** "Swap the butter for margarine": another food, and as much of it. */
function readSwap(rest: string, items: readonly Item[]): Change | undefined {
  const groups = SWAP.exec(rest)?.groups
  const meant = foodMeant(groups?.['food'] ?? groups?.['food2'] ?? '', items)
  const food = groups?.['other'] ?? groups?.['other2']
  return meant === undefined || food === undefined ? undefined : changeOf(items, meant, { food })
}

const FIGURES =
  /^(?:(?:the |my )?(?<food>[a-z' -]{2,40}?) )?(?:(?:it )?(?:had|has|was|were) )?(?:about |around )?(?<calories>\d{1,5}(?:\.\d{1,2})?) ?(?:kcal|k?calories|cals?)$/

/** Who is asked for figures, and of how much they are: "the website says 1150 for the whole thing". */
const FIGURES_READ =
  /^(?:(?:the|their|my) )?(?:website|site|app|menu|label|packet|pack|wrapper|box|tin|back|internet|google) (?:says|said|has|had|gives|reckons)(?: (?:it(?:'s| is| has| was)?|that(?:'s| is)?))? ?(?:about |around )?(?<calories>\d{2,4})(?: ?(?:kcal|k?calories|cals?))?(?: (?:for|in) (?:it|that|this|one|all of it|the (?:whole )?(?:thing|lot|meal|dish)|the whole \w+))?$/

/** "It had 300 kcal": what the person states of the only food, or of the one that is named. */
function readFigures(rest: string, items: readonly Item[]): Change | undefined {
  const groups = (FIGURES_READ.exec(rest) ?? FIGURES.exec(rest))?.groups
  if (groups === undefined) return undefined
  const said = groups['food'] ?? 'it'
  const isOnly = items.length === 1 && /^(?:it|that|this)$/.test(said)
  const meant = isOnly ? items[0] : foodMeant(said, items)
  return meant && changeOf(items, meant, { nutrients: { calories: Number(groups['calories']) } })
}

type Added = NonNullable<NutritionArguments<'change_proposal'>['add']>[number]

/** "The pudding had 300 kcal": the figures of what was left out for want of them, so that it comes in. */
function readLeftOut(rest: string, foods: readonly string[]): Added | undefined {
  const groups = FIGURES.exec(rest)?.groups
  const said = groups?.['food']
  if (groups === undefined || said === undefined) return undefined
  const meant = foods.filter((food) => isSameFood(food, said) || food.endsWith(` ${said}`))
  const [food, ...others] = meant
  if (food === undefined || others.length > 0) return undefined
  const nutrients = { calories: Number(groups['calories']) }
  return { food, quantity: 1, unit: null, nutrients, source: 'stated', alcohol_g: null, meal: null }
}

const KIND =
  /^(?:the |my )?(?<food>[a-z' -]{2,40}?) (?:was|were|is|had) (?:actually |just |only )?(?<how>(?:with|without) [a-z' -]+|[a-z-]+(?: [a-z-]+)?)$/
/** What is said of a food and is none of its kinds. */
const NO_KIND =
  /^(?:ok|okay|fine|good|nice|great|small|large|big|huge|it|that|mine|wrong|right|not|for|at|yesterday|today)\b/

/** "The coffee was black": the food is of another kind, and as much of it. */
function changeOfKind(rest: string, items: readonly Item[]): Change | undefined {
  const { food, how } = KIND.exec(rest)?.groups ?? {}
  if (food === undefined || how === undefined || NO_KIND.test(how)) return undefined
  const meant = foodMeant(food, items)
  return meant && changeOf(items, meant, { food: /^with/.test(how) ? `${food} ${how}` : `${how} ${food}` })
}

function correctGoal(
  said: string,
  goals: Extract<Waiting, { kind: 'goal_update' }>['goals'],
): Intent[] | undefined {
  const [goal, ...others] = goals
  const target = /^(\d+(?:\.\d+)?)(?: (?:g|mg|mcg|kcal|ml|calories))?$/.exec(said)?.[1]
  if (goal === undefined || others.length > 0 || target === undefined) return undefined
  return [{ tool: 'update_user_goal', arguments: { ...goal, target: Number(target) } }]
}
