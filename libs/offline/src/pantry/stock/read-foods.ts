import { oneOf, vocabulary } from '@alfred/language'
import { beginsWithFood } from '../../understanding/index.ts'
import type { Intent } from '../kitchen-intent.ts'
import type { TopicRule } from '../topic-rule.ts'

/** How a food is, which changes nothing about what goes with it: "cold beef". A hot dog and a plain flour are foods by that name. */
const STATE = /^(?:left[ -]?over|cold|warm|hot|old|stale|day-old|reheated|yesterday's|last night's) (?=[a-z])/
/** What somebody wants to do without is no part of its name: "beef that isn't sandwiches". */
const NOT_THAT = / (?:that|which)(?:'s| is| are| isn't| aren't| is not| are not)(?: not)? .*$/

function bare(food: string): string {
  const said = food
    .trim()
    .replace(NOT_THAT, '')
    .replace(/^(?:the|some|any|a|an|my|our|fresh|shop|shop-bought) /, '')
  const plain = said.replace(STATE, '')
  return beginsWithFood(said) || !beginsWithFood(plain) ? said : plain
}

/** What it is used in changes nothing about what takes its place: "instead of eggs in a cake". */
const USED_IN = / (?:in|for) (?:an?|the|my|our|this|that) [a-z' -]+$/

const ask = (tool: 'pair_food' | 'substitute_food', food: string | undefined): Intent[] | undefined =>
  food === undefined ? undefined : [{ tool, arguments: { food: bare(food) } }]
const describeFood = (food: string | undefined): Intent[] | undefined =>
  food === undefined ? undefined : [{ tool: 'describe_food', arguments: { food: bare(food), about: null } }]

const DIET = oneOf(vocabulary.diets.filter(({ enforced }) => enforced).map(({ name }) => name))
const ALLERGEN =
  'gluten|wheat|milk|dairy|lactose|eggs?|fish|shellfish|crustaceans|peanuts?|nuts?|soy|soya|celery|mustard|sesame|sulphites?|lupin|molluscs?|allergens?'

/** The rules for questions about foods: pairings, substitutes, contents. */
export const foodRules: readonly TopicRule[] = [
  {
    match:
      /^(?:what|which (?:foods?|flavou?rs?|herbs?|spices?|ingredients?)) (?:goes|go|works?|pairs?|fits?|tastes? good|would go|can i (?:pair|combine|serve))(?: (?:well|best|nicely))? (?:with|to|together with) (?<food>[a-z' -]+)$|^(?:what|which \w+) (?:can|could|should) (?:i|we) (?:pair|combine|serve|match) (?:with )?(?<food2>[a-z' -]+?)(?: with)?$|^(?:flavou?r )?pairings? (?:for|of|with) (?<food3>[a-z' -]+)$/,
    read: ({ food, food2, food3 }) => ask('pair_food', food ?? food2 ?? food3),
  },
  {
    match:
      /^(?:what|which \w+) (?:can|could|should|do) (?:i|we) (?:use|take|have|put in)(?: as a substitute| as a replacement)? (?:instead of|in place of|for|rather than|to replace) (?!(?:my |our |a )?(?:breakfast|brunch|lunch|dinner|supper|snack|tea (?:tho|though|that|tonight|today|then)|tea$)\b)(?<food>[a-z' -]+)$|^(?:what(?:'s| is| are)|is there|are there|any|give me|find me)(?: an?| some| any| the| good| best)* (?:substitutes?|replacements?|alternatives?|stand-ins?) (?:for|to|of) (?<food2>[a-z' -]+)$|^(?:what|how) (?:can|could|do|should) (?:i|we) (?:replace|substitute|swap)(?: for)? (?<food3>[a-z' -]+?)(?: (?:with|by|for))?$|^(?:what )?(?:substitutes?|replaces?|can replace|could replace) (?<food4>[a-z' -]+)$/,
    read: ({ food, food2, food3, food4 }) =>
      ask('substitute_food', (food ?? food2 ?? food3 ?? food4)?.replace(USED_IN, '')),
  },
  {
    match: new RegExp(`^(?:is|are) (?<food>[a-z' -]+?) (?:${DIET})$`),
    read: ({ food }) => describeFood(food),
  },
  {
    match: new RegExp(
      `^(?:does|do) (?<food>(?!i |we )[a-z' -]+?) (?:contain|have|include|count as|got|hold)(?: any| an?)? (?:${ALLERGEN})(?: in it| in)?$|^(?:which|what) allergens (?:are|is|does|do) (?:in )?(?<food2>[a-z' -]+?)(?: (?:contain|have))?$|^is there (?:any )?(?:${ALLERGEN}) in (?<food3>(?!the|my|our|stock)[a-z' -]+)$`,
    ),
    read: ({ food, food2, food3 }) => describeFood(food ?? food2 ?? food3),
  },
  {
    match:
      /^(?:tell (?:me )?(?:more )?about|what do you know (?:about|of)|what (?:kind|sort) of food is) (?<food>(?!me\b|us\b|my\b)[a-z' -]+)$/,
    read: ({ food }) => describeFood(food),
  },
]
