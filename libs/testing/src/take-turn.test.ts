import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { takeTurn } from './take-turn.ts'

test('a thing is had by one at a time, and giving it back twice does not take it from the next', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'alfred-turns-'))
  try {
    let having = 0
    const most: number[] = []
    const use = async () => {
      const giveBack = await takeTurn(folder, 'thing')
      most.push((having += 1))
      await new Promise((next) => setTimeout(next, 5))
      having -= 1
      await giveBack()
      await giveBack()
    }
    await Promise.all([use(), use(), use()])
    expect(most).toEqual([1, 1, 1])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('things of other names are had at the same time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'alfred-turns-'))
  try {
    const giveBack = await takeTurn(folder, 'one')
    await (
      await takeTurn(folder, 'other')
    )()
    await giveBack()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
