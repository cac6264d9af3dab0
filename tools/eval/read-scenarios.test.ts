import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { inRepository } from '@alfred/local-stack'
import { parseScenarios, readScenarios, scenarioFolders } from './read-scenarios.ts'

const file = (scenario: string): string => `class: days\nscenarios:\n${scenario}`
const smallest = `  - name: A purchase is stored\n    turns: [{ say: I bought 2 eggs }]\n`

describe('a file of scenarios', () => {
  test('gives its class to a scenario without one', () => {
    const [scenario] = parseScenarios('days.yaml', file(smallest))
    expect(scenario).toMatchObject({
      name: 'A purchase is stored',
      class: 'days',
      time_zone: 'Europe/Berlin',
      given: { stock: [] },
      turns: [{ say: 'I bought 2 eggs', after: 1, expect: {} }],
    })
  })

  test('keeps the class that a scenario names', () => {
    const [scenario] = parseScenarios('days.yaml', file(`${smallest}    class: units\n`))
    expect(scenario?.class).toBe('units')
  })

  test('accepts a single value for a list of one', () => {
    const text = file(
      `  - name: A purchase is stored\n    turns: [{ say: hello, expect: { agent: null, status: [done, partial] } }]\n`,
    )
    expect(parseScenarios('a.yaml', text)[0]?.turns[0]?.expect).toEqual({
      agent: [null],
      status: ['done', 'partial'],
    })
  })

  test.each([
    ['a misspelled expectation', '{ say: hello, expect: { agnet: pantry } }', 'turns.0.expect'],
    ['an unknown decision', '{ say: hello, expect: { decision: guess } }', 'turns.0.expect.decision'],
    ['a turn that neither says nor answers', '{ after: 3 }', 'turns.0: needs either say or answer'],
  ])('is refused for %s, naming the file, the scenario and the field', (_, turn, field) => {
    const text = file(`  - name: A purchase is stored\n    turns: [${turn}]\n`)
    expect(() => parseScenarios('days.yaml', text)).toThrow(`days.yaml, "A purchase is stored": ${field}`)
  })

  test('is refused for an unknown table', () => {
    const text = file(`${smallest}    then: { inventory: none }\n`)
    expect(() => parseScenarios('days.yaml', text)).toThrow(/days\.yaml, "A purchase is stored": then/)
  })

  test('is refused when it is not YAML', () => {
    expect(() => parseScenarios('days.yaml', 'class: [')).toThrow('days.yaml is not YAML')
  })
})

test('the scenarios of this repository can all be read, and include the seeds', () => {
  const scenarios = readScenarios(...scenarioFolders(inRepository()))
  const ofClass = (name: string): number => scenarios.filter((one) => one.class === name).length
  expect(scenarios.length).toBeGreaterThan(150)
  expect(ofClass('clarify')).toBeGreaterThanOrEqual(9)
  expect(ofClass('v4')).toBeGreaterThanOrEqual(13)
})

test('an agent may bring its own scenarios, in a folder beside its sources', () => {
  const repository = mkdtempSync(join(tmpdir(), 'alfred-evals-'))
  for (const folder of ['evals', 'apps/agents-garden/evals', 'apps/agents-plain/src', 'apps/gateway/evals'])
    mkdirSync(join(repository, folder), { recursive: true })
  writeFileSync(join(repository, 'evals', 'days.yaml'), file(smallest))
  const own = smallest.replace('A purchase', 'A harvest')
  writeFileSync(join(repository, 'apps/agents-garden/evals/garden.yaml'), file(own))
  const scenarios = readScenarios(...scenarioFolders(repository))
  rmSync(repository, { recursive: true })
  expect(scenarios.map(({ name }) => name)).toEqual(['A purchase is stored', 'A harvest is stored'])
})
