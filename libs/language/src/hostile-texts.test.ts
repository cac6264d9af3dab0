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
  impossibleDayIn,
  isOrder,
  objectToAmount,
  plainNumbers,
  readAmount,
  readFood,
  readNumber,
  readOption,
  readQuantity,
  readShortAnswer,
  readYesAnd,
  resolveDate,
  resolveDays,
  resolvePastDate,
  sayAmount,
  sayFood,
  withoutClosing,
  withoutEdges,
  withoutEnding,
} from './index.ts'

const asked = { askedAt: '2026-11-20T10:00:00Z', timeZone: 'Europe/Berlin', locale: 'en-GB' }
const options = [
  { key: 'a', label: 'the first' },
  { key: 'b', label: 'the second' },
]
const readers: Record<string, (text: string) => unknown> = {
  asOneLine,
  askForDay: (text) => askForDay(text, 'Friday'),
  asSentences: (text) => asSentences([text], 'Done.'),
  holdsAddress,
  isOneLine,
  isOrder,
  objectToAmount,
  impossibleDayIn,
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
  readOption: (text) => readOption(text, options),
  readQuantity,
  readShortAnswer,
  readYesAnd,
  resolveDays: (text) => resolveDays(text, asked),
  resolveDate: (text) => resolveDate(text, asked),
  resolvePastDate: (text) => resolvePastDate(text, asked),
  sayAmount: (text) => sayAmount(2, text),
  sayFood: (text) => sayFood(2, text, text),
  withoutClosing: (text) => withoutClosing(text, [' please', ', please', '§']),
  withoutEdges: (text) => withoutEdges(text, ',.§'),
  withoutEnding: (text) => withoutEnding(text, ',.§'),
}
const shapes = hostileShapes(['', '1 ', 'save the ', 'half a ', 'in ', 'on the ', 'monday '])

test.each(Object.entries(readers))(
  '%s reads any text in time proportional to its length',
  (_, read) => {
    expect(slowShapes(read, shapes)).toEqual([])
  },
  120_000,
)
