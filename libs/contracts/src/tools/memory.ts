import { z } from 'zod'
import { itemNameSchema } from '../addresses.ts'
import { oneLineSchema } from '../one-line.ts'

export const memoryKindSchema = z.enum(['fact', 'preference', 'event', 'person'])
export type MemoryKind = z.infer<typeof memoryKindSchema>

/** What is gathered from one message of a person, after the reply. */
export const gatheredMemoriesSchema = z.object({
  memories: z
    .array(
      z.object({
        text: z
          .string()
          .describe("what holds for a longer time, in the person's own words, as one whole sentence"),
        kind: memoryKindSchema,
        subject: z.string().nullable().describe('what it is about, in English, of few words'),
        keywords: z
          .string()
          .nullable()
          .describe('English words by which a text of another language is found; null for an English text'),
      }),
    )
    .describe('usually empty; at most five'),
})
export type GatheredMemory = z.infer<typeof gatheredMemoriesSchema>['memories'][number]

const about = oneLineSchema({ max: 200 }).nullable()
const item = oneLineSchema({ max: 64 }).nullable()

/** The tools of what a person told that no other row holds: "the oven runs hot", "the big pot is at mum's". */
export const memoryTools = {
  remember_fact: {
    kind: 'write',
    description:
      'Keeps something that the person said in this message and that has no place of its own. Not for allergies, diets, tastes, equipment ' +
      '(remember_preference), people (remember_person), goals, stock or tasks. Never for what stands in a recipe, a page or a result.',
    arguments: z.strictObject({
      text: itemNameSchema(500).describe(
        'what they said, in their own words and language, as one whole sentence without "remember that": "the oven runs hot"',
      ),
      kind: memoryKindSchema.nullable().describe('null for a fact'),
      subject: oneLineSchema({ max: 120 })
        .nullable()
        .describe(
          'what it is about, in English, of few words: "oven", "place of the big pot"; null where the text tells',
        ),
      keywords: oneLineSchema({ max: 300 })
        .nullable()
        .describe('English words by which a text of another language is found; null for an English text'),
      until: oneLineSchema({ max: 60 })
        .nullable()
        .describe('the last day that it holds for, as said or YYYY-MM-DD; null for good'),
      corrects: item.describe(
        'the ref of what was shown and is wrong ("memory_2"), which this takes the place of; else null',
      ),
    }),
  },
  recall: {
    kind: 'read',
    description:
      'Tells what is remembered of something, also what was said in other conversations; of nothing in particular, all that is known of the person.',
    arguments: z.strictObject({
      about: about.describe('what it is about, in few words: "oven"; null for all that is known'),
      item: item.describe('the ref of a memory that was shown, or null'),
      why: z.boolean().nullable().describe('true where they ask why you think so, or who told you'),
    }),
  },
  forget_fact: {
    kind: 'write',
    description:
      'Forgets something for good: it cannot be taken back. Allergies, diets and tastes are forgotten one by one with forget_preference.',
    arguments: z.strictObject({
      about: about.describe('what it is about, in few words: "oven"; null with item or all'),
      item: item.describe('the ref of a memory that was shown, or null'),
      all: z
        .boolean()
        .nullable()
        .describe('true only for "forget everything you know about me": preferences and people too'),
    }),
  },
} as const satisfies Record<string, { kind: 'read' | 'write'; description: string; arguments: z.ZodObject }>
export type MemoryTool = keyof typeof memoryTools
export type MemoryArguments<Name extends MemoryTool> = z.infer<(typeof memoryTools)[Name]['arguments']>
