import { CheckCheck, NotebookPen } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { today } from '../alfred/days.ts'
import { makeEdit } from '../alfred/make-edit.ts'
import { readNumber } from '../alfred/read-number.ts'
import { useRows } from '../alfred/rows.ts'
import type { AnyRecipe } from '../recipes/find-recipe.ts'
import { NumberField } from '../shell/number-field.tsx'

/** What came of it: what was used goes out of stock, what is left comes in, and what was eaten into the diary. */
export function CookedForm({ recipe, servings }: { recipe: AnyRecipe; servings: number }) {
  const navigate = useNavigate()
  const [isDone, setIsDone] = useState(false)
  const [problems, setProblems] = useState<{ cooked?: string | undefined; left?: string | undefined }>({})
  const planned = useRows('meal_plan', { where: { day: today() } })
  const meal = planned.data?.rows.find(({ recipe_id: id }) => id === recipe.id)
  const save = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const cooked = readNumber(given.get('servings'), 'above zero')
    const left = readNumber(given.get('leftovers'), 'zero')
    setProblems({ cooked: cooked.problem, left: left.problem })
    if (cooked.value === undefined || left.value === undefined) return
    const made = await makeEdit(
      'cook_recipe',
      {
        recipe: recipe.id,
        servings: cooked.value,
        ...(left.value > 0 && { leftovers: left.value }),
        ...(meal !== undefined && { planned: { item: meal.id } }),
        confirmed: true,
      },
      { label: `Cooked ${recipe.name}: what went into it is out of stock.` },
    )
    setIsDone(made)
  }
  const log = (): void => {
    sessionStorage.removeItem(`alfred-cook-${recipe.id}`)
    void navigate('/', { state: { say: `log 1 serving of ${recipe.name}` } })
  }
  return (
    <section className="stack">
      <h2 className="cook__title">Enjoy your meal</h2>
      {isDone ? (
        <>
          <p className="notice">
            <CheckCheck size={20} aria-hidden /> The kitchen knows. What did you eat of it?
          </p>
          <div className="cluster">
            <button type="button" className="button button--main cook__button" onClick={log}>
              <NotebookPen size={20} aria-hidden />
              Log a serving
            </button>
            <button type="button" className="button cook__button" onClick={() => void navigate('/kitchen')}>
              See the kitchen
            </button>
          </div>
        </>
      ) : (
        <form className="stack" onSubmit={(event) => void save(event)}>
          <div className="row-form">
            <NumberField
              label="Servings cooked"
              name="servings"
              defaultValue={servings}
              problem={problems.cooked}
            />
            <NumberField
              label="Servings left over"
              name="leftovers"
              defaultValue={0}
              problem={problems.left}
            />
          </div>
          <button className="button button--main cook__button">I cooked this</button>
        </form>
      )}
    </section>
  )
}
