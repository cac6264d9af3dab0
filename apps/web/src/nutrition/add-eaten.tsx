import { mealSchema } from '@alfred/contracts'
import { GlassWater } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { makeEdit } from '../alfred/make-edit.ts'
import { findAmountProblem, readAmount } from '../alfred/read-amount.ts'
import { daysUntil } from '../alfred/tell-days.ts'

const GLASS_ML = 250

/** Writes down what was eaten. One food is looked up and logged; a whole sentence is read, and shown before it is logged, in the chat. */
export function AddEaten({ day }: { day: string }) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const log = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const text = String(given.get('food')).trim()
    const meal = mealSchema.safeParse(given.get('meal'))
    const wrong = findAmountProblem(text)
    setProblem(wrong)
    if (text === '' || wrong !== undefined) return
    if (isSentence(text)) {
      const on = daysUntil(day) === 0 ? '' : ` on ${day}`
      return void navigate('/', {
        state: { say: `log ${text}${meal.success ? ` for ${meal.data}` : ''}${on}` },
      })
    }
    const { food, ...amount } = readAmount(text)
    const made = await makeEdit(
      'log_food',
      { food, ...amount, day, ...(meal.success && { meal: meal.data }) },
      { label: `Logged ${food}.` },
    )
    if (made) form.reset()
  }
  const drink = (): void =>
    void makeEdit('log_water', { ml: GLASS_ML, day }, { label: `Logged a glass of water (${GLASS_ML} ml).` })
  return (
    <form className="line-form" onSubmit={(event) => void log(event)}>
      <input
        className="input"
        name="food"
        aria-label="What did you eat?"
        placeholder="2 eggs"
        maxLength={300}
        required
        dir="auto"
        aria-invalid={problem !== undefined}
        onChange={() => setProblem(undefined)}
      />
      <select className="input" name="meal" aria-label="Meal">
        <option value="">Any meal</option>
        {mealSchema.options.map((meal) => (
          <option key={meal}>{meal}</option>
        ))}
      </select>
      <button className="button button--main">Log</button>
      <button
        type="button"
        className="button"
        onClick={drink}
        aria-label={`A glass of water, ${GLASS_ML} ml`}
      >
        <GlassWater size={20} aria-hidden />
      </button>
      {problem !== undefined && (
        <p className="field__problem" role="alert">
          {problem}
        </p>
      )}
    </form>
  )
}

/** Several foods, or what only somebody who reads sentences understands. */
function isSentence(text: string): boolean {
  return /,| and | with | for |\b(?:breakfast|lunch|dinner)\b/i.test(text)
}
