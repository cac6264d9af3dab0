import { z } from 'zod'
import { oneLineSchema } from '../one-line.ts'

const what = oneLineSchema({ min: 1, max: 160 })

/**
 * The tools of what is to be done in the kitchen. What a planned meal makes necessary (to thaw, to soak) is among it, derived by code
 * whenever the plan changes.
 */
export const taskTools = {
  add_task: {
    kind: 'write',
    description:
      'Writes down something to be done in the kitchen ("remind me to soak the beans tomorrow evening").',
    arguments: z.strictObject({
      what: what.describe('what is to be done, without its day: "soak the beans"'),
      day: oneLineSchema({ max: 60 })
        .nullable()
        .describe('a day as said ("Friday", "tomorrow evening") or YYYY-MM-DD; null for none'),
      time: oneLineSchema({ max: 40 })
        .nullable()
        .describe('a time or part of the day as said ("7pm", "evening", "in 20 minutes"); null for none'),
      repeats: z
        .boolean()
        .nullable()
        .describe('true where it was said to come again ("every Friday"): it is kept once, and that is told'),
    }),
  },
  list_tasks: {
    kind: 'read',
    description: 'Lists what is still to be done: all of it, or on a day or over days.',
    arguments: z.strictObject({
      day: oneLineSchema({ max: 60 })
        .nullable()
        .describe('a day or days as said: "today", "this week", or YYYY-MM-DD; null for all'),
    }),
  },
  done_task: {
    kind: 'write',
    description: 'Something that was to be done is done.',
    arguments: z.strictObject({ what: what.describe('what was done, in any words: "the thawing"') }),
  },
  remove_task: {
    kind: 'write',
    description: 'Takes something off that is not to be done any more.',
    arguments: z.strictObject({ what: what.describe('what need not be done, in any words') }),
  },
} as const satisfies Record<string, { kind: 'read' | 'write'; description: string; arguments: z.ZodObject }>
export type TaskTool = keyof typeof taskTools
export type TaskArguments<Name extends TaskTool> = z.infer<(typeof taskTools)[Name]['arguments']>
