import { describe, expect, test } from '@jest/globals'
import { readArguments, usage } from './read-arguments.ts'
import { addressOf, needSetting } from './settings.ts'

const read = (line: string) => readArguments(line.split(' ').filter((word) => word !== ''))

test.each([
  [
    'open-food-facts --file dump.jsonl.gz',
    { source: 'open-food-facts', again: false, path: 'dump.jsonl.gz' },
  ],
  ['open-food-facts dump.csv --again', { source: 'open-food-facts', again: true, path: 'dump.csv' }],
  [
    'open-food-facts --barcode 737628064502 --barcode 40999999 --barcode 40999999',
    { source: 'open-food-facts', again: false, ids: ['737628064502', '40999999'] },
  ],
  ['fooddata-central --food 2346409', { source: 'fooddata-central', again: false, ids: ['2346409'] }],
  ['spoonacular --recipe 716429', { source: 'spoonacular', again: false, ids: ['716429'] }],
  [
    'edamam --recipe recipe_0123456789abcdef',
    { source: 'edamam', again: false, ids: ['recipe_0123456789abcdef'] },
  ],
  ['flavordb --folder entities', { source: 'flavordb', again: false, path: 'entities' }],
])('readArguments understands %s', (line, request) => {
  expect(read(line)).toEqual(request)
})

test.each(['--help', '-h', 'edamam --help'])('readArguments answers %s with the usage', (line) => {
  expect(read(line)).toBe('help')
})

test.each([
  ['', 'Name a source.'],
  ['recipes', 'There is no source "recipes": there are open-food-facts,'],
  ['edamam', 'Say what of edamam is to be imported.'],
  ['flavordb --recipe 1', 'flavordb has no --recipe.'],
  ['spoonacular --barcode 737628064502', 'spoonacular has no --barcode.'],
  ['open-food-facts --barcode 12', '"12" is not a barcode of 8 to 14 digits.'],
  ['spoonacular --recipe ../users', '"../users" is not the number of a recipe.'],
  ['open-food-facts a.csv b.csv', 'One file at a time: "b.csv" is one too many.'],
  ['open-food-facts a.csv --barcode 737628064502', 'Either one file or ids, not both.'],
  ['open-food-facts a.csv --file b.csv', 'Either one file or ids, not both.'],
  ['open-food-facts --colour red', "Unknown option '--colour'"],
])('readArguments refuses "%s" with the reason and the usage', (line, why) => {
  expect(() => read(line)).toThrow(why)
  expect(() => read(line)).toThrow(usage)
})

describe('settings', () => {
  test('that are missing are named with their purpose', () => {
    expect(() => needSetting({ FDC_API_KEY: ' ' }, 'FDC_API_KEY')).toThrow(
      /^Set FDC_API_KEY to your key of FoodData Central/,
    )
    expect(needSetting({ FDC_API_KEY: ' k ' }, 'FDC_API_KEY')).toBe('k')
  })

  test('may name mirrors', () => {
    expect(addressOf({}, 'OFF_URL')('/api').href).toBe('https://world.openfoodfacts.org/api')
    expect(addressOf({ OFF_URL: 'http://mirror.test/off/' }, 'OFF_URL')('/api').href).toBe(
      'http://mirror.test/off/api',
    )
    expect(() => addressOf({ OFF_URL: 'mirror' }, 'OFF_URL')).toThrow(/^OFF_URL is no address/)
  })
})
