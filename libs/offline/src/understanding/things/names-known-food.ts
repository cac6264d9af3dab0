import { readLearned } from '../learned.ts'
import { nobody } from '../in-turn/tools-meant.ts'
import { sentenceOf } from '../words/sentence.ts'
import type { Act } from './situation.ts'

/** Tools that tell of a food what is known of it. */
const OF_KNOWN = /^(?:describe_food|pair|substitute)$/

/** Can a call that tells of a food tell anything: is its food, or a word of it, one that lists know? */
export function namesKnownFood({ tool, food }: Act): boolean {
  return !OF_KNOWN.test(tool) || typeof food !== 'string' || isKnownFood(food)
}

/** Is a name, or a word of it, one of a food that lists know? */
export function isKnownFood(name: string): boolean {
  return sentenceOf(name, nobody, readLearned().vocabulary).foodAt.some((place) => place !== 'O')
}

/** Does each word of a name belong to a food that lists know? */
export function isFoodThroughout(name: string): boolean {
  const { foodAt } = sentenceOf(name, nobody, readLearned().vocabulary)
  return foodAt.length > 0 && foodAt.every((place) => place !== 'O')
}
