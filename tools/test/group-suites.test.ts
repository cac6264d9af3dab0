import { expect, test } from '@jest/globals'
import { groupSuites } from './group-suites.ts'

const plain = "test('adds', () => {})"
const grouped = (files: Readonly<Record<string, string>>) =>
  groupSuites(Object.keys(files), (path) => files[path] ?? '')

test('the test files of a room run as one', () => {
  const { groups, alone } = grouped({
    'libs/a/src/one.test.ts': plain,
    'libs/a/src/deep/two.test.ts': plain,
    'libs/b/src/three.test.ts': plain,
    'house.test.ts': plain,
  })
  expect([...groups]).toEqual([
    ['libs-a-1', ['libs/a/src/one.test.ts', 'libs/a/src/deep/two.test.ts']],
    ['libs-b-1', ['libs/b/src/three.test.ts']],
    ['root-1', ['house.test.ts']],
  ])
  expect(alone).toEqual([])
})

test('a file whose set-up other tests would hear runs alone', () => {
  const { alone } = grouped({
    'libs/a/one.test.ts': `beforeAll(async () => {})\n${plain}`,
    'libs/a/two.test.ts': `${plain}\nafterEach(() => {})`,
    'libs/a/three.test.ts': 'jest.setTimeout(1)',
    'libs/a/four.test.ts': "describe('with a server', () => {\n  beforeAll(() => {})\n})",
  })
  expect(alone).toEqual(['libs/a/one.test.ts', 'libs/a/two.test.ts', 'libs/a/three.test.ts'])
})

test('many files of a room are several groups of about the same length, and none is lost', () => {
  const names = Array.from({ length: 120 }, (_, index) => `libs/a/${index}.test.ts`)
  const { groups } = groupSuites(names, () => plain)
  expect([...groups.values()].map(({ length }) => length)).toEqual([40, 40, 40])
  expect([...groups.values()].flat()).toEqual(names)
})
