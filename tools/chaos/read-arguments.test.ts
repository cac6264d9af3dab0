import { expect, test } from '@jest/globals'
import { readArguments } from './read-arguments.ts'

test('readArguments without arguments plans people under occasional kills of everything', () => {
  expect(readArguments(['--seed', '7'])).toEqual({
    command: 'run',
    seed: 7,
    turns: 100,
    persons: 8,
    faults: ['kill'],
    habits: [],
    strikes: {},
    only: [],
    database: 'embedded',
    answerWithinMs: 30_000,
  })
})

test.each([
  [['--turns', '24'], 30_000],
  [['--turns', '24', '--answer-within', '240'], 240_000],
  [['--crash-points', '--answer-within', '240'], 240_000],
])('readArguments with %j gives turns %i ms to end', (given, answerWithinMs) => {
  expect(readArguments(given)).toMatchObject({ answerWithinMs })
})

test('readArguments takes faults of the stack and habits of clients in one list', () => {
  const given = [
    '--faults',
    'keys,cut,disconnect,kill',
    '--strikes',
    'kill=50,cut=3',
    '--database',
    'proxied',
  ]
  expect(readArguments(given)).toMatchObject({
    faults: ['kill', 'cut'],
    habits: ['disconnect', 'keys'],
    strikes: { kill: 50, cut: 3 },
    database: 'proxied',
  })
})

test('readArguments gives a control the faults that reveal its defect', () => {
  expect(readArguments(['--control', 'tears'])).toMatchObject({
    command: 'control',
    control: 'tears',
    database: 'proxied',
    strikes: { kill: 20 },
    only: ['orchestrator', 'orchestrator-2'],
  })
})

test.each([
  [['--turns', 'many'], '--turns wants a whole number above 0, and "many" is none.'],
  [['--turns', '0'], '--turns wants a whole number'],
  [
    ['--faults', 'kill,flood'],
    '--faults knows kill, freeze, wipe, cut, replace, disconnect, keys, and not "flood".',
  ],
  [['--strikes', 'kill'], '--strikes wants a whole number'],
  [['--database', 'oracle'], '--database knows embedded, proxied'],
  [['--control', 'nothing'], '--control knows keys, tears'],
  [['--only', 'kettle'], '--only knows gateway'],
  [['--what'], "Unknown option '--what'"],
])('readArguments refuses %j in one line', (given, message) => {
  expect(() => readArguments(given)).toThrow(message)
})
