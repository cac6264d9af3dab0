import { z } from 'zod'
import { readTable } from '../data-files.ts'
import { listCell, optionalCell } from './cells.ts'

/** What was done to a food since it was bought, or, for a dish, since it was made: `closed` is nothing. */
const keepingStates = ['closed', 'opened', 'cut', 'cooked', 'thawed'] as const
const locations = ['fridge', 'freezer', 'pantry', 'counter'] as const

/** Days of a food in one state and place, at least and at most. */
const keepingDays = z.object({
  state: z.enum(keepingStates),
  location: z.enum(locations),
  daysAtLeast: z.coerce.number().int().positive(),
  daysAtMost: z.coerce.number().int().positive(),
})
export type KeepingDays = z.infer<typeof keepingDays>

const daysPart = z
  .string()
  .regex(/^(?:(?:opened|cut|cooked|thawed)_)?(?:fridge|freezer|pantry|counter)=[1-9]\d*(?:-[1-9]\d*)?$/)
  .transform((part) => {
    const [place = '', span = ''] = part.split('=')
    const [location, state = 'closed'] = place.split('_').toReversed()
    const [daysAtLeast, daysAtMost = daysAtLeast] = span.split('-')
    return keepingDays.parse({ state, location, daysAtLeast, daysAtMost })
  })

const productPart = z
  .string()
  .regex(/^(?:(?:cut|cooked)=)?\d+$/)
  .transform((part) => {
    const [product = '', as = 'closed'] = part.split('=').toReversed()
    return { product, as: z.enum(['closed', 'cut', 'cooked']).parse(as) }
  })

const keepingRowSchema = z.object({
  food: z.string().min(1),
  /** What it is to whoever keeps it, which bounds its times: raw_poultry, tin, herb. */
  form: z.string().regex(/^[a-z_]+$/),
  /** Numbers of FoodKeeper: of the food itself, and of what it is when cut or cooked: `113|cooked=135`. */
  product: listCell.pipe(z.array(productPart)),
  /** Own days by state and place, which go before the products': `fridge=3-5|opened_fridge=2`. */
  keeps: listCell.pipe(z.array(daysPart)),
  /** The guidance that publishes the own days; null without any. */
  source: optionalCell,
  /** Why nothing is known of the place where it is usually kept; null where something is. */
  note: optionalCell,
})
export type KeepingRow = z.infer<typeof keepingRowSchema>

/** Reads how foods keep from data/keeping.csv; a food may have several rows. Throws DATA_INVALID. */
export function readKeepingRows(): KeepingRow[] {
  return readTable('keeping.csv', keepingRowSchema)
}
