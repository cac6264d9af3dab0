import { keysOf } from '@alfred/contracts'
import type { RecipeArguments } from '@alfred/contracts'
import { oneOf, vocabulary } from '@alfred/language'
import { ask, openSlot } from '../../reading/intent.ts'
import { isKnownOfDishes, lowWanted } from '../../understanding/index.ts'
import type { Intent } from '../kitchen-intent.ts'
import { mentionedRefs } from '../topic-rule.ts'
import type { TopicRule } from '../topic-rule.ts'

export type Search = RecipeArguments<'search_cookbook'>
/** A search that asks for nothing. */
export const nothing: Search = {
  query: null,
  foods: [],
  cuisine: null,
  course: null,
  diet: null,
  max_minutes: null,
  without: null,
  from_stock: false,
  skip: null,
}

/** Searched for by its words, "low salt" finds what is named after salt. */
const UNKNOWN = 'I do not know which dishes hold little'
const KNOWN = 'I know those that are low in carbs. What shall I look for?'

const CUISINES = new RegExp(`\\b(?:${oneOf(vocabulary.cookbook_cuisines)})\\b`)
const DIETS = new RegExp(
  `\\b(?:${oneOf(vocabulary.diets.filter(({ enforced }) => enforced).map(({ name }) => name))})\\b`,
)
const COURSES = {
  breakfast: /\b(?:breakfasts?|brunch)\b/,
  starter: /\bstarters?\b/,
  soup: /\bsoups?\b/,
  salad: /\bsalads?\b/,
  side: /\b(?:side|side dish(?:es)?)\b/,
  dessert: /\b(?:desserts?|puddings?)\b/,
  drink: /\bdrinks?\b/,
} as const
const QUICK = /\b(?:quick|fast)\b|\b(?:in |under |within )?(?<minutes>\d{2,3}) minutes\b/
const FROM_STOCK =
  /\b(?:from|with|using) (?:what(?:'s| is)? (?:i|we|in)\b.*|my stock|what i have|leftovers|my ingredients)$|\bin stock$/

const MEAL = /\b(?:dinner|lunch|supper)\b/

/**
 * Parses a description of a recipe: its cuisine, course, diet and time become filters, and the rest is searched by
 * meaning.
 */
export function searchCookbook(said: string): Intent[] {
  const low = lowWanted(said)
  if (low !== undefined && !isKnownOfDishes(low))
    return [ask(`${UNKNOWN} ${low}. ${KNOWN}`, openSlot('message'))]
  const cuisine = CUISINES.exec(said)?.[0] ?? null
  const diet = DIETS.exec(said)?.[0] ?? null
  const course = keysOf(COURSES).find((one) => COURSES[one].test(said)) ?? null
  const quick = QUICK.exec(said)
  const rest = [CUISINES, DIETS, QUICK, FROM_STOCK, ...(course === null ? [] : [COURSES[course]])]
    .reduce((text, known) => text.replace(known, ' '), said)
    .replace(
      /\b(?:recipes?|dish(?:es)?|ideas?|something|anything|some|any|an?|the|for(?! (?:\d|one|two|three|four|five|six|eight|ten|twelve)\b)|dinner|lunch|supper|with|and|in)\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
  return [
    {
      tool: 'search_cookbook',
      arguments: {
        ...nothing,
        // A meal by itself tells what sort of dish it is: "a quick dinner".
        ...{ cuisine, diet, course, query: rest === '' ? (MEAL.exec(said)?.[0] ?? null) : rest },
        max_minutes: quick === null ? null : Number(quick.groups?.['minutes'] ?? 30),
        from_stock: FROM_STOCK.test(said),
      },
    },
  ]
}

/** Searches the cookbook for what can be cooked from the stock, or from these foods. */
export function cookFrom(food: string | undefined, max_minutes: number | null = null): Intent[] {
  const foods =
    food === undefined ? [] : food.split(/ and |, /).map((one) => one.replace(/^(?:the|some|my) /, ''))
  return [
    {
      tool: 'search_cookbook',
      arguments: { ...nothing, foods, max_minutes, from_stock: food === undefined },
    },
  ]
}

const EATEN_AT: Readonly<Record<string, string>> = { tea: 'dinner', supper: 'dinner', 'a snack': 'snack' }

/** What there is to eat at a meal to come: "what could I have for tea that won't put me over". Each dish is told with its figures. */
const atMeal: TopicRule = {
  match:
    /^(?:(?:so|well|and|but|ok|okay|right|now|oh) )*what (?:else )?(?:should|could|can|shall|might) (?:i|we) (?:have|eat|do|get) (?:for (?:my |our )?(?<meal>breakfast|brunch|lunch|dinner|supper|tea|a snack)|(?:to eat )?(?<evening>tonight|this evening))(?: (?:today|tonight|then|now|tho|though|instead|next))*(?:,? (?:(?:that|which) |and |to |without )?(?:still |just )?(?:keeps?|keeping|puts?|putting|stays?|staying|won't|wont|doesn't|doesnt|fits?|fitting|within|under|going|goes) .{2,60})?$/,
  read: ({ meal = 'dinner' }) => searchCookbook(EATEN_AT[meal] ?? meal),
}

/** The rules for the cookbook. "My recipes" and "saved recipes" do not mean it. */
export const cookbookRules: readonly TopicRule[] = [
  atMeal,
  {
    match:
      /^(?:copy|save|add|put) (?<name>.+?) (?:from|out of) the cookbook(?: (?:to|into|in|among) my (?:own )?recipes)?$|^(?:copy|save) (?<that>that|this|it|that recipe|this recipe) (?:to|into|in|among) my (?:own )?recipes$/,
    read: ({ name, that }, topic) => {
      const [ref] = mentionedRefs(topic, 'recipe').filter((one) => !one.includes('gen_'))
      const bare = (name ?? '').replace(/^(?:the|a|an) | recipe$/g, '').trim()
      if (ref === undefined && (that !== undefined || bare === '')) return undefined
      return [
        { tool: 'copy_recipe', arguments: { recipe: ref ?? null, name: ref === undefined ? bare : null } },
      ]
    },
  },
  {
    match:
      /^(?:search|browse|look (?:in|into|through)|check|open|what(?:'s| is) in|show(?: me)?) the cookbook(?: (?:for|about) (?<what>.+))?$|^(?:show|find|give|search)(?: me)?(?: for)? (?<what2>.+?) (?:from|in) the cookbook$|^(?:does|has) the cookbook (?:have|got)(?: any| an?| some)? (?<what3>.+)$/,
    read: ({ what, what2, what3 }) => searchCookbook(what ?? what2 ?? what3 ?? ''),
  },
  {
    match:
      /^(?:find|search|look for|show|i(?:'d like|'m in the mood for| want| fancy| feel like)|do you (?:have|know)|is there|any)?(?: me)?(?: for)? ?(?:something|anything|a recipe|recipes) (?:like|similar to) (?<what>.+)$|^i(?:'m| am) (?:craving|hungry for) (?<what2>.+)$|^i fancy (?<what3>.+)$/,
    read: ({ what, what2, what3 }) => searchCookbook(what ?? what2 ?? what3 ?? ''),
  },
]
