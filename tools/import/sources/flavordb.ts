import { z } from 'zod'
import { pairFoods } from '@alfred/baseline'
import { foodKey } from '@alfred/language'
import { parseRecord, type ImportRow, type PairingRow } from '../rows.ts'
import { cleanText } from '../text.ts'

export const flavordbSource = 'FlavorDB'
const LICENCE = 'CC BY-NC-SA 3.0 (not for commercial use)'
const SHARED_MAX = 10

const moleculeSchema = z.object({
  pubchem_id: z.number(),
  common_name: z.string().nullish(),
  flavor_profile: z.string().nullish(),
  fooddb_flavor_profile: z.string().nullish(),
})
const entitySchema = z.object({
  entity_id: z.number(),
  entity_alias_readable: z.string(),
  entity_alias_synonyms: z.string().nullish(),
  molecules: z.array(z.unknown()),
})

/** The smell of an entity: molecules by name, each with the first word for its smell. */
export type Entity = { id: number; names: string[]; molecules: { name: string; smell: string }[] }

/** Parses the file of an entity. Molecules without a name or a smell are left out. Throws a RecordError. */
export function readEntity(value: unknown): Entity {
  const entity = parseRecord(entitySchema, value)
  const names = [entity.entity_alias_readable, ...(entity.entity_alias_synonyms ?? '').split(',')]
  return {
    id: entity.entity_id,
    names: names.flatMap((name) => cleanText(name, 120) ?? []),
    molecules: entity.molecules.flatMap((told) => {
      const molecule = moleculeSchema.safeParse(told).data
      const name = cleanText(molecule?.common_name, 80)?.toLowerCase()
      const profile = molecule?.flavor_profile || molecule?.fooddb_flavor_profile
      const smell = cleanText(profile?.split('@')[0], 40)
      return name === undefined || smell === null ? [] : [{ name, smell }]
    }),
  }
}

type FoodSmell = { entities: number[]; molecules: Map<string, string> }
/** The everyday foods by each of their keys. */
export type FoodsByKey = ReadonlyMap<string, string>

/**
 * Pairs everyday foods by their common molecules, scored as the baseline scores aroma. An entity is a food when they
 * have a name in common; several entities of one food are combined.
 */
export function pairEntities(entities: readonly Entity[], foods: FoodsByKey, fetchedAt: string): ImportRow[] {
  const smells = new Map<string, FoodSmell>()
  for (const entity of entities) {
    const food = entity.names.map((name) => foods.get(foodKey(name))).find((found) => found !== undefined)
    if (food === undefined || entity.molecules.length === 0) continue
    const smell: FoodSmell = smells.get(food) ?? { entities: [], molecules: new Map() }
    smell.entities.push(entity.id)
    for (const { name, smell: word } of entity.molecules) smell.molecules.set(name, word)
    smells.set(food, smell)
  }
  const compounds = new Map([...smells.values()].flatMap(({ molecules }) => [...molecules]))
  const pairings = pairFoods({
    aromas: [...smells].map(([food, { molecules }]) => ({ food, compounds: [...molecules.keys()] })),
    compounds: [...compounds].map(([compound, smell]) => ({ compound, smell })),
    recipes: [],
  })
  const idOf = (food: string) => smells.get(food)?.entities.join('+') ?? ''
  return pairings.map(({ food, with: other, score, shared }) => {
    const row: PairingRow = {
      ...{ food, with: other, score, shared: shared.slice(0, SHARED_MAX) },
      origin: {
        ...{ source: flavordbSource, id: `${idOf(food)}/${idOf(other)}`.slice(0, 200), url: null },
        ...{ licence: LICENCE, fetched_at: fetchedAt },
      },
    }
    return { family: 'pairings', row }
  })
}
