import { readLearned } from '../learned.ts'
import { sentenceOf } from '../words/sentence.ts'
import { nobody } from './tools-meant.ts'

/** Does a name begin with a food that lists know: "hot dog", and not "hot beef"? */
export function beginsWithFood(name: string): boolean {
  return sentenceOf(name, nobody, readLearned().vocabulary).foodAt[0] === 'B'
}
