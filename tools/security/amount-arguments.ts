import { AMOUNT_MIN } from '@alfred/contracts'

type Schema = {
  minimum?: number
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}

/** Returns the sorted names of the arguments that are amounts: numbers whose lower bound is the least amount. */
export function amountArguments(schemas: readonly object[]): string[] {
  return [...new Set(schemas.flatMap((schema) => namesIn(schema as Schema, '')))].toSorted()
}

function namesIn({ minimum, properties = {}, items, anyOf = [] }: Schema, name: string): string[] {
  return [
    ...(minimum === AMOUNT_MIN ? [name] : []),
    ...Object.entries(properties).flatMap(([property, schema]) => namesIn(schema, property)),
    ...(items === undefined ? [] : namesIn(items, name)),
    ...anyOf.flatMap((schema) => namesIn(schema, name)),
  ]
}
