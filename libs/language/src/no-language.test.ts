import { expect, test } from '@jest/globals'
import { hasNoLanguage } from './no-language.ts'

test.each(['2', 'ok', 'OK!', '500 g', '1,5 l', '👍', '', '2 x 200 ml'])(
  '%p has no language of its own',
  (message) => {
    expect(hasNoLanguage(message)).toBe(true)
  },
)

test.each(['2 Eier', 'zwei', 'yes', 'ok, danke', 'deux'])('%p has one', (message) => {
  expect(hasNoLanguage(message)).toBe(false)
})
