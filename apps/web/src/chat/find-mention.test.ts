import { describe, expect, test } from '@jest/globals'
import { findMention, findMentionable, type Mentionable } from './find-mention.ts'

describe('a mention', () => {
  test('is what stands between an @ and the caret', () => {
    expect(findMention('cook @map', 9)).toEqual({ from: 5, until: 9, words: 'map' })
    expect(findMention('@', 1)).toEqual({ from: 0, until: 1, words: '' })
    expect(findMention('use @red curry now', 14)).toEqual({ from: 4, until: 14, words: 'red curry' })
  })

  test('is none in an address, behind a space, in another line, or without an @', () => {
    expect(findMention('write to nora@example', 21)).toBeUndefined()
    expect(findMention('at 7 @ home', 8)).toBeUndefined()
    expect(findMention('@soup\nand', 9)).toBeUndefined()
    expect(findMention('soup', 4)).toBeUndefined()
  })
})

test('what begins like a mention comes before what holds it, and each name once', () => {
  const all: Mentionable[] = [
    { name: 'Oat milk', kind: 'in stock' },
    { name: 'Milk', kind: 'in stock' },
    { name: 'Milk', kind: 'recipe' },
    { name: 'Rice', kind: 'in stock' },
  ]
  expect(findMentionable(all, 'mi').map(({ name, kind }) => [name, kind])).toEqual([
    ['Milk', 'in stock'],
    ['Oat milk', 'in stock'],
  ])
})
