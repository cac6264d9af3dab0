import { describe, expect, test } from '@jest/globals'
import type { PairingRow } from '../rows.ts'
import { readSample } from '../testing/read-sample.ts'
import { pairEntities, readEntity } from './flavordb.ts'

const fetchedAt = '2026-11-25T12:00:00.000Z'
const entities = ['1', '2', '3', '4'].map((id) => readEntity(readSample(`flavordb/${id}.json`)))
const foods = new Map(['basil', 'tomato', 'garlic', 'beer'].map((food) => [food, food]))
const pair = (list = entities, known = foods) =>
  pairEntities(list, known, fetchedAt).map(({ row }) => row as PairingRow)

describe('a FlavorDB entity', () => {
  test('is read with its names and the molecules that have a smell', () => {
    expect(entities[0]).toEqual({
      id: 1,
      names: ['Sweet Basil', 'Basil', 'Basilicum'],
      molecules: [
        { name: 'florol', smell: 'floral' },
        { name: 'clovenol', smell: 'clove' },
        { name: 'grassal', smell: 'green' },
      ],
    })
  })

  test('without molecules is broken', () => {
    expect(() => readEntity({ entity_id: 1, entity_alias_readable: 'Basil' })).toThrow(/^molecules: /)
  })
})

describe('FlavorDB pairs', () => {
  test('are of foods known by a name or a synonym, in both directions', () => {
    expect(pair().map((row) => `${row.food} ${row.with}`)).toEqual([
      ...['basil tomato', 'basil garlic', 'garlic basil', 'tomato basil'],
    ])
  })

  test('are scored by the rarity of their common molecules, and name these and the source', () => {
    const [first] = pair()
    expect(first).toEqual({
      food: 'basil',
      with: 'tomato',
      score: expect.any(Number),
      shared: ['floral (florol)', 'green (grassal)'],
      origin: {
        source: 'FlavorDB',
        id: '1/2',
        url: null,
        licence: 'CC BY-NC-SA 3.0 (not for commercial use)',
        fetched_at: fetchedAt,
      },
    })
    expect(first?.score).toBeGreaterThan(0.05)
  })

  test('name at most ten smells', () => {
    const molecules = Array.from({ length: 30 }, (_, at) => ({ name: `m${at}`, smell: 'smoke' }))
    const alike = [1, 2].map((id) => ({ id, names: [id === 1 ? 'basil' : 'tomato'], molecules }))
    const other = { id: 3, names: ['garlic'], molecules: [{ name: 'z', smell: 'earth' }] }
    expect(pair([...alike, other])[0]?.shared).toHaveLength(10)
  })

  test('merge entities that are the same food', () => {
    const both = new Map([...foods, ['millet beer', 'tomato']])
    expect(pair(entities, both).find(({ food }) => food === 'tomato')?.origin.id).toBe('2+4/1')
  })

  test('are empty where no entity is a food', () => {
    expect(pair(entities, new Map())).toEqual([])
  })
})
