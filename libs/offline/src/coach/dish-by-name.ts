import { readDishNames } from '@alfred/baseline'
import { plainWordsOf } from '../understanding/index.ts'

let known: ReadonlySet<string> | undefined

const keyOf = (name: string): string => plainWordsOf(name).join(' ')

/** A full English is one without the word for its meal, too. */
const dishes = (): ReadonlySet<string> =>
  (known ??= new Set(
    readDishNames().flatMap((name) => [keyOf(name), keyOf(name.replace(/ breakfast$/i, ''))]),
  ))

/** Is it a dish of the cookbook by its whole name, of which one is a serving: a full English? */
export const isDishByName = (name: string): boolean => dishes().has(keyOf(name))
