import { numberWords, readNumber } from '@alfred/language'
import { isOwnRecipe, recipeMeant } from './recipe-meant.ts'
import { ask } from '../../reading/intent.ts'
import { asWritten, mentionedRefs, onlyRecipe } from '../topic-rule.ts'
import type { TopicRule } from '../topic-rule.ts'

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

/** "What would it come to for 6?" is asked of the recipe that is spoken of; one that is not saved has to be first. */
const itFor: TopicRule['read'] = ({ count = '' }, topic) => {
  const servings = readNumber(count)
  const [mentioned] = mentionedRefs(topic, 'recipe')
  const recipe = mentioned ?? onlyRecipe(topic)
  if (servings === undefined || recipe === null) return undefined
  if (topic.brief?.artifacts.some(({ ref }) => ref === recipe) === true)
    return [ask(`That recipe is not saved yet. Say "save it" first, then I can show it for ${servings}.`)]
  // What was saved a moment ago is still spoken of by what it was before: its name finds it.
  const label = topic.brief?.entities.find(({ ref }) => ref === recipe)?.label ?? null
  const meant = recipe.includes('gen_') ? { recipe: null, name: label } : { recipe, name: null }
  return [{ tool: 'show_recipe', arguments: { ...meant, servings } }]
}

const rule = (pattern: string, read: TopicRule['read'] = shownFor): TopicRule => ({
  match: new RegExp(`^${pattern}$`, 'u'),
  read,
})

/** In the order in which they are tried. */
export const forHowManyRules: readonly TopicRule[] = [
  rule(
    `(?:and )?(?:what|how much)(?: of everything)? (?:would|will|does|do|is|should) (?:it|that|this|i|we)(?: all)? (?:come to|be|need|take|make|work out (?:at|to)) (?:for|if (?:we are|we're|there are)) ${COUNT}`,
    itFor,
  ),
  rule(`(?:show|open|read|tell|give)(?: me)? ${NAME} for ${COUNT}`),
  rule(
    `(?:and )?how (?:much|many)(?: of (?:everything|each|it all|all of it|each thing|it|[\\p{L} ]{2,30}?)| [\\p{L} ]{2,30}?)? (?:do|will|would) (?:i|we) need (?:for|to make) ${NAME} (?:for|to feed|to serve) ${COUNT}`,
  ),
]
