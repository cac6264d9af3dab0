import { placePattern } from '../../reading/place-words.ts'
import { askFood } from '../../reading/intent.ts'
import type { PantryArguments } from '@alfred/contracts'
import type { Intent } from '../kitchen-intent.ts'
import { recipeMeant } from './recipe-meant.ts'
import { readStockList } from '../stock/read-stock-list.ts'
import { asWritten, listOf, mentionedRefs } from '../topic-rule.ts'
import type { Topic, TopicRule } from '../topic-rule.ts'

// Reads changes of a recipe of one's own: "add 2 cloves of garlic to the chili recipe", "replace the beans with lentils in the chili",
// "make the chili for 6". Without the word "recipe" it is one that the conversation is about, or a change that stock does not know.

type Edit = PantryArguments<'edit_recipe'>
const nothing: Edit = {
  ...{ recipe: null, name: null, add: [], amounts: [], remove: [] },
  ...{ swap: [], add_steps: [], add_steps_after: null, change_steps: [], remove_steps: [] },
  ...{ scale_to: null, scale_by: null },
}

/** Is it a recipe that is spoken of, and no place of the kitchen or list? */
const isRecipe = (topic: Topic, name: string): boolean =>
  / recipe$/.test(name) ||
  (!PLACE.test(name) && mentionedRefs(topic, 'recipe').some((ref) => !ref.includes('gen_')))
const PLACE = new RegExp(`\\b(?:${placePattern}|list|groceries|shopping|plan|diary|stock|kitchen)\\b`)

function edit(topic: Topic, name: string, changes: Partial<Edit>): Intent[] | undefined {
  const recipe = topic.isQuestion ? undefined : recipeMeant(topic, name)
  return recipe && [{ tool: 'edit_recipe', arguments: { ...nothing, ...recipe, ...changes } }]
}

const withAmounts =
  (field: 'add' | 'amounts'): TopicRule['read'] =>
  ({ list = '', name = '' }, topic) => {
    if (!isRecipe(topic, name)) return undefined
    const { items, leftover } = readStockList(list)
    if (leftover.length > 0) return leftover.map(askFood)
    if (field === 'amounts' && items.some(({ quantity }) => quantity === null)) return undefined
    return edit(topic, name, {
      [field]: items.map(({ food, quantity, unit }) => ({ food, quantity, unit })),
    })
  }

const bareFood = (food: string): string => food.replace(/^(?:the|some|all the|all of the|any) /, '')

const remove: TopicRule['read'] = ({ list = '', name = '' }, topic) =>
  isRecipe(topic, name) ? edit(topic, name, { remove: listOf(list).map(bareFood) }) : undefined

const swap: TopicRule['read'] = ({ from = '', to = '', name = '' }, topic) =>
  edit(topic, name, { swap: [{ food: bareFood(from), by: bareFood(to) }] })

const scale: TopicRule['read'] = ({ name = '', count = '' }, topic) =>
  isRecipe(topic, name) || /^(?:scale|resize)/.test(topic.written.trim().toLowerCase())
    ? edit(topic, name, { scale_to: Number(count) })
    : undefined

const TIMES: Readonly<Record<string, number>> = { double: 2, triple: 3, quadruple: 4, halve: 0.5, half: 0.5 }

const multiply: TopicRule['read'] = ({ times = '', name = '' }, topic) =>
  isRecipe(topic, name) ? edit(topic, name, { scale_by: TIMES[times] ?? 0.5 }) : undefined

const addStep: TopicRule['read'] = ({ name = '', step = '', number, first }, topic) =>
  edit(topic, name, {
    add_steps: [asWritten(topic, step)],
    add_steps_after: first !== undefined ? 0 : number === undefined ? null : stepNumber(number),
  })

const changeStep: TopicRule['read'] = ({ name = 'it', step = '', number = '' }, topic) =>
  edit(topic, name, { change_steps: [{ step: stepNumber(number), text: asWritten(topic, step) }] })

const removeSteps: TopicRule['read'] = ({ name = 'it', number = '', other }, topic) =>
  edit(topic, name, { remove_steps: [number, other].filter((said) => said !== undefined).map(stepNumber) })

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
const stepNumber = (said: string): number =>
  said.startsWith('last') || said.startsWith('final')
    ? -1
    : ordinals.indexOf(said.replace(/ step$/, '')) + 1 || Number(said.replace(/\D/g, ''))
const STEP = `(?<number>steps? (?:number )?\\d{1,2}|(?:${ordinals.join('|')}|last|final) step)`
const OF_IT = "(?: (?:of|in|from) (?<name>(?:the |my |our |that |this )[\\p{L}' -]{2,80}?|it))?"

const NAME = "(?<name>(?:the |my |our |that |this )[\\p{L}' -]{2,80}?|it)"
const PEOPLE = '(?: (?:people|persons|servings|portions|of us))?'
const rule = (pattern: string, read: TopicRule['read']): TopicRule => ({
  match: new RegExp(`^${pattern}$`, 'u'),
  read,
})

/** In the order in which they are tried. */
export const recipeEditRules: readonly TopicRule[] = [
  rule(`add (?:a|another|the) (?:last |final )?step to ${NAME}(?: ?: | that | saying )(?<step>.+)`, addStep),
  rule(
    `(?:add|put) (?:a|another) (?:new )?step (?:after|behind) ${STEP}${OF_IT}(?: ?: ?| that | saying )(?<step>.+)`,
    addStep,
  ),
  rule(
    `(?:add|put) (?:a|another|the) (?<first>first) step (?:to|in) ${NAME}(?: ?: ?| that | saying )(?<step>.+)`,
    addStep,
  ),
  rule(
    `(?:change|rewrite|edit|replace|update|make|set) (?:the )?${STEP}${OF_IT}(?: (?:to|with|say|so (?:that )?it says)(?: ?: ?| )| ?: ?)(?<step>.+)`,
    changeStep,
  ),
  rule(
    `(?:the )?${STEP}${OF_IT} (?:should (?:be|say|read)|is now|becomes)(?: ?: ?| )(?<step>.+)`,
    changeStep,
  ),
  rule(
    `(?:remove|delete|drop|skip|take out|leave out|get rid of) (?:the )?${STEP}(?: and (?<other>\\d{1,2}))?${OF_IT}`,
    removeSteps,
  ),
  rule(`(?:scale|resize|adjust) ${NAME} (?:up |down )?(?:to|for) (?<count>\\d{1,3})${PEOPLE}`, scale),
  rule(`(?<times>double|triple|quadruple|halve|half) ${NAME}`, multiply),
  rule(`cut ${NAME} in (?:half|two)`, multiply),
  rule(`make ${NAME} for (?<count>\\d{1,3})${PEOPLE}`, scale),
  rule(`add (?<list>.+?) (?:to|into) ${NAME}`, withAmounts('add')),
  rule(`(?:remove|take|leave|drop|delete) (?:out )?(?<list>.+?) (?:from|out of|of|off) ${NAME}`, remove),
  rule(
    `(?:replace|swap|substitute|exchange) (?<from>[\\p{L}' -]{2,60}?) (?:with|by|for) (?<to>[\\p{L}' -]{2,60}?) in ${NAME}`,
    swap,
  ),
  rule(
    `use (?<to>[\\p{L}' -]{2,60}?) (?:instead of|in place of|rather than) (?<from>[\\p{L}' -]{2,60}?) in ${NAME}`,
    swap,
  ),
  rule(`(?:use|take|put) (?<list>\\d.*?) in ${NAME}`, withAmounts('amounts')),
  rule(
    `(?:change|set|correct|cut|reduce|lower|bring|raise|increase|turn|take) (?:down |up )?(?:the )?(?<food>[\\p{L}' -]{2,60}?) in ${NAME} (?:down |up )?to (?<amount>\\d[^,]*)`,
    ({ food = '', amount = '', name = '' }, topic) =>
      withAmounts('amounts')({ name, list: amount.includes(food) ? amount : `${amount} ${food}` }, topic),
  ),
]
