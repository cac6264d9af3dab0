import { callTool, completeStep } from '../agent-answers.ts'
import type { ActSituation } from '../agent-answers.ts'
import { findUnit, units } from '@alfred/contracts'
import type { ActDecision } from '@alfred/contracts'
import { countFood } from '@alfred/language'
import { z } from 'zod'
import { callTools } from './act-on-calls.ts'

const quantity = z.coerce.number()
const needSchema = z.object({ food: z.string(), quantity: quantity.nullable(), unit: z.string().nullable() })
type Need = z.infer<typeof needSchema>

/** The parts of the two tools' results that this step reads. */
const shownRecipe = z.object({ ingredients: z.array(needSchema) })
const listedStock = z.object({ items: z.array(z.object({ food: z.string(), quantity, unit: z.string() })) })

/** Foods that every kitchen has, which are never put on the list. */
const ALWAYS_THERE = /^(?:water|salt|pepper|black pepper|salt and pepper|ice)$/

/** Reads the recipe and the stock, then puts on the list what the stock lacks. */
export function actOnMissing(
  { thisStep }: ActSituation,
  recipe: { recipe: string | null; name: string | null },
): ActDecision {
  const made = thisStep.filter(({ tool }) => tool !== 'ask_user')
  const shown = made.findLast(({ tool, ok }) => tool === 'show_recipe' && ok)
  const stock = made.findLast(({ tool, ok }) => tool === 'list_items' && ok)
  const failed = made.findLast(({ ok }) => !ok)
  if (failed && (!shown || !stock)) {
    const answer = thisStep.at(-1)?.tool === 'ask_user' ? thisStep.at(-1)?.data['answer'] : undefined
    if (typeof answer === 'string')
      return { actions: [callTool('show_recipe', { recipe: null, name: answer })] }
    const user_message = failed.facts.join(' ')
    return { actions: [{ action: 'fail', reason: 'the recipe could not be read', user_message }] }
  }
  if (!stock) return { actions: [callTool('list_items', { location: null, food: null })] }
  if (!shown) return { actions: [callTool('show_recipe', recipe)] }
  if (made.some(({ tool }) => tool === 'add_to_shopping')) return { actions: [completeStep('All done.')] }
  const missing = missingFor(shownRecipe.parse(shown.data).ingredients, listedStock.parse(stock.data).items)
  if (missing.length === 0) return { actions: [completeStep('Everything for it is in stock.')] }
  return callTools(missing.map((need) => ({ tool: 'add_to_shopping', arguments: need })))
}

/** The needed foods that are not in stock, or the missing part if the stock's amount can be compared. */
function missingFor(
  needs: readonly Need[],
  stock: readonly { food: string; quantity: number; unit: string }[],
): Need[] {
  return needs.flatMap(({ food, quantity, unit }): Need[] => {
    if (ALWAYS_THERE.test(food.toLowerCase())) return []
    const there = stock.filter((lot) => plain(lot.food) === plain(food))
    if (there.length === 0) return [{ food, quantity, unit }]
    const needed = quantity === null ? null : inBase(quantity, unit ?? 'piece')
    const held = there.map((lot) => inBase(lot.quantity, lot.unit))
    if (needed === null || held.some((one) => one?.of !== needed.of)) return []
    const share = held.reduce((sum, one) => sum + (one?.amount ?? 0), 0) / needed.amount
    return share >= 1 || quantity === null
      ? []
      : [{ food, quantity: Math.round(quantity * (1 - share) * 1_000) / 1_000, unit }]
  })
}

const plain = (food: string): string => countFood(1, food.trim().toLowerCase())

/** An amount in the base unit of its dimension, so that 1 kg and 400 g can be compared. Null for an unknown unit. */
function inBase(quantity: number, said: string): { amount: number; of: string } | null {
  const unit = findUnit(said)
  if (unit === undefined) return null
  const { dimension, factor } = units[unit]
  return { amount: quantity * factor, of: dimension }
}
