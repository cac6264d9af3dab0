import { numberWords, readNumber } from '@alfred/language'
import { isOwnRecipe, recipeMeant } from './recipe-meant.ts'
import { asWritten } from './topic-rule.ts'
import type { TopicRule } from './topic-rule.ts'

// Reads for how many the amounts of a recipe are asked: they are told, and the recipe stays as it was written.

const COUNT = `(?<count>\\d{1,3}|${numberWords.join('|')})(?: people| persons| of us| servings| portions| guests| adults| eaters)?`
const NAME = "(?:the |my |our |some )?(?<name>[\\p{L}][\\p{L}' -]{2,60}?)(?: recipe)?"

const shownFor: TopicRule['read'] = ({ name = '', count = '' }, topic) => {
  const servings = readNumber(count)
  const isMeant = isOwnRecipe(name, topic) || / recipe\b/.test(topic.written.toLowerCase())
  const recipe = servings === undefined || !isMeant ? undefined : recipeMeant(topic, asWritten(topic, name))
  return recipe === undefined || servings === undefined
    ? undefined
    : [{ tool: 'show_recipe', arguments: { ...recipe, servings } }]
}

const rule = (pattern: string): TopicRule => ({ match: new RegExp(`^${pattern}$`, 'u'), read: shownFor })

/** In the order in which they are tried. */
export const forHowManyRules: readonly TopicRule[] = [
  rule(`(?:show|open|read|tell|give)(?: me)? ${NAME} for ${COUNT}`),
  rule(
    `(?:and )?how (?:much|many)(?: of (?:everything|each|it all|all of it|each thing|it|[\\p{L} ]{2,30}?)| [\\p{L} ]{2,30}?)? (?:do|will|would) (?:i|we) need (?:for|to make) ${NAME} (?:for|to feed|to serve) ${COUNT}`,
  ),
]
