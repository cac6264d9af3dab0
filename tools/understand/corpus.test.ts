import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { inRepository } from '@alfred/local-stack'
import { familyOf, isKeptBack, readBeside, readGiven, readReworded } from './corpus.ts'

const given = readGiven()

test('nothing was written beside a message that is kept back, nor is one said in other words', () => {
  const keptBack = given.filter(isKeptBack)
  expect(readBeside(keptBack)).toEqual([])
  expect(readReworded(keptBack)).toEqual([])
})

test('a message beside a given one has its situation and a meaning of its own', () => {
  const [one] = given.filter((line) => !isKeptBack(line) && line.state.stock.length > 0)
  const beside = readBeside(one === undefined ? [] : [one])
  expect(beside).toHaveLength(3)
  for (const line of beside) {
    expect(line.state).toEqual(one?.state)
    expect(familyOf(line)).toBe(one?.id)
  }
})

test('another wording means what the given message means', () => {
  const [one] = given.filter((line) => !isKeptBack(line))
  const [wording] = readReworded(one === undefined ? [] : [one])
  expect(wording?.acts).toEqual(one?.acts)
  expect(wording?.say).not.toBe(one?.say)
})

test('each line beside a given message, and each other wording, belongs to one', () => {
  const linesOf = (folder: string): number =>
    readdirSync(inRepository('evals', 'corpus', folder)).reduce(
      (count, name) =>
        count +
        readFileSync(inRepository('evals', 'corpus', folder, name), 'utf8')
          .trimEnd()
          .split('\n').length,
      0,
    )
  expect(readBeside(given)).toHaveLength(linesOf('beside'))
  expect(readReworded(given)).toHaveLength(linesOf('reworded'))
})
