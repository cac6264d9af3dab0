import { ask, openSlot } from '../../reading/intent.ts'
import { cuisines, foodKey, numberWords, oneOf, readNumber } from '@alfred/language'
import type { Meal } from '@alfred/contracts'
import { weekdayPattern } from '../../reading/day-words.ts'
import { mealNamed, mealPattern } from '../../reading/meal-words.ts'
import { cookFrom } from './read-cookbook.ts'
import { hasWordOf } from '../plan/no-dish.ts'
import { plannedPointedAt } from '../plan/read-planned-dishes.ts'
import { timeToCook } from './time-to-cook.ts'
import type { Intent } from '../kitchen-intent.ts'
import { dishesInPlay, POINTING, recipeMeant } from './recipe-meant.ts'
import { takeLocation } from '../stock/read-stock-list.ts'
import { searchedText } from './searched-text.ts'
import { asWritten, mentionedLabels, mentionedRefs } from '../topic-rule.ts'
import type { Topic, TopicRule } from '../topic-rule.ts'

const SORTS =
  /^(?:fish|seafood|shellfish|meat|poultry|vegetables?|veggie|pasta|rice|noodles?|beans?|legumes?|pulses|cheese|dairy|nuts?|fruit|mushrooms?)$/
const CUISINES = new RegExp(`^(?:${oneOf(cuisines)})$`)

type Search = {
  query: string | null
  category: string | null
  ingredient: string | null
  cuisine: string | null
  max_minutes: number | null
  without: null
}
const nothing: Search = {
  query: null,
  category: null,
  ingredient: null,
  cuisine: null,
  max_minutes: null,
  without: null,
}

const search = (wanted: Partial<Search>): Intent[] => [
  { tool: 'find_recipes', arguments: { ...nothing, ...wanted } },
]

/**
 * The search filters for a word before "recipes": "fish" is a category, "thai" a cuisine, "quick" a time; any other
 * is searched as text.
 */
function byTopic(topic: string): Partial<Search> {
  const word = topic.trim()
  if (word === '' || /^(?:my|saved|all|all my|all saved|the|any)$/.test(word)) return {}
  if (SORTS.test(word)) return { category: word }
  if (CUISINES.test(word)) return { cuisine: word }
  if (/^(?:quick|fast|short)$/.test(word)) return { max_minutes: 30 }
  return { query: word }
}

function byFood(food: string): Partial<Search> {
  const word = food.trim().replace(/^(?:the|some|my) /, '')
  return SORTS.test(word) ? { category: word } : { ingredient: word }
}

const isAboutRecipe = (topic: Topic, said: string): boolean =>
  /\brecipes?\b/.test(said) || mentionedRefs(topic, 'recipe').length > 0

const which = (): Intent[] => [ask('Which recipe do you mean?', openSlot('recipe'))]

const show: TopicRule['read'] = ({ name = '' }, topic) => {
  if (!isAboutRecipe(topic, name)) return undefined
  const recipe = recipeMeant(topic, name)
  return recipe === undefined ? which() : [{ tool: 'show_recipe', arguments: { ...recipe, servings: null } }]
}

const drop: TopicRule['read'] = ({ name = '' }, topic) => {
  if (!isAboutRecipe(topic, name)) return undefined
  const recipe = recipeMeant(topic, name)
  return recipe === undefined ? which() : [{ tool: 'delete_recipe', arguments: recipe }]
}

const change = (
  name: string,
  topic: Topic,
  changes: Partial<{ new_name: string; servings: number; notes: string }>,
): Intent[] => {
  const recipe = recipeMeant(topic, name)
  if (recipe === undefined) return which()
  return [
    {
      tool: 'update_recipe',
      arguments: { ...recipe, new_name: null, servings: null, notes: null, ...changes },
    },
  ]
}

/** Reads "what's in the cod pie?" as a question about a dish, unless it names a place such as the fridge. */
const whatIsIn: TopicRule['read'] = ({ name = '' }, topic) => {
  if (takeLocation(`in ${name}`).location !== null || isPlace(name) || name === 'that') return undefined
  const recipe = recipeMeant(topic, name)
  return recipe === undefined
    ? undefined
    : [{ tool: 'show_recipe', arguments: { ...recipe, servings: null } }]
}
const isPlace = hasWordOf('stock', 'places', 'lists')

const fromFood = ({ rest, max_minutes }: ReturnType<typeof timeToCook>): Intent[] => [
  ...search({ ...byFood(rest), max_minutes }),
  ...cookFrom(rest, max_minutes),
]

/** Looks up the stock and the saved recipes, so that the person or a model sees what fits. */
const whatCanIMake: TopicRule['read'] = ({ food }, topic) =>
  food !== undefined
    ? fromFood(timeToCook(food))
    : topic.brief?.dashboard['items'] === 0
      ? withNothingThere(topic)
      : [
          { tool: 'list_items', arguments: { location: null, food: null } },
          ...search({}),
          ...cookFrom(undefined),
        ]

/** Of what is there nothing can be made where nothing is known to be there; who did not speak of it is told of the cookbook. */
function withNothingThere({ written, brief }: Topic): Intent[] {
  if (WITH_WHAT.test(brief?.message ?? written))
    return [ask('I know of nothing in your kitchen yet. What do you have at home?')]
  // All that is said is searched for: the search reads meals, people and moods by itself.
  return fromCookbook(searchedText(brief?.message ?? written), false)
}

function fromCookbook(query: string | null, fromStock: boolean): Intent[] {
  return cookFrom(undefined).map((intent) =>
    intent.tool === 'search_cookbook'
      ? { ...intent, arguments: { ...intent.arguments, query, from_stock: fromStock } }
      : intent,
  )
}
const WITH_WHAT =
  /\b(?:with|from|out of|using|in stock|at home|fridge|freezer|pantry|cupboards?|kitchen|leftovers|(?:have|got) in)\b|^(?:so |and )?what can (?:i|we) (?:make|cook)[?. ]*$/i

/** For somebody, or on another day: what is in stock today says little, so that the cookbook is searched by what may be eaten. */
const whatForThem: TopicRule['read'] = (_, { brief, written }) =>
  fromCookbook(
    /\b(?:breakfast|brunch|lunch|dinner|supper)\b/i.exec(written)?.[0].toLowerCase() ?? null,
    brief?.dashboard['items'] !== 0,
  )
const FOR_WHOM =
  "for (?:all of us|us all|us|everyone|everybody|the (?:whole )?family|the kids|(?:my|our) [a-z-]+(?: and (?:me|i|my [a-z-]+))*|[a-z'-]+(?:,? and [a-z'-]+)*)"
const ON_DAY =
  '(?:on |this |for |next )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|the weekend|weekend)(?: evening| night| lunch)?'
const MEAL = '(?:for |as )(?:a )?(?:dinner|lunch|breakfast|supper|brunch)'

/** "I made it on sunday": when something was cooked is no name of it. */
const POINTING_ON_DAY = new RegExp(`^(it|that|this|them) (?:yesterday|last night|${ON_DAY})$`)

/** Cooked by name: not an amount of a food ("cooked 2 eggs"), which is used, nor a food in stock that was mentioned. */
const cook: TopicRule['read'] = ({ name: cooked = '', count, servings, left }, topic) => {
  const { dish: name, times } = batchesOf(cooked.replace(POINTING_ON_DAY, '$1'))
  const planned = plannedMeal(name) ?? plannedPointedAt(name, topic)
  const isFood =
    NOT_A_DISH.test(name) || (mentionedRefs(topic, 'recipe').length === 0 && isInStock(name, topic))
  if (topic.isQuestion || (planned === null && isFood)) return undefined
  const dishes = planned === null && POINTING.test(name) ? dishesInPlay(topic) : []
  if (dishes.length > 1)
    return [ask(`Which one did you cook: ${dishes.slice(0, 6).join(' or ')}?`, openSlot('recipe'))]
  const recipe = planned === null ? recipeMeant(topic, name) : { recipe: null, name: null }
  if (recipe === undefined) return POINTING.test(name) ? undefined : which()
  const made = count === undefined ? servings : readNumber(count)
  return [
    {
      tool: 'cook_recipe',
      arguments: {
        ...recipe,
        servings: made === undefined ? null : Number(made),
        times: made === undefined ? times : null,
        planned,
        leftovers: left === undefined ? null : (readNumber(left) ?? null),
      },
    },
  ]
}

/** How many times a recipe was made, and its name: "a double batch of granola bars" is twice the granola bars. */
function batchesOf(cooked: string): { dish: string; times: number | null } {
  const { much, count, dish } = BATCHES.exec(cooked)?.groups ?? {}
  if (dish === undefined) return { dish: cooked, times: null }
  const times = much === undefined ? (readNumber(count ?? '') ?? null) : (BATCH_SIZES[much] ?? null)
  return { dish, times }
}
const BATCH_SIZES: Readonly<Record<string, number>> = { half: 0.5, single: 1, double: 2, triple: 3 }
const BATCHES = new RegExp(
  `^(?:(?:an? |the )?(?<much>half|single|double|triple)(?: an?)? (?:batch|lot|load|quantity) of|(?<count>\\d{1,2}|${numberWords.join('|')}) (?:batches|lots|loads) of) (?:the |my |our )?(?<dish>.+)$`,
)

/** Is it a food of the stock that was named? Cod is not when it is the cod stew that was cooked. */
function isInStock(name: string, topic: Topic): boolean {
  const food = foodKey(name.replace(/^(?:the|my|our|some|that|this) /, ''))
  const lots = mentionedLabels(topic, 'lot')
  return lots.some((label) => POINTING.test(name) || foodKey(label) === food)
}
const NOT_A_DISH =
  /^(?:\d|an? |what |some |all |half |me |us |you |them$|with |for |dinner|lunch|breakfast|supper)/

/** A dish that is named by its place in the plan: "Saturday's dinner", "what was planned for tonight". */
function plannedMeal(name: string): { item: null; day: string; meal: Meal | null; dish: null } | null {
  const { day, meal = '', on, only, unsaid } = PLANNED.exec(name)?.groups ?? {}
  const said = day ?? on ?? (only === undefined && unsaid === undefined ? undefined : 'today')
  return said === undefined
    ? null
    : {
        ...{ item: null, dish: null },
        ...{ day: said === 'tonight' ? 'today' : said, meal: mealNamed(meal || (only ?? '')) },
      }
}
const PLANNED = new RegExp(
  `^(?:(?:the |my |our )?(?<day>${weekdayPattern}|today|tonight|yesterday)(?:'s)? (?<meal>${mealPattern})|(?:the |my |our )?(?:meal|dish|one|thing)?(?:what )?(?:i |we )?(?:was |is |had |have )?planned (?:for|on) (?<on>${weekdayPattern}|today|tonight|yesterday)|(?<unsaid>what (?:i |we )?(?:was |is |had |have )?planned(?: for| on)?)|(?:the|my|our) (?:planned )?(?<only>${mealPattern}))$`,
)

/** "and there are two portions left", "with 2 servings left over". */
const LEFT_OVER = `(?:(?:,? (?:and|with)|,)(?: there (?:are|is)| we have| i have| have)? (?<left>\\d{1,2}|${numberWords.join('|')}) (?:servings?|portions?)(?: are| is)? left(?: over)?)`

/** In the order in which they are tried. */
export const recipeRules: readonly TopicRule[] = [
  {
    match: new RegExp(
      `^(?:(?:i|we|i've|we've)(?: have)?(?: just)? (?:cooked|made)|(?:i'm|we're|i am|we are)(?: just| now)? (?:cooking|making)|(?:just )?(?:cooked|made)(?= (?:the|my|our|it|that|what|(?:an? )?(?:double|triple|half an?|half))\\b)) (?<name>.+?)(?:,? (?:for|to serve) (?<count>\\d{1,2}|${numberWords.join('|')})(?: people| of us)?(?:,? with [\\p{L}][^,.]*)?|,? (?<servings>\\d{1,2}) (?:servings|portions))?(?: (?:today|tonight|for (?:dinner|lunch|supper|breakfast)))?${LEFT_OVER}?$`,
      'u',
    ),
    read: cook,
  },
  {
    match:
      /^what (?:can|could|should|shall) (?:i|we)(?: all| both)? (?:make|cook|eat|prepare|have)(?: for (?:dinner|lunch|breakfast|supper|tea))?(?: (?:today|tonight|now))?(?: (?:with|from|out of|using) (?:(?:what(?:'s| is)?(?: i| we)?(?: have| got)?(?: in (?:the|my) (?:fridge|kitchen|pantry|freezer))?(?: here| in stock| at home| left| in)?)|(?:that|those|these|it|them|all (?:that|of that|this))(?: (?:today|tonight|now))?|(?:my|the) (?:stock|leftovers|food|fridge|pantry|ingredients)|(?<food>[a-z][a-z0-9' ]+?)))?$/,
    read: whatCanIMake,
  },
  {
    match: new RegExp(
      `^what (?:can|could|should|shall|do) (?:i|we)(?: all| both)? (?:make|cook|eat|prepare|have|serve)(?=.* for (?!dinner$|lunch$|breakfast$|supper$)|.*day|.*tomorrow|.*weekend)(?: ${FOR_WHOM}| ${ON_DAY}| ${MEAL}){1,3}$`,
    ),
    read: whatForThem,
  },
  {
    match:
      /^(?:show|list|find|give)(?: me)?(?: all)?(?: (?:of )?(?:my|the|our))?(?: saved)? recipes$|^(?:what|which) recipes (?:do (?:i|we) have|have (?:i|we) (?:got|saved)|are (?:there|saved))(?: saved)?$|^do (?:i|we) have (?:any )?(?:saved )?recipes$/,
    read: () => search({}),
  },
  {
    match:
      /^(?:show|find|list|search(?: for)?|look for|look up|give)(?: me)?(?: (?:all|some|any|my|the|our|saved))* (?<topic>.+?) recipes(?: with (?<food>[a-z ]+))?$/,
    read: ({ topic = '', food }) =>
      search({ ...byTopic(topic), ...(food === undefined ? {} : byFood(food)) }),
  },
  {
    match:
      /^(?:show|find|list|search(?: for)?|look for|give)(?: me)?(?: (?:all|some|any|a|my|the|our|saved))* recipes? (?:with|using|that (?:has|have|uses?|contains?|includes?)|containing) (?<food>[a-z ]+)$/,
    read: ({ food = '' }) => search(byFood(food)),
  },
  {
    match:
      /^(?:(?:are|is) there |have you got |got )?(?:any|a|some)(?: saved)? (?:recipes?|ideas) (?:with|for|using|that (?:has|have|uses?|contains?)|containing) (?<food>[a-z ]+)$/,
    read: ({ food = '' }) => search(byFood(food)),
  },
  {
    match:
      /^(?:do|have) (?:i|we)(?: have| got| saved)?(?: a| any| some| saved)* recipes? (?:with|for|using|that (?:has|uses?|contains?)|containing) (?<food>[a-z ]+)$/,
    read: ({ food = '' }) => search(byFood(food)),
  },
  {
    match:
      /^(?:do|have) (?:i|we)(?: have| got| saved)?(?: a| any| some| saved)* (?<topic>[a-z ]+?) recipes?(?: saved)?$/,
    read: ({ topic = '' }) => search(byTopic(topic)),
  },
  {
    match: /^(?:which|what)(?: of my)? recipes? (?:has|have|uses?|contains?|includes?) (?<food>[a-z ]+)$/,
    read: ({ food = '' }) => search(byFood(food)),
  },
  {
    match:
      /^(?:what|which) (?<topic>[a-z]+) recipes (?:do (?:i|we) have|have (?:i|we) (?:got|saved)|are there)$/,
    read: ({ topic = '' }) => search(byTopic(topic)),
  },
  {
    match:
      /^(?:rename|call) (?<name>it|that|that recipe|this recipe|the .+?|my .+?)(?: recipe)? (?:to |as |into )?(?<to>(?<=to |as |into ).+|(?<=it |that |recipe ).+)$/,
    read: ({ name = '', to = '' }, topic) => change(name, topic, { new_name: asWritten(topic, to) }),
  },
  {
    match:
      /^(?:change|set|make) (?<name>it|that recipe|the .+? recipe)(?: to)?(?: serve| servings? to| to serve) (?<count>\d{1,2})(?: people| servings)?$/,
    read: ({ name = '', count = '' }, topic) => change(name, topic, { servings: Number(count) }),
  },
  {
    match:
      /^(?:add (?:a |the )?note (?:to|on|for)|(?:make a )?note (?:on|for|in)) (?!.*\blist: )(?<name>[^:]+?)(?: recipe)?(?:: ?| that | saying )(?<note>.+)$/,
    read: ({ name = '', note = '' }, topic) => change(name, topic, { notes: asWritten(topic, note) }),
  },
  { match: /^(?:delete|remove|discard|throw away|get rid of) (?<name>.+)$/, read: drop },
  {
    match:
      /^(?:show|open|read|give|tell|display)(?: me)?(?: (?:about|how to (?:make|cook)))? (?<name>.+)$|^how (?:do (?:i|we)|to) (?:make|cook) (?<dish>.+)$|^what(?:'s| is) in (?<dish2>the .+ recipe|that recipe|it)$/,
    read: ({ name, dish, dish2 }, topic) => show({ name: name ?? dish ?? dish2 }, topic),
  },
  {
    match:
      /^(?:what(?:'s| is| goes) in(?:to)?|what do (?:i|we) need (?:for|to (?:make|cook))|what are the ingredients (?:of|for|in)) (?<name>(?:the|my|our) .+|that)$/,
    read: whatIsIn,
  },
]
