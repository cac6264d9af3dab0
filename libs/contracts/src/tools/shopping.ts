import { z } from 'zod'
import { itemNameSchema } from '../addresses.ts'
import { oneLineSchema } from '../one-line.ts'
import { amountSchema } from '../amounts.ts'

/** The tools of the shopping list. */
const food = itemNameSchema(120).describe('the food as the person named it, e.g. "milk"')

/** A ref when a model writes it, an id when it reaches the database. */
const item = oneLineSchema({ max: 64 })
  .nullable()
  .describe('the ref of one line that was shown earlier ("shopping_item_2"), or null to find it by its food')

/** A recipe, or the days whose planned recipes are meant. */
const toCook = {
  recipe: z.string().max(64).nullable().describe('the ref of a saved recipe, or null'),
  name: oneLineSchema({ max: 160 })
    .nullable()
    .describe('the name of a saved recipe or of one in the cookbook, or null'),
  servings: amountSchema.max(999).nullable().describe('for how many; null: as many as the recipe makes'),
  from: oneLineSchema({ max: 60 })
    .nullable()
    .describe('for what is planned instead: a day or days as said ("tomorrow", "this week") or YYYY-MM-DD'),
  until: oneLineSchema({ max: 60 }).nullable().describe('the last day, or null if "from" says it all'),
}

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
  set_shopping: {
    kind: 'write',
    description:
      'Sets how much of a food on the shopping list is to be bought, in place of what stands there.',
    arguments: z.strictObject({
      food,
      item,
      quantity: amountSchema,
      unit: oneLineSchema({ max: 24 }).nullable().describe('e.g. "l", "g"; null for the unit of the line'),
    }),
  },
  clear_shopping: {
    kind: 'write',
    description: 'Clears the whole shopping list, or only what is checked off on it.',
    arguments: z.strictObject({
      only_checked: z.boolean().describe('true for what is checked off, false for all of it'),
    }),
  },
  list_missing: {
    kind: 'read',
    description:
      'What is missing for a recipe or for what is planned: each food with how much is needed, in stock, on the list, and lacking.',
    arguments: z.strictObject(toCook),
  },
  add_missing_to_shopping: {
    kind: 'write',
    description:
      'Puts on the shopping list what is missing for a recipe or for what is planned, beside what is in stock and on the list already.',
    arguments: z.strictObject(toCook),
  },
  list_shopping: {
    kind: 'read',
    description: 'Lists what is to be bought, and what is checked off already.',
    arguments: z.strictObject({}),
  },
  remove_from_shopping: {
    kind: 'write',
    description: 'Takes a food off the shopping list, because it is not wanted any more.',
    arguments: z.strictObject({ food, item }),
  },
  check_off: {
    kind: 'write',
    description: 'Checks a food off on the shopping list, because it was bought, and puts it into stock.',
    arguments: z.strictObject({ food, item }),
  },
  bought_list: {
    kind: 'write',
    description:
      'All that is open on the shopping list was bought, except what is named: checks it off and puts it into stock.',
    arguments: z.strictObject({
      except: z.array(food).max(60).describe('what was not bought and stays on the list; may be empty'),
    }),
  },
} as const satisfies Record<string, { kind: 'read' | 'write'; description: string; arguments: z.ZodObject }>
export type ShoppingTool = keyof typeof shoppingTools
export type ShoppingArguments<Name extends ShoppingTool> = z.infer<(typeof shoppingTools)[Name]['arguments']>
