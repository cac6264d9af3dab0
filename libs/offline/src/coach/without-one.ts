import { findNutrient, nutrients, type TurnBrief } from '@alfred/contracts'
import { z } from 'zod'
import { ask, openSlot } from '../reading/intent.ts'
import type { Intent } from './coach-intent.ts'
import { foodMeant } from './food-meant.ts'
import type { Sentence } from './plain-sentences.ts'

// Reads what a meal that waits would have without one of its foods: "if I'd left it out what would the carbs have been". Nothing is changed.

const FOOD = "(?:(?:the|my) (?<food>[a-z][a-z' -]{1,40}?)|it|that)"
const WITHOUT: readonly RegExp[] = [
  new RegExp(
    `^(?:so |and |but )*if (?:i'd|i had|i) (?:(?:left|leave|take|taken) ${FOOD} (?:out|off)|(?:left|leave) out ${FOOD.replace('food', 'food2')}|(?:skipped|skip|dropped|not had|hadn't had|didn't have) ${FOOD.replace('food', 'food3')}),? (?:what|how (?:much|many))(?: would|'d| are| is)?(?: the| my)? ?(?<nutrient>[a-z]+)\\b.{0,30}$`,
  ),
  new RegExp(
    `^(?:so |and |but )*(?:what|how (?:much|many))(?: would| are| is)?(?: the| my)? (?<nutrient>[a-z]+)(?: would)?(?: be| it be| have been| is it| that be)? without ${FOOD}$`,
  ),
]

const waitingSchema = z.object({
  kind: z.literal('food_log'),
  items: z
    .array(
      z.object({
        ...{ food: z.string(), quantity: z.number(), unit: z.string() },
        nutrients: z.record(z.string(), z.number()),
      }),
    )
    .min(2),
})
type Item = z.infer<typeof waitingSchema>['items'][number]

/** The figures of what waits without one of its foods, beside those of that food. */
export function readWithoutOne(
  { text }: Sentence,
  { pending, recent_turns: turns }: Pick<TurnBrief, 'pending' | 'recent_turns'>,
): Intent[] | undefined {
  const waiting = waitingSchema.safeParse(pending?.data)
  const groups = WITHOUT.map((pattern) => pattern.exec(text)?.groups).find((one) => one !== undefined)
  const nutrient = findNutrient(groups?.['nutrient'] ?? '')
  if (!waiting.success || groups === undefined || nutrient === undefined) return undefined
  const { items } = waiting.data
  const named = groups['food'] ?? groups['food2'] ?? groups['food3']
  const one = named === undefined ? namedLast(items, turns.at(-1)?.message ?? '') : foodMeant(named, items)
  const others = items.filter((item) => item !== one)
  const amounts = others.flatMap(({ nutrients: told }) => told[nutrient] ?? [])
  if (one === undefined || amounts.length < others.length) return undefined
  const { unit, names } = nutrients[nutrient]
  const sum = Math.round(amounts.reduce((all, amount) => all + amount, 0) * 10) / 10
  const figure = nutrient === 'calories' ? `${sum} kcal` : `${sum} ${unit} ${names[0]}`
  const { food, quantity } = one
  return [
    { tool: 'lookup_nutrition', arguments: { food, quantity, unit: one.unit, nutrient } },
    ask(`Without the ${food} that is ${figure}. Nothing is changed.`, openSlot('message', food)),
  ]
}

/** The food that a message names last, by the last word of its name: "was it the juice?" */
function namedLast(items: readonly Item[], message: string): Item | undefined {
  const said = message.toLowerCase()
  const at = (item: Item): number => said.lastIndexOf(item.food.split(' ').at(-1) ?? item.food)
  return items.filter((item) => at(item) >= 0).toSorted((one, other) => at(other) - at(one))[0]
}
