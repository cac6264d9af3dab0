import { Minus, Plus } from 'lucide-react'

type StepperProps = { servings: number; isTimes?: boolean; onChange(servings: number): void }

const SERVINGS_MAX = 99

/** For how many. Where nobody knows how many a recipe serves, how many times it is made. */
export function ServingsStepper({ servings, isTimes = false, onChange }: StepperProps) {
  return (
    <span className="stepper">
      <button
        type="button"
        className="button button--icon"
        aria-label="Fewer"
        disabled={servings <= 1}
        onClick={() => onChange(Math.max(1, servings - 1))}
      >
        <Minus size={18} aria-hidden />
      </button>
      <output aria-label={isTimes ? 'Times' : 'Servings'}>
        {isTimes && <span aria-hidden>× </span>}
        {servings}
        <span className="visually-hidden">{tellCounted(servings, isTimes)}</span>
      </output>
      <button
        type="button"
        className="button button--icon"
        aria-label="More"
        disabled={servings >= SERVINGS_MAX}
        onClick={() => onChange(servings + 1)}
      >
        <Plus size={18} aria-hidden />
      </button>
    </span>
  )
}

function tellCounted(servings: number, isTimes: boolean): string {
  const word = isTimes ? 'time' : 'serving'
  return servings === 1 ? ` ${word}` : ` ${word}s`
}
