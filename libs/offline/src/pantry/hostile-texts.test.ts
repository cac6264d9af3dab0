import { hostileShapes, slowShapes } from '@alfred/contracts/testing'
import { parseKitchenMessage } from './parse-kitchen-message.ts'
import { pantryOfflineRules } from './pantry-offline-rules.ts'
import { readWishes, wishesIn } from './read-wishes.ts'
import { mergeAnswer } from './said.ts'
import { briefOf } from './testing/brief-of.ts'
import { layOutRecipe } from './recipes/lay-out-recipe.ts'
import { pastedRecipe } from './recipes/pasted-recipe.ts'

const asks = [{ slot: 'amount', about: 'flour', tool: null }]
// The functions that take text from outside; the rules inside them get clauses of it.
const readers: Record<string, (text: string) => unknown> = {
  parseKitchenMessage,
  wishesIn,
  readWishes: (text) => readWishes(briefOf(text), text, text),
  mergeAnswer: (text) => mergeAnswer({ asks, message: text, answer: text }),
  mergeFood: (text) =>
    mergeAnswer({
      asks: [{ slot: 'food', about: text.slice(0, 60), tool: null }],
      message: text,
      answer: text,
    }),
  layOutRecipe,
  pastedRecipe: (text) => pastedRecipe(text, 'en'),
  'pastedRecipe, laid out': (text) => pastedRecipe(layOutRecipe(text), 'en', 'dictated'),
  'the rules that plan': (text) =>
    pantryOfflineRules['agents-pantry/think']?.({ brief: briefOf(text), replanBecause: null }),
}
const shapes = hostileShapes([
  '',
  'serves',
  'prep time',
  'save this recipe: a\n',
  'shopping list\n',
  '2 ',
  'make the ',
  'Ingredients:\n1 egg\nMethod:\n',
])

test.each(Object.entries(readers))(
  '%s reads any text in time proportional to its length',
  (_, read) => {
    expect(slowShapes(read, shapes)).toEqual([])
  },
  300_000,
)
