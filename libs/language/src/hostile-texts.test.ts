import {
  asOneLine,
  holdsAddress,
  isOneLine,
  withoutAddresses,
  withoutControls,
  withoutUnseen,
} from '@alfred/contracts'
import { hostileShapes, slowShapes } from '@alfred/contracts/testing'
import {
  asSentences,
  askForDay,
  countFood,
  foldBlanks,
  foldLines,
  objectToAmount,
  objectToDate,
  plainNumbers,
  readAmount,
  readFood,
  readNumber,
  resolveDate,
  resolvePastDate,
  sayAmount,
  sayFood,
  withoutClosing,
  withoutEdges,
  withoutEnding,
} from './index.ts'

const asked = { askedAt: '2026-11-20T10:00:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' }
const readers: Record<string, (text: string) => unknown> = {
  asOneLine,
  askForDay: (text) => askForDay(text, 'Friday'),
  asSentences: (text) => asSentences([text], 'Done.'),
  holdsAddress,
  isOneLine,
  objectToAmount,
  objectToDate: (text) => objectToDate(text, 'Friday'),
  plainNumbers,
  withoutAddresses,
  withoutControls,
  withoutUnseen,
  countFood: (text) => countFood(2, text),
  foldBlanks,
  foldLines,
  readAmount,
  readFood,
  readNumber,
  resolveDate: (text) => resolveDate(text, asked),
  resolvePastDate: (text) => resolvePastDate(text, asked),
  sayAmount: (text) => sayAmount(2, text),
  sayFood: (text) => sayFood(2, text, text),
  withoutClosing: (text) => withoutClosing(text, [' please', ', please', '§']),
  withoutEdges: (text) => withoutEdges(text, ',.§'),
  withoutEnding: (text) => withoutEnding(text, ',.§'),
}
const shapes = hostileShapes(['', '1 ', 'half a ', 'in ', 'on the ', 'monday '])

test.each(Object.entries(readers))(
  'no text takes %s longer than its length allows',
  (_, read) => {
    expect(slowShapes(read, shapes)).toEqual([])
  },
  120_000,
)
