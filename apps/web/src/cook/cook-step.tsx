import { Timer } from 'lucide-react'
import { readTimers, type StepTimer } from './read-timers.ts'

type StepProps = {
  step: string
  number: number
  count: number
  onTimer(timer: StepTimer, step: number): void
}

/** One step, with the timers that it asks for. */
export function CookStep({ step, number, count, onTimer }: StepProps) {
  return (
    <section className="stack">
      <h2 className="soft">
        Step {number} of {count}
      </h2>
      <p className="cook__text" dir="auto">
        {step}
      </p>
      <div className="cluster">
        {readTimers(step).map((timer) => (
          <button
            key={timer.seconds}
            type="button"
            className="button cook__button"
            onClick={() => onTimer(timer, number)}
          >
            <Timer size={22} aria-hidden />
            {timer.words}
          </button>
        ))}
      </div>
    </section>
  )
}
