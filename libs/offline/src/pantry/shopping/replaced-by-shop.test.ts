import { describe, expect, it } from '@jest/globals'
import { withReplacements } from './replaced-by-shop.ts'

describe('what a shop sent instead was bought, and what it had none of was not', () => {
  it.each([
    [
      'got it all cept the olive oil, they subbed it for rapeseed',
      'got it all except the olive oil. bought rapeseed oil',
    ],
    [
      'We got everything except the spinach, Tesco swapped it for kale.',
      'we got everything except the spinach. bought kale',
    ],
    [
      'got the lot bar the oat milk which was replaced with soya milk',
      'got the lot except the oat milk. bought soya milk',
    ],
    [
      'got everything apart from leeks. they sent onions instead',
      'got everything except the leeks. bought onions',
    ],
  ])('%s: %s', (message, plain) => {
    expect(withReplacements(message)).toBe(plain)
  })

  it.each([
    'got it all except the olive oil',
    'they subbed the olive oil for rapeseed',
    'swap the olive oil for rapeseed',
    'got everything except the bin bags, they swapped it for something else',
    'did you get everything except the ham, they subbed it for beef?',
    'got everything except the ham, they were rude to me',
    'I had everything except the fish, they did it with chips',
  ])('%s stays as it is', (message) => {
    expect(withReplacements(message)).toBe(message)
  })
})
