import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

const mealsOf = (message: string): unknown => filled('plan_meals', message)[0]?.['meals']

test.each<[string, [string, string][]]>([
  [
    'monday pierogi tuesday bigos wednesday fish thursday no idea',
    [
      ['monday', 'pierogi'],
      ['tuesday', 'bigos'],
      ['wednesday', 'fish'],
    ],
  ],
  [
    'On Monday we eat lentil soup, on Tuesday schnitzel and on Wednesday nothing',
    [
      ['monday', 'lentil soup'],
      ['tuesday', 'schnitzel'],
    ],
  ],
  [
    'mon fish fingers tue pasta wed beans n toast thurs the same',
    [
      ['monday', 'fish fingers'],
      ['tuesday', 'pasta'],
      ['wednesday', 'beans and toast'],
      ['thursday', 'beans and toast'],
    ],
  ],
])('%j is planned day by day', (message, meant) => {
  expect(mealsOf(message)).toEqual(meant.map(([day, title]) => expect.objectContaining({ day, title })))
})

test('days beside something else than dishes are no plan of their own', () => {
  expect(mealsOf('pork adobo monday to wednesday dinner, one big pot only')).toMatchObject([
    { day: 'monday', title: 'pork adobo' },
    { day: 'tuesday', title: 'pork adobo' },
    { day: 'wednesday', title: 'pork adobo' },
  ])
})
