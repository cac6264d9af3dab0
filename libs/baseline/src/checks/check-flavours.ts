import { foodKey } from '@alfred/language'
import type { Baseline } from '../read-baseline.ts'
import { problem, type Problem } from './problem.ts'

const FOODS_MIN = 250
const COMPOUNDS_MIN = 3
const CURATED_MIN = 1_000

/** Reports pairings and aromas of unknown foods, compounds without a smell, and substitutes for unknown foods. */
export function checkFlavours({
  foods,
  aromas,
  compounds,
  curatedPairings,
  substitutes,
  pairings,
}: Baseline): Problem[] {
  const known = new Set(foods.flatMap(({ name, aliases }) => [name, ...aliases].map(foodKey)))
  const names = new Set(foods.map(({ name }) => name))
  const smells = new Set(compounds.map(({ compound }) => compound))
  const used = new Set(aromas.flatMap((aroma) => aroma.compounds))
  const seen = Map.groupBy(aromas, ({ food }) => food)
  const curated = curatedPairings.flatMap(({ food, with: others }) =>
    others.map((other) => [food, other].toSorted()),
  )
  const curatedCount = new Set(curated.map((pair) => pair.join('|'))).size
  return [
    ...(curatedCount >= CURATED_MIN
      ? []
      : [problem('pairings', `${curatedCount} that cooks know are fewer than ${CURATED_MIN}`)]),
    ...[...new Set(curated.flat())]
      .filter((name) => !names.has(name))
      .map((name) => problem(name, 'is paired and is no food')),
    ...curatedPairings
      .filter(({ food, with: others }) => others.includes(food))
      .map(({ food }) => problem(food, 'is paired with itself')),
    ...(aromas.length >= FOODS_MIN
      ? []
      : [problem('aromas', `${aromas.length} foods are fewer than ${FOODS_MIN}`)]),
    ...[...seen]
      .filter(([, rows]) => rows.length > 1)
      .map(([food]) => problem(food, 'its aroma is told twice')),
    ...aromas
      .filter(({ food }) => !names.has(food))
      .map(({ food }) => problem(food, 'has an aroma and is no food')),
    ...aromas.flatMap(({ food, compounds: list }) => [
      ...(list.length >= COMPOUNDS_MIN ? [] : [problem(food, `${list.length} aroma compounds are too few`)]),
      ...list.filter((one) => !smells.has(one)).map((one) => problem(food, `nobody says how ${one} smells`)),
    ]),
    ...compounds
      .filter(({ compound }) => !used.has(compound))
      .map(({ compound }) => problem(compound, 'is in no food')),
    ...substitutes
      .filter(({ food }) => !names.has(food))
      .map(({ food }) => problem(food, 'is replaced and is no food')),
    ...substitutes
      .filter(({ substitute }) => !known.has(foodKey(substitute)))
      .map(({ food, substitute }) => problem(food, `its substitute ${substitute} is not known`)),
    ...(pairings.length > 0 ? [] : [problem('pairings', 'there are none')]),
  ]
}
