import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

test.each([
  ['swim 350, bike 600 - both today', 950],
  ['legs 410, plus 150 walk', 560],
  ['burned 300, no wait 350', 350],
  ['ran 5 k, 320 kcal', 320],
])('%j burnt %d', (message, calories) => {
  expect(filled('apply_daily_workout_offset', message)).toMatchObject([{ calories }])
})

test('what was burnt on two days is of each', () => {
  expect(
    filled('apply_daily_workout_offset', "monday's spin was 400 and tuesday's swim 350, count both"),
  ).toMatchObject([
    { calories: 400, day: 'monday' },
    { calories: 350, day: 'tuesday' },
  ])
})
