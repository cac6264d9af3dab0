import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { inRepository } from '@alfred/local-stack'
import { gate, readingTools, readLearned, readMessage } from '@alfred/offline/understanding'
import { reads, sameAct } from '../../evals/corpus/judge-reading.mjs'
import { isKeptBack, readGiven, readTraining } from './corpus.ts'
import { scoreOf, type Reading } from './score.ts'

/** What the shipped reader reaches on messages that it has never seen. Make a share stricter when it gets better; never weaken one to make a change pass. */
const EXACT_AT_LEAST = 0.66
const WRONG_WRITES_AT_MOST = 0.015
const NOT_UNDERSTOOD_AT_MOST = 0.07
const NEEDLESS_AT_MOST = 0.12

const learned = readLearned()
const readings: Reading[] = readGiven()
  .filter(isKeptBack)
  .map((line) => ({ line, read: readMessage(line.say, line, { ...learned, gate }) }))

test('the shipped reader reads messages that it has never seen at least as well as before', () => {
  const { all, exact, wrongWrites, lost, needless } = scoreOf(readings)
  expect(all).toBeGreaterThan(300)
  expect(exact / all).toBeGreaterThanOrEqual(EXACT_AT_LEAST)
  expect(wrongWrites / all).toBeLessThanOrEqual(WRONG_WRITES_AT_MOST)
  expect(lost / all).toBeLessThanOrEqual(NOT_UNDERSTOOD_AT_MOST)
  expect(needless / all).toBeLessThanOrEqual(NEEDLESS_AT_MOST)
})

test('the counts are those of the scorer of the corpus, which others use', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alfred-understand-'))
  try {
    const [predictions, gold] = [join(folder, 'read.jsonl'), join(folder, 'gold.jsonl')]
    writeFileSync(
      predictions,
      readings.map(({ line, read }) => JSON.stringify({ id: line.id, ...read })).join('\n'),
    )
    writeFileSync(gold, readings.map(({ line }) => JSON.stringify(line)).join('\n'))
    const told = execFileSync(
      process.execPath,
      [inRepository('evals', 'corpus', 'score.mjs'), predictions, gold],
      { encoding: 'utf8' },
    )
    const { all, exact, wrongWrites, lost, needless } = scoreOf(readings)
    const percent = (part: number): string => `${((100 * part) / all).toFixed(1)} %`
    const total = told.trim().split('\n').at(-1) ?? ''
    const shares = [exact, wrongWrites, lost, needless].map(percent)
    expect(total).toMatch(
      new RegExp(
        `exact +${shares[0]} +wrong writes +${shares[1]} +not understood +${shares[2]} +asked needlessly +${shares[3]}`,
      ),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.each([
  [
    { tool: 'add_item', food: 'eggs', quantity: 12 },
    { tool: 'add_item', food: 'egg', quantity: 12, location: 'fridge' },
    true,
  ],
  [{ tool: 'use_item', food: 'milk' }, { tool: 'use_item', food: 'milk', quantity: 2 }, false],
  [{ tool: 'list_meals', from: 'today' }, { tool: 'list_meals', from: 'tonight' }, true],
  [
    { tool: 'add_task', what: 'order the turkey' },
    { tool: 'add_task', what: 'order a turkey by the 20th' },
    true,
  ],
  [{ tool: 'discard_item', food: 'milk' }, { tool: 'use_item', food: 'milk' }, false],
])('%j and %j are the same call: %s', (gold, read, isSame) => {
  expect(sameAct(gold, read)).toBe(isSame)
})

test('the reader and the scorer hold the same tools for harmless', () => {
  expect([...readingTools].toSorted()).toEqual([...reads].toSorted())
})

test('the training messages are at least 3,000, 38 or more for each tool, and none is a given one', () => {
  const [training, given] = [readTraining(), new Set(readGiven().map(({ say }) => say.toLowerCase()))]
  const tools = Map.groupBy(
    training.flatMap(({ acts }) => acts),
    ({ tool }) => tool,
  )
  expect(training.length).toBeGreaterThanOrEqual(3_000)
  expect([...tools].filter(([, acts]) => acts.length < 38).map(([tool]) => tool)).toEqual([])
  expect(training.filter(({ say }) => say.split(' ').length > 5 && given.has(say.toLowerCase()))).toEqual([])
})
