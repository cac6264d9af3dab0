import { callOf, callsIn, made, planOf, stepComplete } from './brain.ts'
import type { Brain } from './brain.ts'
import type { Scenario } from './scenarios.ts'

// Generating and saving batches, in parallel and atomically: what a batch guarantees, whatever crashes on the way.

const items = (...names: string[]) => ({
  total: names.length,
  items: names.map((name, index) => ({ ref: `gen_dish_${index + 1}`, label: name })),
})
const generate = (...names: string[]) => ({
  step_type: 'generate' as const,
  description: `make ${names.join(', ')}`,
  batch: items(...names),
})
const save = (...names: string[]) => ({ description: `keep ${names.join(', ')}`, batch: items(...names) })

const foodsOf: Record<string, string[]> = {
  soup: ['leek', 'salt'],
  pie: ['apple', 'flour'],
  broken: ['fault'],
  deadly: ['poison'],
}

/** Makes each pending item, then saves each pending item: one after the other in one answer. */
const cook: Brain['act'] = ({ step, batch, artifacts }) => {
  const pending = batch.filter(({ status }) => status === 'pending')
  if (step.step_type === 'generate') {
    return [
      made(
        ...pending.map(({ ref, label }) => ({ item: ref, name: label, foods: foodsOf[label] ?? [label] })),
      ),
    ]
  }
  const known = new Set(artifacts.map(({ ref }) => ref))
  const calls = pending
    .filter(({ ref }) => known.has(ref))
    .map(({ ref }) => callOf('keep_dish', { dish: ref }))
  return [...calls, stepComplete]
}

export const batchScenarios: Scenario[] = [
  {
    name: 'three dishes generated and saved, whole',
    messages: ['make 2 dish'],
    brain: { think: () => planOf(generate('soup', 'pie'), save('soup', 'pie')), act: cook },
    expected: {
      statuses: ['done'],
      stock: {},
      dishes: ['soup', 'pie'],
      effects: 2,
      responses: ['keep_dish: soup of leek, salt. keep_dish: pie of apple, flour.'],
    },
  },
  {
    name: 'a batch of which one item cannot be saved',
    messages: ['make 3 dish'],
    brain: {
      think: () => planOf(generate('soup', 'broken', 'pie'), save('soup', 'broken', 'pie')),
      act: cook,
    },
    expected: {
      statuses: ['partial'],
      stock: {},
      dishes: ['soup', 'pie'],
      effects: 2,
      responses: [
        'keep_dish: soup of leek, salt. keep_dish: pie of apple, flour.\nNot done: broken cannot be kept.\n' +
          'broken of fault.\n\nThis is generated, not saved.',
      ],
    },
  },
  {
    name: 'a batch that holds together, of which one item cannot be saved',
    messages: ['make 2 dish'],
    brain: {
      think: () => planOf(generate('soup', 'broken'), { ...save('soup', 'broken'), subdomain: 'week' }),
      act: cook,
    },
    expected: {
      statuses: ['partial'],
      stock: {},
      effects: 0,
      responses: [
        'Not done, because another part of it failed. broken cannot be kept.\n' +
          'soup of leek, salt.\n\nbroken of fault.\n\nThese are generated, not saved.',
      ],
    },
  },
  {
    name: 'a dish that the person must not have, which the model makes again and again',
    messages: ['make 2 dish'],
    brain: { think: () => planOf(generate('soup', 'deadly'), save('soup', 'deadly')), act: cook },
    expected: {
      statuses: ['partial'],
      stock: {},
      dishes: ['soup'],
      effects: 1,
      responses: [
        'keep_dish: soup of leek, salt.\nNot done: deadly: deadly was not kept: It contains poison. deadly: It was not done.',
      ],
    },
  },
  {
    name: 'a plan that would offer what the person must not have',
    messages: ['make poison dish'],
    brain: { think: () => planOf(generate('poison stew')), act: cook },
    expected: {
      statuses: ['blocked'],
      stock: {},
      effects: 0,
      responses: ['That would have poison in it. What shall I do instead?'],
    },
  },
  {
    name: 'a step that is declared complete with an item pending',
    messages: ['make 2 dish'],
    brain: {
      think: () => planOf(generate('soup', 'pie')),
      act: ({ batch }) => {
        const first = batch[0]
        const isNew = first?.status === 'pending'
        return [made(...(isNew ? [{ item: first.ref, name: first.label, foods: ['leek'] }] : []))]
      },
    },
    expected: {
      statuses: ['partial'],
      stock: {},
      effects: 0,
      responses: ['pie: It was not done.\nsoup of leek.\n\nThis is generated, not saved.'],
    },
  },
  {
    name: 'dishes generated in one turn and saved in a later one',
    isConversation: true,
    messages: ['make 2 dish', 'keep both'],
    brain: {
      think: ({ brief }) => {
        if (brief.message.startsWith('make')) return planOf(generate('soup', 'pie'))
        const kept = brief.artifacts.map(({ ref, label }) => ({ ref, label }))
        return planOf({ description: 'keep', batch: { total: kept.length, items: kept } })
      },
      act: cook,
    },
    expected: {
      statuses: ['done', 'done'],
      stock: {},
      dishes: ['soup', 'pie'],
      effects: 2,
      responses: [
        'soup of leek, salt.\n\npie of apple, flour.\n\nThese are generated, not saved.',
        'keep_dish: soup of leek, salt. keep_dish: pie of apple, flour.',
      ],
    },
  },
  {
    name: 'what was let go, and what was made instead under other refs',
    isConversation: true,
    messages: ['make 2 dish', 'forget those, make 1 dish', 'keep it'],
    brain: {
      think: ({ brief }) => {
        if (brief.message.startsWith('make')) return planOf(generate('soup', 'pie'))
        if (brief.message.startsWith('forget')) return planOf(generate('bread'))
        const kept = brief.artifacts.map(({ ref, label }) => ({ ref, label }))
        return planOf({ description: 'keep', batch: { total: kept.length, items: kept } })
      },
      act: cook,
    },
    expected: {
      statuses: ['done', 'done', 'done'],
      stock: {},
      dishes: ['bread'],
      effects: 1,
      responses: [
        'soup of leek, salt.\n\npie of apple, flour.\n\nThese are generated, not saved.',
        'bread of bread.\n\nThis is generated, not saved.',
        'keep_dish: bread of bread.',
      ],
    },
  },
  {
    name: 'steps of one group side by side, and one behind them',
    messages: ['put 1 milk and put 2 egg and look'],
    brain: {
      think: () =>
        planOf(
          { description: 'put 1 milk', group: 1 },
          { description: 'put 2 egg', group: 1 },
          { description: 'look', group: 2, step_type: 'read' },
        ),
      act: ({ step, thisStep }) =>
        thisStep.length > 0 ? [stepComplete] : [...callsIn(step.description), stepComplete],
    },
    expected: {
      statuses: ['done'],
      stock: { milk: 1, egg: 2 },
      effects: 2,
      responses: ['put: 1 milk. put: 2 egg. look: 2 foods.'],
    },
  },
  {
    name: 'a step that may only read and wants to write',
    messages: ['put 1 milk'],
    brain: {
      think: () => planOf({ description: 'put 1 milk', step_type: 'analyze' }),
      act: ({ thisStep }) => (thisStep.length > 0 ? [stepComplete] : callsIn('put 1 milk')),
    },
    expected: { statuses: ['failed'], stock: {}, effects: 0, responses: ['It was not done.'] },
  },
]
