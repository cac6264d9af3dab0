import { expect, test } from '@jest/globals'
import { tokensOf } from './tokens.ts'

const texts = (message: string): string[] => tokensOf(message).map(({ text }) => text)

test.each([
  ['used 500g of flour', ['used', '500', 'g', 'of', 'flour']],
  ["I've got 2moro's lunch n pudding", ['ive', 'got', '2', 'moros', 'lunch', 'and', 'pudding']],
  ['creme fraiche, crème fraîche', ['creme', 'fraiche', 'creme', 'fraiche']],
  ['gonna cook tmrw', ['going', 'to', 'cook', 'tomorrow']],
  ['1/2 cup, ½ cup, 1.5 l', ['1/2', 'cup', '1/2', 'cup', '1.5', 'l']],
  ['save https://example.org/a-b?c=d please', ['save', 'https://example.org/a-b?c=d', 'please']],
])('tokensOf splits "%s" and writes chat spelling out', (message, expected) => {
  expect(texts(message)).toEqual(expected)
})

test('tokensOf keeps the mark behind each word, since it parts requests', () => {
  expect(tokensOf('milk is off, binned it. any eggs?').map(({ stop }) => stop)).toEqual([
    '',
    '',
    ',',
    '',
    '.',
    '',
    '?',
  ])
})
