import { hostileShapes, slowShapes } from '@alfred/contracts/testing'
import { fastPaths } from './announcement/fast-paths.ts'
import { constraintSignals } from './announcement/constraint-signals.ts'
import { quickSignals } from './announcement/quick-signals.ts'
import { routingSignals } from './announcement/routing-signals.ts'
import { parseKitchenMessage } from './offline/parse-kitchen-message.ts'
import { pantryOfflineRules } from './offline/pantry-offline-rules.ts'
import { readWishes, wishesIn } from './offline/read-wishes.ts'
import { mergeAnswer } from './offline/said.ts'
import { briefOf } from './offline/testing/brief-of.ts'
import { nameFood } from './language/prepare-arguments.ts'
import { resolveDays } from './language/resolve-days.ts'
import { layOutRecipe } from './recipes/lay-out-recipe.ts'
import { parseRecipe } from './recipes/parse-recipe.ts'
import { readIngredientLine } from './recipes/read-ingredient-line.ts'
import { readQuantity } from './recipes/read-quantity.ts'

const asked = { askedAt: '2026-11-20T10:00:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' }
const question = 'How much flour, exactly?'
const announced = [
  ...fastPaths.flatMap(({ signals }) => signals),
  ...constraintSignals,
  ...quickSignals,
  ...routingSignals,
].map(({ pattern }) => new RegExp(pattern, 'gimu'))

// What takes text from outside; the rules within are given clauses of it.
const readers: Record<string, (text: string) => unknown> = {
  parseKitchenMessage,
  wishesIn,
  readWishes: (text) => readWishes(briefOf(text), text, text),
  mergeAnswer: (text) => mergeAnswer({ asked: question, message: text, answer: text }),
  mergeFood: (text) =>
    mergeAnswer({ asked: `Which food do you mean by "${text.slice(0, 60)}"?`, message: text, answer: text }),
  nameFood,
  resolveDays: (text) => resolveDays(text, asked),
  layOutRecipe,
  parseRecipe,
  parseLaidOutRecipe: (text) => parseRecipe(layOutRecipe(text)),
  readIngredientLine,
  readQuantity,
  'the announced patterns': (text) => announced.map((pattern) => text.match(pattern)),
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
  'Ingredients:\n1 egg\nMethod:\n',
])

test.each(Object.entries(readers))(
  'no text takes %s longer than its length allows',
  (_, read) => {
    expect(slowShapes(read, shapes)).toEqual([])
  },
  300_000,
)
