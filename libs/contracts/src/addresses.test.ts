import { expect, test } from '@jest/globals'
import { itemNameSchema } from './index.ts'

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
