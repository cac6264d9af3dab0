import type { ToolDefinition } from '@alfred/agent-kit'
import { oneLineSchema, withoutSchema } from '@alfred/contracts'
import { z } from 'zod'
import { readinesses } from '../window/readiness.ts'
import {
  colour,
  kind,
  mark,
  meant,
  name,
  note,
  place,
  quality,
  quantity,
  sizeMl,
  told,
  vintage,
} from './fields.ts'

const dish = oneLineSchema({ min: 1, max: 200 })

/** The tools of this agent, with their arguments. Each has a function private.tool_<name> in sql/functions. */
export const cellarTools = {
  add_bottle: {
    kind: 'write',
    description:
      'Puts bottles or cans of a drink into the cellar. When it is at its best is estimated from what is known of the style, unless the person says it.',
    arguments: z.strictObject({
      name: name.describe('what stands on the label, without producer and vintage: "Barolo"'),
      producer: name.nullable(),
      kind: kind.nullable().describe('null where the name tells it; soft is without alcohol'),
      colour: colour.nullable(),
      vintage: vintage.nullable(),
      quantity: quantity.describe('how many bottles or cans; a case of wine is 12'),
      size_ml: sizeMl.nullable().describe('what one holds in ml, where it was said'),
      place: place.nullable().describe('where they lie: "wine fridge"; null for the cellar'),
      bought_on: told.nullable().describe('the day in the words of the person, null for today'),
      drink_from: told.nullable().describe('a year or a day in the words of the person: "2027"'),
      drink_until: told.nullable().describe('likewise: "2031"'),
      quality: quality.nullable().describe('ordinary, good or fine, only where the person tells of it'),
      alcohol_free: z.boolean().nullable(),
    }),
  },
  list_bottles: {
    kind: 'read',
    description:
      'Lists what is in the cellar, what must be drunk first in front. All null for everything. Also tells whether one drink is ready: by its name.',
    arguments: z.strictObject({
      name: meant.name,
      vintage: meant.vintage,
      kind: kind.nullable(),
      colour: colour.nullable(),
      place: place.nullable(),
      readiness: z
        .enum(readinesses)
        .nullable()
        .describe('not_yet: to be kept; ready; soon: its time ends within a year; past: its time is over'),
      until: told.nullable().describe('only what must be drunk until then: "this year", "2028"'),
    }),
  },
  open_bottle: {
    kind: 'write',
    description:
      'Takes bottles out of the cellar that were opened, drunk, given away or broken, or are simply gone.',
    arguments: z.strictObject({
      ...meant,
      place: place.nullable().describe('out of this place alone'),
      quantity: quantity.nullable().describe('null for one'),
      all: z.boolean().nullable().describe('true for all that there are'),
      how: z.enum(['opened', 'drunk', 'given_away', 'broken', 'gone']),
    }),
  },
  move_bottle: {
    kind: 'write',
    description: 'Moves bottles to another place.',
    arguments: z.strictObject({
      ...meant,
      place: place.nullable().describe('where they lie now, where the person said it'),
      to: place.describe('where they go: "wine fridge"'),
      quantity: quantity.nullable().describe('null for all of them'),
    }),
  },
  correct_bottle: {
    kind: 'write',
    description:
      'Puts right what is known of a drink in the cellar: name, vintage, how many there are, when it is to be drunk. Null is left as it is.',
    arguments: z.strictObject({
      ...meant,
      new_name: name.nullable(),
      new_vintage: vintage.nullable(),
      producer: name.nullable(),
      kind: kind.nullable(),
      colour: colour.nullable(),
      size_ml: sizeMl.nullable(),
      quantity: quantity.nullable().describe('how many there are in all'),
      drink_from: told.nullable(),
      drink_until: told.nullable(),
      bought_on: told.nullable(),
      alcohol_free: z.boolean().nullable(),
    }),
  },
  note_bottle: {
    kind: 'write',
    description:
      'Writes down what was thought of a drink, in the words of the person, with a mark out of ten where they gave one.',
    arguments: z.strictObject({
      ...meant,
      note: note.nullable(),
      mark: mark.nullable(),
      tasted_on: told.nullable().describe('the day in the words of the person, null for today'),
    }),
  },
  list_bottle_notes: {
    kind: 'read',
    description: 'Lists tasting notes, the newest first: of one drink, or all.',
    arguments: z.strictObject({ name: meant.name, vintage: meant.vintage }),
  },
  suggest_bottle: {
    kind: 'read',
    description:
      'What of the cellar could be opened now: what ends first in front, and with what is planned to be eaten where that is known. Never more than the person asks for.',
    arguments: z.strictObject({
      dish: dish
        .nullable()
        .describe('what is eaten with it, as the pantry tells it; null where nothing is known'),
      kind: kind.nullable().describe('only of this kind'),
      without: withoutSchema,
    }),
  },
  pair_bottle: {
    kind: 'read',
    description: 'Which drinks go with a dish: in general, and of the cellar.',
    arguments: z.strictObject({
      dish: dish.describe('the dish, or several of a meal'),
      kind: kind.nullable().describe('only of this kind'),
      without: withoutSchema,
    }),
  },
} as const satisfies Record<string, ToolDefinition>
