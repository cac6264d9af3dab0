import { hostileShapes, slowShapes } from '@alfred/contracts/testing'
import { addToNarrative } from './memory/narrative.ts'
import { readLookBack } from './memory/read-look-back.ts'
import { generatedRefsIn } from './memory/translate.ts'
import { hasId, withoutIds } from './memory/without-ids.ts'

// Functions that take text from outside: from people, models or storage.
const readers: Record<string, (text: string) => unknown> = {
  readLookBack,
  hasId,
  withoutIds,
  generatedRefsIn,
  addToNarrative: (text) =>
    addToNarrative(text.slice(0, 1_500), { message: text, response: text, facts: [text] } as Parameters<
      typeof addToNarrative
    >[1]),
}
const shapes = hostileShapes(['', 'save the ', 'what did you '])

test.each(Object.entries(readers))(
  'no function takes longer on %s than the length of the text allows',
  (_, read) => {
    expect(slowShapes(read, shapes)).toEqual([])
  },
  120_000,
)
