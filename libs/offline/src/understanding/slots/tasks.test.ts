import { expect, test } from '@jest/globals'
import { filled } from '../../testing/filled.ts'

const tasksIn = (message: string): unknown[] =>
  filled('add_task', message).map(({ what, day }) => [what, day].filter((one) => one !== undefined))

test('several tasks of several days are one each', () => {
  expect(tasksIn('jobs: soak the beans thursday, ring the baker friday')).toEqual([
    [expect.stringMatching(/soak.*beans/), 'thursday'],
    [expect.stringMatching(/ring.*baker/), 'friday'],
  ])
  expect(tasksIn('set one for monday to order the hamper and one for tuesday to fetch the keg')).toEqual([
    [expect.stringMatching(/order.*hamper/), 'monday'],
    [expect.stringMatching(/fetch.*keg/), 'tuesday'],
  ])
})

test('a time alone is of the day that was told before', () => {
  expect(tasksIn('tomorrow at 8 preheat the smoker, at 11 wrap the ribs')).toEqual([
    [expect.stringMatching(/preheat.*smoker/), 'tomorrow'],
    [expect.stringMatching(/wrap.*ribs/), 'tomorrow'],
  ])
})

test.each([
  'the ham comes out on the 23rd, remind me in the morning',
  'remind me on friday to marinate the lamb and the aubergines',
  'guests arrive saturday so remind me friday to chill the prosecco',
])('%j is one task', (message) => {
  expect(filled('add_task', message)).toHaveLength(1)
})

test('what only asks or counts is no task beside two others', () => {
  expect(
    filled('add_task', "proof the dough on friday, don't let me forget, and collect the ham on monday"),
  ).toMatchObject([
    { what: expect.stringContaining('dough') as unknown, day: 'friday' },
    { what: expect.stringContaining('ham') as unknown, day: 'monday' },
  ])
  const two = filled('add_task', 'two jobs for tomorrow, soak the beans first thing and chill the wine at 6')
  expect(two.map(({ day }) => day)).toEqual(['tomorrow', 'tomorrow'])
})

test('a short name of a day is a day where it stands by itself', () => {
  expect(filled('add_task', 'remind me sat to descale the kettle')).toMatchObject([{ day: 'saturday' }])
  expect(filled('add_task', 'remind me to ask who sat at the top table')[0]).not.toHaveProperty('day')
})

test('what is to be done again is the task before, at another time', () => {
  expect(tasksIn('Water the herbs tonight at eight and again tomorrow at six')).toEqual([
    [expect.stringMatching(/water.*herbs/), 'tonight'],
    [expect.stringMatching(/water.*herbs/), 'tomorrow'],
  ])
})

test('a message that only tells when, or that it is done, is about the task that was spoken of', () => {
  const before = [
    { say: 'remind me to ring the baker', acts: [{ tool: 'add_task', what: 'ring the baker' }] },
  ]
  expect(filled('add_task', 'tomorrow 7am', { before })).toMatchObject([
    { what: 'ring the baker', day: 'tomorrow' },
  ])
  expect(filled('done_task', 'done already', { before })).toMatchObject([{ what: 'ring the baker' }])
})
