import { describe, expect, test } from '@jest/globals'
import { chooseStages, findRooms, folderOfRoom } from './choose-stages.ts'
import type { Stage } from './stage.ts'

const stage = (name: string, hasParts: boolean): Stage => ({
  name,
  hasParts,
  run: () => Promise.reject(),
})
const all = [
  stage('lint', true),
  stage('knip', false),
  ...['unit', 'integration'].map((name) => stage(name, true)),
  stage('pgtap', false),
  stage('e2e', true),
]
const chosen = (...words: string[]) => {
  const { stages, parts } = chooseStages(all, words)
  return { stages: stages.map(({ name }) => name), parts }
}

describe('the arguments of npm test', () => {
  test('select everything when there are none', () => {
    expect(chosen()).toEqual({ stages: all.map(({ name }) => name), parts: [] })
  })

  test('that name stages select those', () => {
    expect(chosen('pgtap', 'unit')).toEqual({ stages: ['unit', 'pgtap'], parts: [] })
  })

  test('that name a room select its tests without servers', () => {
    expect(chosen('gateway')).toEqual({ stages: ['unit'], parts: ['apps/gateway/'] })
  })

  test('that name a stage and a room select that stage in that room', () => {
    expect(chosen('integration', 'db')).toEqual({ stages: ['integration'], parts: ['libs/db/'] })
  })

  test('that are parts of paths select every matching test', () => {
    expect(chosen('routes/data')).toEqual({ stages: ['unit', 'integration', 'e2e'], parts: ['routes/data'] })
  })

  test('are refused for a stage that cannot be limited to a room', () => {
    expect(() => chosen('knip', 'gateway')).toThrow('The stage knip is of everything: leave out gateway.')
  })
})

test('rooms are the folders of apps and libs', () => {
  expect(findRooms()).toEqual(expect.arrayContaining(['gateway', 'contracts']))
  expect([folderOfRoom('contracts'), folderOfRoom('nowhere')]).toEqual(['libs/contracts/', undefined])
})
