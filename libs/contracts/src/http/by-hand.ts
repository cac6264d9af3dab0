import { z } from 'zod'
import { daySchema } from '../days.ts'

/** Arguments that are days as a person says them where a model passes them, and dates by hand. */
const DAYS = new Set(['day', 'from_day', 'to_day', 'from', 'until', 'to', 'of_day', 'expires'])

/** The name of an argument by hand: a date of expiry is one, and not as it was said. */
type NameByHand<Name> = Name extends 'expires' ? 'expires_on' : Name

/** Nothing or an empty list may be left out by hand, and the food or the value of a thing that is named by its id. */
type MayBeLeftOut<Of, Name extends keyof Of> = null extends Of[Name]
  ? true
  : Of[Name] extends readonly unknown[]
    ? true
    : Name extends 'food'
      ? 'item' extends keyof Of
        ? true
        : false
      : false

/** The arguments of a tool as a client passes them by hand: the model's, where nothing has to be written as null. */
export type ByHand<Value> = Value extends readonly (infer Item)[]
  ? ByHand<Item>[]
  : Value extends object
    ? {
        [Name in keyof Value as MayBeLeftOut<Value, Name> extends true ? never : NameByHand<Name>]: ByHand<
          Value[Name]
        >
      } & {
        [Name in keyof Value as MayBeLeftOut<Value, Name> extends true ? NameByHand<Name> : never]?: ByHand<
          Value[Name]
        >
      }
    : Value

/** The schema of a tool's arguments by hand, from that of the model's. An argument that it does not know is refused. */
export function byHand(schema: z.ZodObject): z.ZodObject {
  const shape = Object.entries(schema.shape).map(([name, field]) => {
    const given = field as z.ZodType
    const isDay = DAYS.has(name) && textIn(given)
    const value = isDay ? daySchema : unwrapped(given)
    const isNamedById = (name === 'food' || name === 'value') && 'item' in schema.shape
    const mayBeLeftOut = isNamedById || given instanceof z.ZodNullable || given instanceof z.ZodArray
    return [name === 'expires' ? 'expires_on' : name, mayBeLeftOut ? value.nullish() : value] as const
  })
  return z.strictObject(Object.fromEntries(shape))
}

function unwrapped(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodNullable) return unwrapped(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodObject) return byHand(schema)
  if (schema instanceof z.ZodArray) return z.array(unwrapped(schema.element as z.ZodType))
  return schema
}

/** Is it a text, and no choice of several words? */
function textIn(schema: z.ZodType): boolean {
  return schema instanceof z.ZodNullable
    ? textIn(schema.unwrap() as z.ZodType)
    : schema instanceof z.ZodString
}
