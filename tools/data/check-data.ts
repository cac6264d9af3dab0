import { checkBaseline, nutrientCoverage, readBaseline } from '@alfred/baseline'

const PROBLEMS_SHOWN_MAX = 200

/** Runs all checks on the data, prints the problems and returns their number. */
export function checkData(): number {
  const baseline = readBaseline()
  const problems = checkBaseline(baseline)
  console.log('Foods for which each nutrient is told; what is not told is missing, never zero:')
  const coverage = nutrientCoverage(baseline).map(
    ({ nutrient, share }) => `${nutrient} ${Math.round(share * 100)} %`,
  )
  console.log(coverage.join(', '))
  const cuisines = Map.groupBy(baseline.recipes, ({ cuisine }) => cuisine)
  console.log(`Recipes: ${[...cuisines].map(([cuisine, list]) => `${cuisine} ${list.length}`).join(', ')}`)
  for (const { where, what } of problems.slice(0, PROBLEMS_SHOWN_MAX)) console.log(`${where}: ${what}`)
  if (problems.length > PROBLEMS_SHOWN_MAX)
    console.log(`... and ${problems.length - PROBLEMS_SHOWN_MAX} more`)
  const count = (number: number, what: string) => `${number.toLocaleString('en')} ${what}`
  const ingredients = baseline.foods.length + baseline.eaten.length + baseline.references.length
  console.log(
    [
      count(ingredients, 'ingredients'),
      count(baseline.eaten.length, 'foods as eaten'),
      count(baseline.recipes.length, 'recipes'),
      // Each pair is listed from both sides.
      count(
        new Set(baseline.pairings.map((pair) => [pair.food, pair.with].toSorted().join('|'))).size,
        'pairings',
      ),
      count(problems.length, 'problems'),
    ].join(', '),
  )
  return problems.length
}
