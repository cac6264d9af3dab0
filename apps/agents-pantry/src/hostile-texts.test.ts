import { hostileShapes, slowShapes } from '@alfred/contracts/testing'
import { fastPaths } from './announcement/fast-paths.ts'
import { nameFood } from './language/name-food.ts'

const announced = fastPaths
  .flatMap(({ signals }) => signals)
  .map(({ pattern }) => new RegExp(pattern, 'gimu'))

// The functions and patterns that take text from outside.
const readers: Record<string, (text: string) => unknown> = {
  nameFood,
  'the announced patterns': (text) => announced.map((pattern) => text.match(pattern)),
}
const shapes = hostileShapes(['', 'serves', 'shopping list\n', '2 ', 'Ingredients:\n1 egg\nMethod:\n'])

test.each(Object.entries(readers))(
  '%s reads any text in time proportional to its length',
  (_, read) => {
    expect(slowShapes(read, shapes)).toEqual([])
  },
  300_000,
)
