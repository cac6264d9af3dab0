import { existsSync, readdirSync } from 'node:fs'
import { inRepository } from '@alfred/local-stack'
import { TestCommandError } from './errors.ts'
import type { Stage } from './stage.ts'

/** What is run, and the folders or parts of paths that it is kept to; of everything when there are none. */
export type Choice = { stages: readonly Stage[]; parts: string[] }

/**
 * What the words behind `npm test --` mean: names of stages, of rooms, and parts of the paths of tests. A room alone means its
 * tests that need no server; a part of a path means every test that fits it. Throws a TestCommandError for a stage that
 * cannot be kept to a part.
 */
export function chooseStages(all: readonly Stage[], words: readonly string[]): Choice {
  const named = all.filter(({ name }) => words.includes(name))
  const rest = words.filter((word) => !named.some(({ name }) => name === word))
  const parts = rest.map((word) => folderOfRoom(word) ?? word)
  if (rest.length === 0) return { stages: named.length === 0 ? all : named, parts }
  const whole = named.find(({ hasParts }) => hasParts !== true)
  if (whole !== undefined)
    throw new TestCommandError(`The stage ${whole.name} is of everything: leave out ${rest.join(', ')}.`)
  if (named.length > 0) return { stages: named, parts }
  const areRooms = rest.every((word) => folderOfRoom(word) !== undefined)
  const wanted = areRooms ? ['unit'] : ['unit', 'integration', 'e2e']
  return { stages: all.filter(({ name }) => wanted.includes(name)), parts }
}

/** The names of all rooms: the folders of apps and libs. */
export function findRooms(): string[] {
  return ['apps', 'libs'].flatMap((floor) =>
    readdirSync(inRepository(floor)).filter((name) => existsSync(inRepository(floor, name, 'package.json'))),
  )
}

/** The folder of a room, from the root of the repository; undefined where there is no such room. */
export function folderOfRoom(name: string): string | undefined {
  const floor = ['apps', 'libs'].find((one) => existsSync(inRepository(one, name, 'package.json')))
  return floor === undefined ? undefined : `${floor}/${name}/`
}
