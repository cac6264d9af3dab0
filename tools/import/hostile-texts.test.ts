import { hostileShapes, slowShapes } from '@alfred/contracts/testing'
import { cleanText, readNumber, stripTags } from './text.ts'

// What is read out of pages and files of others.
const readers: Record<string, (text: string) => unknown> = {
  cleanText: (text) => cleanText(text, 120),
  readNumber,
  stripTags,
}

test.each(Object.entries(readers))(
  'no text takes %s longer than its length allows',
  (_, read) => {
    expect(slowShapes(read, hostileShapes())).toEqual([])
  },
  60_000,
)
