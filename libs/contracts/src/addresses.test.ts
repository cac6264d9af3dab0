import { expect, test } from '@jest/globals'
import { addressesIn, itemNameSchema } from './index.ts'

test.each(['http://example.com/soup', ' https://example.com ', '<www.example.com>', 'ftp://example.com/x'])(
  'the web address %j is refused as a name',
  (address) => {
    expect(itemNameSchema(120).safeParse(address).error?.issues[0]?.message).toBe(
      'must be a name, not the address of a page',
    )
  },
)

test.each(['soup from www.example.com', 'Dr. Oetker', 'milk 1.5 %'])('%j is accepted as a name', (name) => {
  expect(itemNameSchema(120).parse(name)).toBe(name)
})

test.each([
  ['save https://example.org/cod-pie please', ['https://example.org/cod-pie']],
  ['Save this: https://example.org/cod-pie?x=1#top.', ['https://example.org/cod-pie?x=1#top']],
  ['(see <https://example.org/a>, www.example.org/b!)', ['https://example.org/a', 'www.example.org/b']],
  [
    'https://example.org/pie_(fish) and (https://example.org/pie)',
    ['https://example.org/pie_(fish)', 'https://example.org/pie'],
  ],
  ['twice https://example.org/a https://example.org/a', ['https://example.org/a']],
  ['milk 1.5 %', []],
])('the addresses of %j are found', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses)
})
