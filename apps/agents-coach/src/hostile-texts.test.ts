import { hostileShapes, slowShapes } from '@alfred/contracts/testing'
import { quickSignals } from './announcement/quick-signals.ts'
import { routingSignals } from './announcement/routing-signals.ts'

const announced = [...quickSignals, ...routingSignals].map(({ pattern }) => new RegExp(pattern, 'gimu'))
// What takes text from outside; the rules within are given sentences of it.
const readers: Record<string, (text: string) => unknown> = {
  'the announced patterns': (text) => announced.map((pattern) => text.match(pattern)),
}
const shapes = hostileShapes(['', 'log ', 'which is better for iron,', 'set my protein goal to ', 'is '])

test.each(Object.entries(readers))(
  'no text takes %s longer than its length allows',
  (_, read) => {
    expect(slowShapes(read, shapes)).toEqual([])
  },
  300_000,
)
