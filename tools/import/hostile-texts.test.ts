import { hostileShapes, slowShapes } from '@alfred/contracts/testing'
import { cleanText, readNumber } from './text.ts'

// The functions that read other people's pages and files.
const readers: Record<string, (text: string) => unknown> = {
  cleanText: (text) => cleanText(text, 120),
  readNumber,
}

test.each(Object.entries(readers))(
  '%s reads any text in time proportional to its length',
  (_, read) => {
    expect(slowShapes(read, hostileShapes())).toEqual([])
  },
  60_000,
)
