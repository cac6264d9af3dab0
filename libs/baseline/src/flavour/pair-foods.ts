import type { Aroma, Compound } from './aromas.ts'
import type { CuratedPairings } from './curated-pairings.ts'

/** Two foods that go together, listed for one of them. */
export type Pairing = {
  food: string
  with: string
  /** At least 0; higher is better. */
  score: number
  /** The smells that they share, rarest first: "clove (eugenol)". */
  shared: string[]
  /** The number of recipes that use both. */
  together: number
}

type Sources = {
  aromas: readonly Aroma[]
  compounds: readonly Compound[]
  /** What cooks put beside a food first; none where only chemistry is told. */
  curated?: readonly CuratedPairings[]
  /** The foods of each recipe. */
  recipes: readonly (readonly string[])[]
}

// More than are shown, since those of the same family are left out when they are shown.
const PER_FOOD_MAX = 30
// Two recipes may share both by chance.
const TOGETHER_MIN = 3
// What cooks combine counts more than what chemistry suggests.
const AROMA_SHARE = 0.3

/**
 * Scores pairs of foods. What cooks do comes first, in their order; a pair that they list for one food counts for the other as well.
 * Behind it, shared aroma: the cosine similarity of the idf vectors of their compounds (after Ahn et al.,
 * "Flavor network", Scientific Reports 2011, who count shared compounds; rare ones say more). Use together:
 * normalised pointwise mutual information over the recipes. Foods of unknown aroma take no part: everything goes with
 * flour.
 */
export function pairFoods({ aromas, compounds, curated = [], recipes }: Sources): Pairing[] {
  const idf = rarity(aromas)
  const smells = new Map(compounds.map(({ compound, smell }) => [compound, smell]))
  const aromaOf = new Map(aromas.map(({ food, compounds: list }) => [food, list]))
  // Imported foods have hundreds of compounds each.
  const smellsOf = new Map(aromas.map(({ food, compounds: list }) => [food, new Set(list)]))
  const use = countTogether(recipes)
  const known = scoresOf(curated)
  const foods = [
    ...new Set([...aromaOf.keys(), ...curated.flatMap((row) => [row.food, ...row.with])]),
  ].toSorted()
  return foods.flatMap((food) =>
    foods
      .filter((other) => other !== food)
      .map((other): Pairing => {
        const shared = (aromaOf.get(food) ?? []).filter((one) => smellsOf.get(other)?.has(one))
        const together = use.pairs.get(pairKey(food, other)) ?? 0
        const aroma = likeness(shared, {
          idf,
          left: aromaOf.get(food) ?? [],
          right: aromaOf.get(other) ?? [],
        })
        const used = together < TOGETHER_MIN ? 0 : mutualInformation(use, { food, other, together })
        return {
          food,
          with: other,
          score:
            Math.round(
              ((known.get(`${food}|${other}`) ?? 0) + AROMA_SHARE * aroma + (1 - AROMA_SHARE) * used) * 1_000,
            ) / 1_000,
          shared: shared
            .toSorted((a, b) => (idf.get(b) ?? 0) - (idf.get(a) ?? 0))
            .map((one) => `${smells.get(one) ?? one} (${one})`),
          together,
        }
      })
      .filter(({ score }) => score > 0.05)
      .toSorted((a, b) => b.score - a.score || a.with.localeCompare(b.with))
      .slice(0, PER_FOOD_MAX),
  )
}

const LISTED = 2
const LISTED_FOR_THE_OTHER = 1
const EACH_PLACE = 0.05

/** The scores of pairs that cooks know, by `food|other`: above all that is reckoned, the first of a list highest. */
function scoresOf(curated: readonly CuratedPairings[]): Map<string, number> {
  const rows = curated.flatMap(({ food, with: others }) =>
    others.map((other, place) => ({ food, other, place })),
  )
  return new Map([
    ...rows.map(
      ({ food, other, place }) => [`${other}|${food}`, LISTED_FOR_THE_OTHER - place * EACH_PLACE] as const,
    ),
    ...rows.map(({ food, other, place }) => [`${food}|${other}`, LISTED - place * EACH_PLACE] as const),
  ])
}

/**
 * The inverse document frequency of each compound: one that two foods share says more than one of two hundred foods.
 */
function rarity(aromas: readonly Aroma[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const one of aromas.flatMap(({ compounds }) => compounds)) counts.set(one, (counts.get(one) ?? 0) + 1)
  return new Map([...counts].map(([compound, count]) => [compound, Math.log(aromas.length / count)]))
}

type Likeness = { idf: ReadonlyMap<string, number>; left: readonly string[]; right: readonly string[] }

function likeness(shared: readonly string[], { idf, left, right }: Likeness): number {
  const squares = (list: readonly string[]) => list.reduce((sum, one) => sum + (idf.get(one) ?? 0) ** 2, 0)
  const length = Math.sqrt(squares(left) * squares(right))
  return length === 0 ? 0 : squares(shared) / length
}

type Use = { recipes: number; alone: Map<string, number>; pairs: Map<string, number> }

function countTogether(recipes: readonly (readonly string[])[]): Use {
  const alone = new Map<string, number>()
  const pairs = new Map<string, number>()
  const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1)
  for (const foods of recipes.map((list) => [...new Set(list)])) {
    for (const [at, food] of foods.entries()) {
      count(alone, food)
      for (const other of foods.slice(at + 1)) count(pairs, pairKey(food, other))
    }
  }
  return { recipes: recipes.length, alone, pairs }
}

const pairKey = (a: string, b: string) => (a < b ? `${a}|${b}` : `${b}|${a}`)

/** Normalised pointwise mutual information, from 0 (chance or rarer) to 1 (only ever together). */
function mutualInformation(use: Use, pair: { food: string; other: string; together: number }): number {
  const share = (count: number) => count / use.recipes
  const both = share(pair.together)
  const expected = share(use.alone.get(pair.food) ?? 0) * share(use.alone.get(pair.other) ?? 0)
  return Math.max(0, Math.log(both / expected) / -Math.log(both))
}
