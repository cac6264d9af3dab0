import { X } from 'lucide-react'
import { tellClock } from './read-timers.ts'
import type { useTimers } from './use-timers.ts'

/** The timers that run, and those that rang and were not heard yet. */
export function TimerBar({ timers, now, end }: ReturnType<typeof useTimers>) {
  if (timers.length === 0) return null
  return (
    <ul className="cluster" aria-label="Timers">
      {timers.map(({ id, words, step, endsAt, isOver }) => (
        <li key={id} className={isOver ? 'timer timer--over' : 'timer'} role={isOver ? 'alert' : 'timer'}>
          <span className="timer__clock">{isOver ? 'Time!' : tellClock((endsAt - now) / 1_000)}</span>
          <span className="small">
            step {step}, {words}
          </span>
          <button
            type="button"
            className="button button--icon"
            aria-label={`End the timer of step ${step}`}
            onClick={() => end(id)}
          >
            <X size={18} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
