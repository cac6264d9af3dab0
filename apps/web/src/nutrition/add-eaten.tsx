import { GlassWater } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { makeEdit } from '../alfred/make-edit.ts'
import { tellDay } from '../alfred/tell-days.ts'

const GLASS_ML = 250

/** Writes down what was eaten: its figures are looked up and shown in the chat before anything is logged. */
export function AddEaten({ day }: { day: string }) {
  const navigate = useNavigate()
  const log = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const food = String(new FormData(event.currentTarget).get('food')).trim()
    const when = tellDay(day)
    if (food !== '')
      void navigate('/', {
        state: {
          say: `log ${food}${when === 'today' ? '' : ` ${when === 'yesterday' ? when : `on ${day}`}`}`,
        },
      })
  }
  const drink = (): void =>
    void makeEdit('log_water', { ml: GLASS_ML, day }, { label: `Logged a glass of water (${GLASS_ML} ml).` })
  return (
    <form className="row-form" onSubmit={log}>
      <input
        className="input"
        name="food"
        aria-label="What did you eat?"
        placeholder="Two eggs and a slice of toast for breakfast"
        maxLength={300}
        required
        dir="auto"
      />
      <button className="button button--main">Log</button>
      <button
        type="button"
        className="button"
        onClick={drink}
        aria-label={`A glass of water, ${GLASS_ML} ml`}
      >
        <GlassWater size={20} aria-hidden />
      </button>
    </form>
  )
}
