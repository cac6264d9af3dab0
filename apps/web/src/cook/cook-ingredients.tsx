import { tellAmount, tellFoodBehind } from '../alfred/tell-amount.ts'
import type { AnyRecipe } from '../recipes/find-recipe.ts'

/** What is needed, to be laid out before one begins. */
export function CookIngredients({
  recipe,
  factor,
  servings,
}: {
  recipe: AnyRecipe
  factor: number
  servings: number
}) {
  return (
    <section className="stack">
      <h2 className="cook__title">What you need for {servings}</h2>
      <ul className="cook__ingredients">
        {recipe.ingredients
          .toSorted((one, other) => one.position - other.position)
          .map(({ position, food, quantity, unit, preparation }) => (
            <li key={position}>
              <label className="cook__ingredient" dir="auto">
                <input type="checkbox" className="tick__box" />
                <span>
                  <strong>{tellAmount(quantity === null ? null : quantity * factor, unit)}</strong>{' '}
                  {tellFoodBehind(food, quantity === null ? null : quantity * factor, unit)}
                  {preparation !== null && <span className="soft">, {preparation}</span>}
                </span>
              </label>
            </li>
          ))}
      </ul>
    </section>
  )
}
