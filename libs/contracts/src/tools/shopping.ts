import { z } from 'zod'
import { itemNameSchema } from '../addresses.ts'
import { oneLineSchema } from '../one-line.ts'
import { amountSchema } from '../amounts.ts'

/** The tools of the shopping list. */
const food = itemNameSchema(120).describe('the food as the person named it, e.g. "milk"')

export const shoppingTools = {
  add_to_shopping: {
    kind: 'write',
    description: 'Puts a food on the shopping list; an open line of the same food takes the amount.',
    arguments: z.strictObject({
      food,
      quantity: amountSchema.nullable().describe('null when no amount was said'),
      unit: oneLineSchema({ max: 24 })
        .nullable()
        .describe('e.g. "l", "g", "piece"; null to use the usual unit'),
    }),
  },
  list_shopping: {
    kind: 'read',
    description: 'Lists what is to be bought, and what is checked off already.',
    arguments: z.strictObject({}),
  },
  remove_from_shopping: {
    kind: 'write',
    description: 'Takes a food off the shopping list, because it is not wanted any more.',
    arguments: z.strictObject({ food }),
  },
  check_off: {
    kind: 'write',
    description: 'Checks a food off on the shopping list, because it was bought.',
    arguments: z.strictObject({ food }),
  },
} as const satisfies Record<string, { kind: 'read' | 'write'; description: string; arguments: z.ZodObject }>
export type ShoppingTool = keyof typeof shoppingTools
export type ShoppingArguments<Name extends ShoppingTool> = z.infer<(typeof shoppingTools)[Name]['arguments']>
