import { useQuery } from '@tanstack/react-query'
import { client } from '../alfred/client.ts'
import { tellFigure } from '../alfred/tell-days.ts'
import { mainNutrients, nameOf, unitOf } from '../nutrition/nutrients.ts'

/** How the figures of a recipe are read. */
export function figuresQuery(recipeId: string) {
  return {
    queryKey: ['figures', recipeId],
    queryFn: () => client.recipeFigures(recipeId),
    staleTime: 10 * 60_000,
  }
}

/** The figures of a serving, with where they come from and what they leave out. */
export function RecipeFiguresCard({ recipeId }: { recipeId: string }) {
  const { data } = useQuery(figuresQuery(recipeId))
  if (data === undefined || data.per_serving === null) return null
  const { per_serving: figures, ingredients, known, unknown, sources } = data
  const told = mainNutrients.flatMap((nutrient) => {
    const amount = figures[nutrient]
    return amount === undefined || nutrient === 'hydration_ml'
      ? []
      : [{ nutrient, text: `${tellFigure(amount)} ${unitOf(nutrient)}` }]
  })
  return (
    <section className="card stack stack--tight" aria-label="Figures of a serving">
      <h2>A serving</h2>
      <ul className="cluster sums">
        {told.map(({ nutrient, text }) => (
          <li key={nutrient}>
            <strong>{text}</strong>{' '}
            <span className="soft">{nutrient === 'calories' ? '' : nameOf(nutrient)}</span>
          </li>
        ))}
      </ul>
      <p className="small soft">
        {known} of {ingredients} ingredients have figures ({sources.join(', ')})
        {unknown.length > 0 && `; not counted: ${unknown.join(', ')}`}.
      </p>
    </section>
  )
}
