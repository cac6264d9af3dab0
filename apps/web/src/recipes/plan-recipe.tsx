import { mealSchema } from '@alfred/contracts'
import type { SubmitEvent } from 'react'
import { addDays } from '../alfred/tell-days.ts'
import { today } from '../alfred/days.ts'
import { makeEdit } from '../alfred/make-edit.ts'
import { tellDay } from '../alfred/tell-days.ts'
import { Dialog } from '../shell/dialog.tsx'
import type { AnyRecipe } from './find-recipe.ts'

const AHEAD_DAYS = 14

/** Plans a recipe for a meal of a day. */
export function PlanRecipe({
  recipe,
  servings,
  onClose,
}: {
  recipe: AnyRecipe
  servings: number
  onClose(): void
}) {
  const plan = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const day = String(given.get('day'))
    const meal = mealSchema.parse(given.get('meal'))
    const made = await makeEdit(
      'plan_meals',
      { meals: [{ day, meal, recipe: recipe.id, servings, beside: true }] },
      { label: `Planned ${recipe.name} for ${meal}, ${tellDay(day)}.` },
    )
    if (made) onClose()
  }
  const days = Array.from({ length: AHEAD_DAYS }, (_, ahead) => addDays(today(), ahead))
  return (
    <Dialog title={`When is there ${recipe.name}?`} isOpen onClose={onClose}>
      <form className="stack" onSubmit={(event) => void plan(event)}>
        <div className="row-form">
          <label className="field">
            <span>Day</span>
            <select className="input" name="day">
              {days.map((day) => (
                <option key={day} value={day}>
                  {tellDay(day)}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            <span>Meal</span>
            <select className="input" name="meal" defaultValue="dinner">
              {mealSchema.options.map((meal) => (
                <option key={meal}>{meal}</option>
              ))}
            </select>
          </label>
        </div>
        <button className="button button--main">Plan it for {servings}</button>
      </form>
    </Dialog>
  )
}
