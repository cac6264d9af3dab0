import { searchCookbook } from './read-cookbook.ts'
import { isOwnRecipe, namesNoRecipe } from './recipe-meant.ts'
import { asWritten } from '../topic-rule.ts'
import type { TopicRule } from '../topic-rule.ts'

// Reads whether there is all that a dish takes: "can I make pancakes with what's here?"

const HERE =
  "(?:with|from|out of|using) (?:only )?(?:(?:all )?(?:what(?:ever)?|everything|the (?:things|stuff|food))(?: that)?(?:'s| is| (?:i|we)(?: (?:have|have got)|'ve got| got))?(?: (?:here|there|in stock|at home|in(?: (?:the|my|our) (?:kitchen|house|fridge|pantry|cupboard))?|left))?|(?:the|my|our) (?:stock|kitchen|fridge|pantry|cupboard)(?: contents)?)"
const NOW = '(?: (?:now|right now|today|tonight))?'

const isMakeable =
  (isOfOthers: boolean): TopicRule['read'] =>
  ({ name = '' }, topic) => {
    const dish = name.replace(/^(?:the|my|our|that|a|an|some) /, '').replace(/ recipe$/, '')
    if (namesNoRecipe(dish)) return undefined
    const nothing = { recipe: null, servings: null, from: null, until: null }
    if (isOwnRecipe(dish, topic))
      return [{ tool: 'list_missing', arguments: { ...nothing, name: asWritten(topic, dish) } }]
    return isOfOthers ? searchCookbook(`${dish} with what i have`) : undefined
  }

/** In the order in which they are tried. What nobody has a recipe of is looked for among those that the stock suffices for. */
export const makeableRules: readonly TopicRule[] = [
  {
    match: new RegExp(
      `^(?:can|could) (?:i|we) (?:make|cook|bake|do|prepare) (?<name>[a-z][a-z' -]{2,60}?)${NOW} ${HERE}${NOW}$`,
    ),
    read: isMakeable(true),
  },
  {
    match: new RegExp(
      `^(?:can|could) (?:i|we) (?:make|cook|bake|prepare) (?<name>[a-z][a-z' -]{2,60}?)${NOW}$`,
    ),
    read: isMakeable(false),
  },
]
