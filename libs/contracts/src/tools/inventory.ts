import { z } from 'zod'
import { itemNameSchema } from '../addresses.ts'
import { oneLineSchema } from '../one-line.ts'
import { amountOrNoneSchema, amountSchema } from '../amounts.ts'

/**
 * The tools of the inventory. Every field is required, and nullable where it may be left out: strict structured
 * output allows no optional fields. Dates are as the person said them ("Friday", "in 3 days") or YYYY-MM-DD; the
 * agent's code turns them into a date.
 */
export const storageLocationSchema = z.enum(['fridge', 'freezer', 'pantry', 'counter', 'other'])
/** Why food is thrown away. */
export const discardReasonSchema = z.enum(['expired', 'spoiled', 'disliked', 'too_much', 'other'])
export type DiscardReason = z.infer<typeof discardReasonSchema>

/** What became of food. */
export const usageKindSchema = z.enum(['bought', 'used', 'eaten', 'discarded'])

export type StorageLocation = z.infer<typeof storageLocationSchema>

const food = itemNameSchema(120).describe('the food as the person named it, e.g. "milk"')
const quantity = amountSchema
const unit = oneLineSchema({ max: 24 })
  .nullable()
  .describe('e.g. "l", "g", "piece"; null to use the usual unit')
/** A ref when a model writes it, an id when it reaches the database: policy translates it in between. */
const itemRef = z
  .string()
  .max(64)
  .nullable()
  .describe('the ref of one lot shown earlier, or null to find it by name')
const reason = discardReasonSchema.nullable().describe('why it is thrown away, or null when nothing was said')
const note = oneLineSchema({ max: 200 })
  .nullable()
  .describe('what else was said of why it is thrown away, or null')
const when = oneLineSchema({ max: 60 }).nullable().describe('a date as said ("Friday") or YYYY-MM-DD')

export const inventoryTools = {
  add_item: {
    kind: 'write',
    description: 'Puts food into stock as a lot of its own date; equal lots are merged.',
    arguments: z.strictObject({
      food,
      quantity,
      unit,
      location: storageLocationSchema.nullable().describe('null for the usual place of this food'),
      expires: when,
      opened: z.boolean().nullable(),
    }),
  },
  bought: {
    kind: 'write',
    description:
      'Something was bought: puts it into stock and ticks it off the shopping list, if it is there. Without an amount it is the one on the list.',
    arguments: z.strictObject({
      food,
      quantity: quantity.nullable().describe('null when no amount was said'),
      unit,
      location: storageLocationSchema.nullable().describe('null for the usual place of this food'),
      expires: when,
    }),
  },
  use_item: {
    kind: 'write',
    description: 'Takes an amount out of stock, the lot that expires first before the others.',
    arguments: z.strictObject({
      food,
      item: itemRef,
      quantity: quantity.nullable().describe('null to use all of it'),
      unit,
      location: storageLocationSchema.nullable(),
    }),
  },
  move_item: {
    kind: 'write',
    description: 'Moves food, or an amount of it, to another place.',
    arguments: z.strictObject({
      food,
      item: itemRef,
      quantity: quantity.nullable(),
      unit,
      from: storageLocationSchema.nullable(),
      to: storageLocationSchema,
    }),
  },
  correct_item: {
    kind: 'write',
    description: 'Sets what is really there: the amount, the expiry date, whether it is opened.',
    arguments: z.strictObject({
      food,
      item: itemRef,
      location: storageLocationSchema.nullable(),
      quantity: amountOrNoneSchema.nullable(),
      unit,
      expires: when,
      opened: z.boolean().nullable(),
    }),
  },
  discard_item: {
    kind: 'write',
    description: 'Throws food away, all of it or an amount.',
    arguments: z.strictObject({
      food,
      item: itemRef,
      quantity: quantity.nullable(),
      unit,
      location: storageLocationSchema.nullable(),
      reason,
      note,
      expires: when.describe('the date of the one lot that is meant, as said or YYYY-MM-DD'),
      all: z.boolean().nullable().describe('true only when all of several lots was said'),
    }),
  },
  discard_all: {
    kind: 'write',
    description:
      'Throws many things away at once: what is past its date, or all of a food, of a sort of food or of a place. ' +
      'What is past a date that is only estimated stays and is told.',
    arguments: z.strictObject({
      which: z
        .enum(['expired', 'all'])
        .describe('"expired" for what is past its date, "all" for all of the food or place'),
      food: food
        .nullable()
        .describe('a food or a sort of food ("meat", "dairy") that it is limited to, or null'),
      location: storageLocationSchema.nullable().describe('the place that it is limited to, or null'),
      estimated: z
        .boolean()
        .nullable()
        .describe('true only when the person said that what is past an estimated date may go, too'),
      reason,
      note,
    }),
  },
  set_pack_size: {
    kind: 'write',
    description:
      'Remembers how much of a food one pack, bottle, can, bag or piece of it holds, when the person says so or answers the question for it. ' +
      'After such an answer make the call again that asked. "My bowl is 250 ml", whatever is in it, has the bowl for its food.',
    arguments: z.strictObject({
      food,
      unit: oneLineSchema({ max: 24 }).describe('what is counted, e.g. "pack"'),
      quantity,
      size_unit: oneLineSchema({ max: 24 })
        .nullable()
        .describe('what it is told in, e.g. "g", "l"; null for pieces'),
    }),
  },
  list_pack_sizes: {
    kind: 'read',
    description: 'Lists what the person told of their own packs, slices, bowls and other measures.',
    arguments: z.strictObject({}),
  },
  forget_pack_size: {
    kind: 'write',
    description: 'Forgets what the person told of a measure of a food.',
    arguments: z.strictObject({
      food,
      unit: oneLineSchema({ max: 24 })
        .nullable()
        .describe('what is counted, e.g. "slice"; null for all of that food'),
    }),
  },
  list_items: {
    kind: 'read',
    description: 'Lists the stock, of one place or one food if given.',
    arguments: z.strictObject({ location: storageLocationSchema.nullable(), food: food.nullable() }),
  },
  list_expiring: {
    kind: 'read',
    description: 'Lists what expires up to and including a day, what is already past its date included.',
    arguments: z.strictObject({
      until: oneLineSchema({ max: 60 }).describe(
        'a day as said ("this week", "Friday", "in 3 days") or YYYY-MM-DD',
      ),
      location: storageLocationSchema.nullable(),
    }),
  },
  set_min_stock: {
    kind: 'write',
    description:
      'Remembers how much of a food the person always wants to have in, so that what is below it is told. null takes the minimum away.',
    arguments: z.strictObject({
      food,
      quantity: quantity.nullable().describe('the least that is wanted in, or null to want none any more'),
      unit,
    }),
  },
  list_low_stock: {
    kind: 'read',
    description: 'Lists the foods of which less is there than the minimum that was set, and the minimums.',
    arguments: z.strictObject({}),
  },
  usage_history: {
    kind: 'read',
    description:
      'Tells what was bought, used, eaten and thrown away within some time, with sums, days and reasons: of one food or of all. ' +
      'For "how much milk do we get through?" and "what did I throw away this month?".',
    arguments: z.strictObject({
      food: food.nullable().describe('a food or a sort of food, or null for all'),
      kind: usageKindSchema.nullable().describe('what became of it, or null for all of that'),
      period: oneLineSchema({ max: 60 })
        .nullable()
        .describe('as said: "this month", "last week", "the last 14 days"; null for the last 30 days'),
    }),
  },
} as const satisfies Record<string, { kind: 'read' | 'write'; description: string; arguments: z.ZodObject }>
export type InventoryTool = keyof typeof inventoryTools
export type InventoryArguments<Name extends InventoryTool> = z.infer<
  (typeof inventoryTools)[Name]['arguments']
>
