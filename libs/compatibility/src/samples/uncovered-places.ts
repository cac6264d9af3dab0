import { branchesOf } from '../json-schema.ts'
import type { JsonSchema } from '../json-schema.ts'

/** The paths of a schema that occur in no sample, and so cannot be compared. */
export function uncoveredPlaces(schema: JsonSchema, samples: readonly unknown[]): string[] {
  const shown = new Set(samples.flatMap((sample) => placesIn(sample, '')))
  return [...new Set(placesOf(schema, ''))].filter((place) => !shown.has(place))
}

function placesOf(schema: JsonSchema, at: string): string[] {
  const inBranches = (branchesOf(schema) ?? []).flatMap((branch) => placesOf(branch, at))
  const inFields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    `${at}.${name}`,
    ...placesOf(field, `${at}.${name}`),
  ])
  return [...inBranches, ...inFields, ...(schema.items ? placesOf(schema.items, `${at}[]`) : [])]
}

function placesIn(value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => placesIn(item, `${at}[]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => [
    `${at}.${name}`,
    ...placesIn(part, `${at}.${name}`),
  ])
}
