import { describe, expect, test } from '@jest/globals'
import { readCatalog } from '@alfred/contracts'
import { checkDataRequest } from './check-data-request.ts'

const read = (query: string, name = 'inventory_lots'): string =>
  checkDataRequest({ kind: 'table', name, query })
const ids = (count: number): string => Array.from({ length: count }, () => crypto.randomUUID()).join(',')

describe('a read of rows', () => {
  test.each([
    'select=food,quantity&location=eq.fridge&order=food&limit=20',
    'select=id,title:name,steps->0,ingredients:recipe_ingredients(food,quantity)&limit=1000',
    'or=(food.eq.milk,and(food.eq.egg,quantity.gt.2))&limit=0',
    `id=in.(${ids(90)})&limit=90`,
    'food=eq.cr%C3%A8me+fra%C3%AEche&limit=1',
    'select=a:nutrients->calories,b:nutrients->protein_g&name=eq.match.com&or=(food.like.*match*)&limit=1',
  ])('is passed on unchanged: %s', (query) => {
    expect(read(query)).toBe(query)
  })

  test.each(Object.entries(readCatalog))(
    'from the catalog is allowed: %s',
    (_name, { table, select, order }) => {
      const query = new URLSearchParams({ select, order, limit: '100', offset: '0' }).toString()
      expect(read(query, table)).toBe(query)
    },
  )

  test('without a limit gets one', () => {
    expect(read('select=food')).toBe('select=food&limit=1000')
    expect(read('')).toBe('limit=1000')
  })

  test.each([
    ['a filter of thousands of terms', `or=(${'food.eq.x,'.repeat(3_000)}food.eq.y)`],
    ['a filter in a filter in a filter', 'or=(and(or(and(food.eq.x))))'],
    ['relations in relations', 'select=*,recipe_ingredients(*,recipes(*,recipe_ingredients(*)))'],
    ['many relations', `select=${'a,b,c,d,e'.replaceAll(/[a-e]/g, '$&:recipes!$&(id)')}`],
    ['the same column again and again', 'select=a:steps,b:steps'],
    ['the same relation again', 'select=*,one:recipe_ingredients(*),other:recipe_ingredients!fkey(*)'],
    ['the same column again in a relation', 'select=id,recipe_ingredients(a:note,b:note::text)'],
    ['a column in quotes', 'select=a:steps,b:"steps",c:st\\eps'],
    [
      'many parts of one column',
      `select=${[0, 1, 2, 3, 4, 5].map((part) => `p${part}:steps->0${part}`).join()}`,
    ],
    ['a pattern', 'name=match.(.*)x'],
    ['a pattern that is turned round', 'name=not.imatch.(.*)x'],
    ['a pattern in a group', 'or=(name.match.(.*)x,id.is.null)'],
    ['a pattern in a group of a relation', 'recipe_ingredients.and=(food.imatch(any).{x})'],
    ['more rows than are given', 'limit=1001'],
    ['two limits', 'limit=1&limit=1000000'],
    ['a limit that is no number', 'limit=1e9'],
    ['bytes that are no UTF-8', 'select=%ff%fe'],
    ['a null character', 'food=eq.%00'],
  ])('is refused with %s', (_title, query) => {
    expect(() => read(query)).toThrow(expect.objectContaining({ code: 'INVALID_REQUEST' }))
  })

  test.each(['', '../rpc', 'Recipes', 'a'.repeat(64), 'recipes?x', '%2e'])(
    'of an invalid table name is not found: "%s"',
    (name) => {
      expect(() => read('', name)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))
    },
  )
})

test('a function call gets no limit that it did not ask for', () => {
  expect(checkDataRequest({ kind: 'function', name: 'kitchen_dashboard', query: '' })).toBe('')
})
