import { hostileShapes, slowShapes } from './hostile-texts.ts'

// Built here, because no source may contain such a pattern: both halves match the same blanks.
const takesBlanks = (times: number): RegExp => new RegExp(`serves${'\\s*'.repeat(times)}x`)

test('a pattern with neighbouring quantifiers over blanks is reported as slow', () => {
  // Twice, so that it takes longer than the noise of any machine.
  const search = (text: string) => [1, 2].filter(() => takesBlanks(2).test(text))
  const found = slowShapes(search, hostileShapes(['serves']).slice(0, 1))
  expect(found.join()).toMatch(/"serves" \+ " " repeated/)
})

test('a loop over pairs of words is reported as slow', () => {
  const found = slowShapes(
    (text) => {
      const words = text.split(' ')
      return words.filter((word, at) =>
        words.every((other, index) => index === at || `${other}${word}` !== 'b'),
      )
    },
    // Words of three letters: there are few enough for a loop over their pairs to end soon.
    hostileShapes().filter(({ name }) => name.includes('"the "')),
  )
  expect(found).not.toEqual([])
})

test('a reader that looks at each character once is accepted', () => {
  expect(slowShapes((text) => [...text].filter((character) => character === 'x').length)).toEqual([])
})

test('every shape has the requested length', () => {
  for (const { make } of hostileShapes(['', 'serves '])) expect(make(1_000)).toHaveLength(1_000)
})

test('each piece follows one of the beginnings, or every beginning on request', () => {
  const beginnings = ['', 'a ', 'b ', 'c ']
  const count = hostileShapes([''], { areAll: true }).length
  expect(hostileShapes(beginnings, { areAll: false })).toHaveLength(count)
  expect(hostileShapes(beginnings, { areAll: true })).toHaveLength(4 * count)
})
