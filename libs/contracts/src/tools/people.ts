import { z } from 'zod'
import { itemNameSchema } from '../addresses.ts'
import { oneLineSchema } from '../one-line.ts'

/**
 * The tools for whom the person eats with: the household and guests. What somebody must not have holds for what is offered while they
 * eat along, and is never taken for the person's own.
 */
const person = itemNameSchema(120).describe('a name, or what they are to the person: "Anna", "sister"')
const relation = oneLineSchema({ max: 60 })
  .nullable()
  .describe('what they are to the person, in English: "sister", "friend"; null when not said')
const livesHere = z
  .boolean()
  .nullable()
  .describe('true if they live in the household, false for a guest; null when not said')

const ruleOfPersonKindSchema = z.enum(['allergy', 'diet', 'dislike', 'like'])

export const peopleTools = {
  remember_person: {
    kind: 'write',
    description:
      'Remembers somebody else who eats with the person, and what they must not have or like. Never for the person themselves.',
    arguments: z.strictObject({
      person,
      relation,
      lives_here: livesHere,
      rules: z
        .array(z.strictObject({ kind: ruleOfPersonKindSchema, value: itemNameSchema(120) }))
        .max(20)
        .describe('one for each thing: an allergy, a diet, a dislike, a like; may be empty'),
    }),
  },
  correct_person: {
    kind: 'write',
    description: 'Corrects the name of somebody, what they are to the person, or whether they live here.',
    arguments: z.strictObject({
      person,
      new_name: itemNameSchema(120).nullable(),
      relation,
      lives_here: livesHere,
    }),
  },
  forget_person: {
    kind: 'write',
    description: 'Forgets one thing about somebody else, or with no value all that is known of them.',
    arguments: z.strictObject({
      person,
      kind: ruleOfPersonKindSchema.nullable(),
      value: itemNameSchema(120).nullable(),
    }),
  },
  list_people: {
    kind: 'read',
    description: 'Lists whom the person eats with and what holds for them, all or one.',
    arguments: z.strictObject({ person: person.nullable() }),
  },
  may_eat: {
    kind: 'read',
    description:
      'Whether somebody may eat a food or a dish: held against their allergies and diets. "Can Lina eat pesto?"',
    arguments: z.strictObject({
      food: itemNameSchema(160).describe('one food, or the name of a recipe'),
      people: z.array(person).max(20).describe('who is asked about; empty for the person themselves'),
    }),
  },
} as const satisfies Record<string, { kind: 'read' | 'write'; description: string; arguments: z.ZodObject }>
