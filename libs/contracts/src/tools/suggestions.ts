import { z } from 'zod'
import { oneLineSchema } from '../one-line.ts'

const kinds = [
  'expiry',
  'together',
  'restock',
  'meal',
  'shopping',
  'preference',
  'task',
  'nutrition',
] as const
/** What a suggestion may be of, as a person can name it. */
export const suggestionKindSchema = z.enum(kinds)

const kind = suggestionKindSchema
  .nullable()
  .describe(
    'expiry: food that expires; together: a dish for what expires; restock: what runs out; meal: a dish for a free dinner; shopping: what the plan lacks; ' +
      'preference: a taste that was noticed; task: what is to be done; nutrition: the gap of a day. Null where no kind is named',
  )

/** The tools of what Alfred notices by itself: "what have you noticed?", "never tell me about milk again". */
export const suggestionTools = {
  list_suggestions: {
    kind: 'read',
    description:
      'Tells what Alfred noticed by itself and suggests now, and what the person wants to hear of no more. Not for an idea what to cook or to eat that they ask for.',
    arguments: z.strictObject({ kind }),
  },
  answer_suggestion: {
    kind: 'write',
    description:
      'Answers what Alfred suggested by itself where that is not simply done: put off, ended, or never told again; "again" takes a never back. ' +
      'A yes to a suggestion is what it asks for, and not this.',
    arguments: z.strictObject({
      answer: z
        .enum(['dismiss', 'snooze', 'never', 'again'])
        .describe(
          'dismiss: no, not this one; snooze: later; never: not about this any more; again: tell me of it again',
        ),
      about: oneLineSchema({ max: 120 })
        .nullable()
        .describe('the food or dish that it is about; null for what was told last, or with a kind'),
      kind,
      until: oneLineSchema({ max: 60 })
        .nullable()
        .describe('the day until which it is put off, as said or YYYY-MM-DD; null for tomorrow'),
    }),
  },
} as const satisfies Record<string, { kind: 'read' | 'write'; description: string; arguments: z.ZodObject }>
export type SuggestionTool = keyof typeof suggestionTools
export type SuggestionArguments<Name extends SuggestionTool> = z.infer<
  (typeof suggestionTools)[Name]['arguments']
>
