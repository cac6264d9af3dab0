import { stripVTControlCharacters } from 'node:util'
import { expect, test } from '@jest/globals'
import { formattedInPlace } from './live-reply.ts'
import { renderMarkdown } from './render-markdown.ts'

const plain = (text: string): string => stripVTControlCharacters(renderMarkdown(text))

test('what is marked is shown instead of its marks', () => {
  expect(
    plain('# Soup\n\nUse **two** *leeks* and `salt`.\n\n- wash\n- cut\n  - thin\n\n1. boil\n2. serve'),
  ).toBe('Soup\n\nUse two leeks and salt.\n\n• wash\n• cut\n  • thin\n\n1. boil\n2. serve')
  expect(renderMarkdown('**two**')).toContain('\u001b[1mtwo')
})

test('a table has columns, also with wide characters', () => {
  expect(plain('| food | amount |\n|---|---|\n| 豆腐 | 500 g |\n| egg | 6 |')).toBe(
    'food  amount\n豆腐  500 g\negg   6',
  )
})

test('HTML is shown as it is written, and an address stands beside its words', () => {
  expect(plain('Tom & <b>Jerry</b> <script>alert(1)</script> 2 < 3 &amp; so')).toContain('Tom & <b>Jerry</b>')
  expect(plain('[look](https://example.org)')).toBe('look (https://example.org)')
})

test.each([
  'Added 2 l milk.',
  '6 eggs (until Thu 17 Dec, estimated); 2 l milk',
  'Two lines\nof text',
  '3 * 4 = 12 * 1',
])('a plain reply stays as it is: %s', (text) => {
  expect(plain(text)).toBe(text)
  expect(formattedInPlace(text, { columns: 80, rows: 24 })).toBeUndefined()
})

test('a reply is formatted in its place, as high as it was printed, unless some of it has left the screen', () => {
  const wide = `**${'x'.repeat(30)}**`
  expect(formattedInPlace(wide, { columns: 10, rows: 24 })).toMatch(/^\r\u001b\[3A\u001b\[J/)
  expect(formattedInPlace('**x**', { columns: 10, rows: 24 })).toMatch(/^\r\u001b\[J/)
  expect(formattedInPlace(wide, { columns: 10, rows: 4 })).toBeUndefined()
})
