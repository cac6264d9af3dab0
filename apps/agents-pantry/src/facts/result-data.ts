import { z } from 'zod'
import type { PantryTool } from '@alfred/contracts'
import { foodData } from './food-data.ts'
import { kitchenData } from './kitchen-data.ts'

/**
 * Schemas of the data that each tool's SQL function returns. Unknown fields are allowed, since a newer version may
 * add some.
 */
const date = z.string().nullable()
const quantity = z.coerce.number()
const lot = z.object({ quantity, unit: z.string(), location: z.string(), expires_on: date })
const taking = z.object({
  food: z.string(),
  taken: quantity,
  unit: z.string(),
  requested: quantity.nullable(),
  left: quantity,
  lots: z.array(lot.extend({ taken: quantity, left: quantity })),
  shortfall: quantity.nullable(),
})
const state = z.object({ quantity, unit: z.string(), expires_on: date, opened_on: date.optional() })

export const resultData = {
  add_item: lot.extend({
    food: z.string(),
    said: z.string().nullable().default(null),
    merged: z.boolean(),
    total: z.object({ quantity, unit: z.string() }),
    warnings: z.array(z.string()).default([]),
  }),
  use_item: taking,
  discard_item: taking,
  move_item: z.object({
    food: z.string(),
    moved: quantity,
    unit: z.string(),
    from: z.array(z.string()),
    to: z.string(),
  }),
  correct_item: z.object({ food: z.string(), location: z.string(), before: state, after: state }),
  list_items: z.object({
    location: z.string().nullable(),
    food: z.string().nullable(),
    items: z.array(lot.extend({ food: z.string(), opened_on: date })),
    truncated: z.boolean(),
  }),
  list_expiring: z.object({
    until: z.string(),
    items: z.array(lot.extend({ food: z.string(), expires_on: z.string(), days_left: z.coerce.number() })),
  }),
  ...kitchenData,
  ...foodData,
} as const satisfies Record<PantryTool, z.ZodObject>

export type ResultData<Tool extends PantryTool> = z.infer<(typeof resultData)[Tool]>
