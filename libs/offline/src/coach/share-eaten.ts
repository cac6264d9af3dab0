import { ask, openSlot } from '../reading/intent.ts'
import type { Intent } from './coach-intent.ts'
import { foodMeant } from './food-meant.ts'

// Reads that only a part was eaten of what was told before: "I only ate half the pie".

/** How people say a share. */
export const SHARES: Readonly<Record<string, number>> = {
  half: 0.5,
  'a half': 0.5,
  'a third': 1 / 3,
  'a quarter': 0.25,
  'two thirds': 2 / 3,
  'three quarters': 0.75,
}
const PART =
  /^(?:(?:no|oh|ah|sorry|actually|wait|but)[, ]+)*(?:i|we)(?:'ve| have)?(?: only| just| actually| really)* (?:had|ate|eaten|drank|drunk|finished|managed)(?: only| just| about)* (?<share>(?:a )?half|(?:a |two |three )?(?:thirds?|quarters?)) (?:of )?(?:(?:the|my|that) (?<food>[a-z][a-z' -]{1,40}?)|(?<it>it|that|this))(?: in the end| though| actually| after all)?$/

/** A share of a food that was told of before; no food stands for the only one. */
export function partEaten(text: string): { share: number; food: string | null } | undefined {
  const called = CALLED.exec(text)?.groups?.['share']
  const {
    share: said = '',
    food,
    it,
  } = PART.exec(called === undefined ? text : `i had ${called} of it`)?.groups ?? {}
  const share = SHARES[said.replace(/^(?=third|quarter)/, 'a ')]
  return share === undefined || (food ?? it) === undefined ? undefined : { share, food: food ?? null }
}

/** A share of what was named last, without a verb: "a quarter of it". */
const ALONE =
  /^(?:(?:oh|no|ah|actually|sorry|wait)[, ]+)*(?:only |just |about |like )*(?<share>(?:a )?half|a (?:third|quarter)|two thirds|three quarters) (?:of )(?:it|that|this)$/

/** "Call it half", "couldn't finish it, only half": a share of what was told last. */
const CALLED =
  /^(?:(?:i )?(?:couldn't|could not|didn't|did not) (?:even )?(?:finish|manage|eat)(?: even)? (?:all of )?(?:it|that|them)(?: all)?(?:,| so| and)? ?)?(?:(?:oh|no|ah|actually|sorry|wait|so)[, ]+)*(?:call it|say|make it|more like|only had|only ate|i only had|i only ate|only|just) (?:about )?(?<share>(?:a )?half|a (?:third|quarter)|two thirds|three quarters)(?: of (?:it|that|this))?$/

/** Of several foods it is of the last, of which nobody knows how much there was. */
function shareAlone(text: string, { items }: Waiting): Intent[] | undefined {
  const share = ALONE.exec(text)?.groups?.['share']
  const [last] = items.slice(-1)
  if (share === undefined || last === undefined || items.length < 2) return undefined
  const question = `How much ${last.food} was that? Say it with its amount, such as "make it 100 g of ${last.food}", and the rest stays as it is.`
  return [ask(question, openSlot('message', last.food))]
}

type Waiting = {
  items: readonly { food: string; quantity: number; unit: string }[]
  left_out: readonly string[]
}

/** A part of one of the foods that wait, as a change of its amount. What was left out of them has none. */
export function partOfWhatWaits(text: string, { items, left_out: leftOut }: Waiting): Intent[] | undefined {
  const alone = ALONE.exec(text)?.groups?.['share']
  const part = partEaten(text) ?? (alone === undefined ? undefined : partEaten(`i had ${alone} of it`))
  if (part === undefined) return undefined
  const several = shareAlone(text, { items, left_out: leftOut })
  if (several !== undefined) return several
  const { share, food } = part
  const all = items.length === 1 ? items[0] : undefined
  const only = food === null ? all : foodMeant(food, items)
  if (only !== undefined) {
    const quantity = Math.round(only.quantity * share * 100) / 100
    const same = { food: null, unit: only.unit, nutrients: null, remove: null }
    const change = { ...same, item: items.length === 1 ? null : only.food, quantity }
    return [{ tool: 'change_proposal', arguments: { changes: [change], add: null, meal: null, day: null } }]
  }
  const unknown = leftOut.map((name) => ({ food: name }))
  const missing = food === null ? undefined : foodMeant(food, unknown)?.food
  if (food === null || missing === undefined) return undefined
  const question = `I have no figures for ${missing}, so that it is left out. Say what it had, such as "the ${food} had 300 kcal", and it comes in. What shall I do?`
  return [ask(question, openSlot('message', food))]
}
