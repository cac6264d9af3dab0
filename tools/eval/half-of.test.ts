import { describe, expect, test } from '@jest/globals'
import { inRepository } from '@alfred/local-stack'
import { halfOf } from './half-of.ts'
import { parseScenarios, readScenarioFiles, scenarioFolders } from './read-scenarios.ts'

const entry = (name: string, more = ''): string =>
  `  - { name: Somebody says ${name}, turns: [{ say: hello }]${more} }\n`
const fileOf = (entries: string[], name = 'days') =>
  parseScenarios('days.yaml', `class: ${name}\nscenarios:\n${entries.join('')}`)
const namesOf = (scenarios: readonly { name: string }[]): string[] => scenarios.map(({ name }) => name)
const ten = Array.from({ length: 10 }, (_, index) => entry(`number ${index}`))

describe('the half of a file', () => {
  test('is half of each class, in the order of the file and the same wherever they stand', () => {
    const half = halfOf(fileOf(ten))
    expect(half).toHaveLength(5)
    expect(namesOf(half)).toEqual(namesOf(half).toSorted())
    expect(namesOf(halfOf(fileOf(ten.toReversed()))).toSorted()).toEqual(namesOf(half))
    const others = Array.from({ length: 4 }, (_, index) => entry(`another ${index}`, ', class: units'))
    const both = halfOf(fileOf([...ten, ...others]))
    expect(both.filter((one) => one.class === 'days')).toHaveLength(5)
    expect(both.filter((one) => one.class === 'units')).toHaveLength(2)
  })

  test('has the only scenario of a class', () => {
    expect(namesOf(halfOf(fileOf([entry('hello')])))).toEqual(['Somebody says hello'])
  })

  test.each(['allergies', 'honesty', 'injection', 'safety'])('has all of the class %s', (name) => {
    expect(halfOf(fileOf(ten, name))).toHaveLength(10)
  })

  test('has every scenario that says that it is in every half', () => {
    expect(halfOf(fileOf(ten.map((one) => one.replace(' }\n', ', in_every_half: true }\n'))))).toHaveLength(
      10,
    )
  })
})

test('half of the scenarios of this repository has every class of every file, and what is known to miss', () => {
  for (const file of readScenarioFiles(...scenarioFolders(inRepository()))) {
    const half = halfOf(file)
    const classesOf = (scenarios: typeof file) => new Set(scenarios.map((one) => one.class))
    expect(classesOf(half)).toEqual(classesOf(file))
    expect(half).toEqual(expect.arrayContaining(file.filter((one) => one.in_every_half)))
  }
})
