import { describe, expect, test } from '@jest/globals'
import { commonStyles } from './common-styles.ts'
import { dishWords } from './dishes.ts'
import { plainText } from './plain-text.ts'
import { qualities } from './style.ts'
import { styleNamed } from './style-named.ts'
import { styles } from './styles.ts'

const known = new Set<string>(Object.keys(dishWords))

describe('the data of drinks', () => {
  test('has 150 grape varieties, wines and beers, and more beside', () => {
    expect(styles.filter(({ kind }) => kind === 'wine' || kind === 'beer').length).toBeGreaterThanOrEqual(150)
  })

  test('has each name once, other names included', () => {
    const names = styles.flatMap(({ name, otherNames }) => [...new Set([name, ...otherNames].map(plainText))])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test.each(styles.map((style) => [style.name, style] as const))('%s is whole', (_, style) => {
    const { goesWith, serve, keeps } = style
    expect(goesWith.length).toBeGreaterThan(0)
    expect(goesWith.filter((kind) => !known.has(kind))).toEqual([])
    expect(new Set(goesWith).size).toBe(goesWith.length)
    expect(serve[0]).toBeLessThan(serve[1])
    expect(serve[1]).toBeLessThanOrEqual(20)
    if (keeps === null) return
    for (const quality of qualities) {
      const [from, until] = keeps[quality]
      expect(from).toBeGreaterThanOrEqual(0)
      expect(from).toBeLessThan(until)
      expect(until).toBeLessThanOrEqual(100)
    }
    // What is better made keeps no shorter.
    expect(keeps.ordinary[1]).toBeLessThanOrEqual(keeps.good[1])
    expect(keeps.good[1]).toBeLessThanOrEqual(keeps.fine[1])
    expect(keeps.good[0]).toBeLessThanOrEqual(keeps.fine[0])
  })

  test('tells what is common of styles that it has', () => {
    const names = new Set(styles.map(({ name }) => name))
    expect(commonStyles.filter((name) => !names.has(name))).toEqual([])
  })

  test('has something with and something without alcohol for each kind of dish', () => {
    const served = (isAlcoholFree: boolean) =>
      new Set<string>(
        styles.filter((one) => one.isAlcoholFree === isAlcoholFree).flatMap(({ goesWith }) => goesWith),
      )
    expect([...known].filter((kind) => !served(false).has(kind))).toEqual([])
    // Where nothing without alcohol is named for a dish, water and juice are.
    expect(served(true).size).toBeGreaterThan(15)
  })
})

test.each([
  ['Barolo', 'Barolo'],
  ['Vietti Barolo Castiglione', 'Barolo'],
  ['Rioja Gran Reserva', 'Rioja'],
  ['rieslings', 'Riesling'],
  ['Riesling Spätlese', 'Spätlese'],
  ['gruener? no: Grüner Veltliner', 'Grüner Veltliner'],
  ['double IPA', 'Double IPA'],
  ['alcohol-free Riesling', 'Alcohol-Free White'],
  ['St. Emilion', 'Saint-Émilion'],
  ['claret', 'Bordeaux'],
])('the name "%s" tells of %s', (said, name) => {
  expect(styleNamed(said)?.name).toBe(name)
})

test.each(['', 'tap water', 'Xyz 12'])('the name "%s" tells of no style', (said) => {
  expect(styleNamed(said)).toBeUndefined()
})
