import { existsSync, readdirSync } from 'node:fs'
import { inRepository } from '@alfred/local-stack'
import { TestCommandError } from './errors.ts'
import type { Stage } from './stage.ts'

/** The selected stages, and the folders or parts of paths to which they are limited; empty means everything. */
export type Choice = { stages: readonly Stage[]; parts: string[] }

/**
 * Parses the arguments of `npm test --`: names of stages, names of rooms, and parts of test paths. A room alone
 * selects its tests without servers; a part of a path selects every matching test. Throws a TestCommandError for a
 * stage that cannot be limited.
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

/** The folder of a room, relative to the root of the repository; undefined when there is no such room. */
export function folderOfRoom(name: string): string | undefined {
  const floor = ['apps', 'libs'].find((one) => existsSync(inRepository(one, name, 'package.json')))
  return floor === undefined ? undefined : `${floor}/${name}/`
}
