import type { AmountOfFood } from '../alfred/read-amount.ts'
import { tellAmount } from '../alfred/tell-amount.ts'

type ThingsReadProps = {
  things: readonly AmountOfFood[]
  onAdd(): void
  /** "Mac and cheese" is one thing. */
  onOne(): void
}

/** Several things that a line was read as, to be looked at before they are written down. */
export function ThingsRead({ things, onAdd, onOne }: ThingsReadProps) {
  return (
    <section className="card stack stack--tight" aria-label="What was read">
      <ul className="list">
        {things.map(({ food, quantity = null, unit = null }, index) => (
          <li key={index} className="line" dir="auto">
            <span>
              {food} <span className="soft">{tellAmount(quantity, unit)}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className="cluster">
        <button type="button" className="button button--main" onClick={onAdd} autoFocus>
          Add these {things.length}
        </button>
        <button type="button" className="button" onClick={onOne}>
          It is one thing
        </button>
      </div>
    </section>
  )
}
