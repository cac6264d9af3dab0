import { expect, test } from '@jest/globals'
import { encodeLearned, readVocabulary } from '@alfred/offline/understanding'
import { isKeptBack, readGiven, readTraining } from './corpus.ts'
import { trainReader } from './train-reader.ts'

test('the same messages give the same reader to the byte, though two threads train it', async () => {
  const given = readGiven().filter((line) => !isKeptBack(line))
  const few = { given: given.slice(0, 30), training: readTraining().slice(0, 30), meanings: [], outlines: [] }
  const train = async () => encodeLearned(await trainReader(few, readVocabulary()))
  expect(await train()).toEqual(await train())
})
