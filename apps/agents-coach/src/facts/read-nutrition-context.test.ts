import { expect, test } from '@jest/globals'
import { agentContextSchema } from '@alfred/contracts'
import { createNutritionReader, type NutritionReader } from '@alfred/db/nutrition'
import { readNutritionContext } from './read-nutrition-context.ts'

/** A reader on a database that gives this answer, passed through JSON as over the network. */
const readerOf = (answer: unknown): NutritionReader =>
  createNutritionReader({ call: async ({ reply }) => reply.parse(JSON.parse(JSON.stringify(answer))) })

const goal = {
  ...{ nutrient: 'protein_g', label: 'protein', kind: 'goal', unit: 'g', target: 120 },
  ...{ consumed: 45, left: 75, untold: 0, colour: 'red' },
}
const today = {
  ...{ day: '2026-11-23', entries: 1, estimates: 0, workout: 0, totals: { calories: 143, protein_g: 12.6 } },
  ...{ sources: ['USDA SR28'], goals: [goal] },
}
const question = {
  ...{ token: 'token', wants: ['goals', 'today', 'dashboard'], about: null, message: 'how am I doing?' },
  moment: { askedAt: '2026-11-23T10:00:00Z', timeZone: 'UTC', locale: 'en-GB' },
}
async function linesOf(answer: unknown): Promise<Record<string, string[]>> {
  const { blocks = [] } = await readNutritionContext(readerOf(answer), question)
  return Object.fromEntries(blocks.map(({ name, lines }) => [name, lines]))
}

test('the context has the goals and what was eaten today', async () => {
  expect(await linesOf({ dashboard: {}, today })).toEqual({
    goals: ['Protein: 45 of 120 g, 75 g to go.'],
    today: [
      'Today: 143 kcal, 12.6 g protein, from 1 entry (USDA SR28).',
      'Protein: 45 of 120 g, 75 g to go.',
    ],
  })
})

test.each([
  ['a target that is no number', { ...goal, target: '1e400' }],
  ['a colour that nobody knows', { ...goal, colour: 'blue' }],
  ['nothing in it', null],
])('a goal with %s is reported as unreadable and does not hide the others', async (_, broken) => {
  const { goals, today: told } = await linesOf({ dashboard: {}, today: { ...today, goals: [broken, goal] } })
  expect(goals).toEqual(['Protein: 45 of 120 g, 75 g to go.', 'One entry cannot be read.'])
  expect(told?.at(-1)).toBe('One entry cannot be read.')
})

test('a total that cannot be read is reported as unknown and does not hide the others', async () => {
  const { today: told } = await linesOf({
    dashboard: {},
    today: { ...today, totals: { calories: 'NaN', protein_g: 12.6 } },
  })
  expect(told?.[0]).toBe('Today: an unknown amount kcal, 12.6 g protein, from 1 entry (USDA SR28).')
})

test('a source of any length leaves a context within the size limits of a message', async () => {
  const sources = Array.from({ length: 20 }, (_, index) => `${'s'.repeat(90)}${index}`)
  const context = await readNutritionContext(
    readerOf({ dashboard: {}, today: { ...today, sources } }),
    question,
  )
  expect(agentContextSchema.shape.blocks.safeParse(context.blocks).success).toBe(true)
})
