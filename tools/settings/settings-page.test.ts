import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { inRepository } from '@alfred/local-stack'
import { z } from 'zod'
import { describeSettings } from './describe-settings.ts'
import { commentsIn, readComments } from './read-comments.ts'
import { servicesWithSettings } from './services-with-settings.ts'

const cellsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()))

test('the page says what the schemas say: npm run settings writes it', () => {
  const page = cellsOf(readFileSync(inRepository('docs', 'settings.md'), 'utf8'))
  expect(page.length).toBeGreaterThan(40)
  expect(page).toEqual(cellsOf(describeSettings(servicesWithSettings, readComments())))
})

test('every setting says what it is for', () => {
  const comments = readComments()
  const names = Object.values(servicesWithSettings).flatMap(({ shape }) => Object.keys(shape))
  expect([...new Set(names)].filter((name) => !comments.has(name))).toEqual([])
})

test('a setting is told with what it takes and what holds without it', () => {
  const schema = z.object({
    TEA_CUPS: z.coerce.number().int().positive().max(9).default(2),
    TEA_KIND: z.enum(['green', 'black']).default('black'),
    TEA_SHOP: z.url().optional(),
    TEA_SECRET: z.string().min(32),
  })
  const comments = new Map(
    commentsIn('  /**\n   * How many cups\n   * at once.\n   */\n  TEA_CUPS: z.x,\n  TEA_KIND: z.y,'),
  )
  expect(cellsOf(describeSettings({ kettle: schema }, comments))).toEqual([
    ['`TEA_CUPS`', 'kettle', 'a whole number above 0 up to 9', '`2`', 'How many cups at once.'],
    ['`TEA_KIND`', 'kettle', 'green, black', '`black`', ''],
    ['`TEA_SECRET`', 'kettle', 'at least 32 characters', 'does not start', ''],
    ['`TEA_SHOP`', 'kettle', 'an address', 'none', ''],
  ])
})
