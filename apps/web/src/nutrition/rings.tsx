import { Link } from 'react-router'
import { tellFigure } from '../alfred/tell-days.ts'
import { mainNutrients, progressOf, sumNutrients, type Entry, type Goal, type Progress } from './nutrients.ts'

const RADIUS = 42
const ROUND = 2 * Math.PI * RADIUS

/** The goals of a day as rings; without any, what there was of the main nutrients. */
export function Rings({ goals, entries }: { goals: readonly Goal[]; entries: readonly Entry[] }) {
  if (goals.length === 0)
    return (
      <section className="card stack stack--tight" aria-label="Sums">
        <ul className="cluster sums">
          {sumNutrients(entries)
            .filter(({ nutrient }) => (mainNutrients as readonly string[]).includes(nutrient))
            .map(({ nutrient, name, unit, amount }) => (
              <li key={nutrient}>
                <strong>{tellFigure(amount)}</strong> {unit} <span className="soft">{name}</span>
              </li>
            ))}
        </ul>
        <p className="small soft">
          No goals are set. <Link to="/nutrition?view=goals">Set one</Link>
        </p>
      </section>
    )
  return (
    <ul className="rings" aria-label="Goals">
      {progressOf(goals, entries).map((progress) => (
        <Ring key={progress.goal.id} progress={progress} />
      ))}
    </ul>
  )
}

function Ring({ progress: { goal, name, amount, share, tone } }: { progress: Progress }) {
  const filled = Math.min(1, share) * ROUND
  const told = `${tellFigure(amount)} of ${goal.kind === 'limit' ? 'at most ' : ''}${tellFigure(goal.target)} ${goal.unit}`
  return (
    <li className="ring">
      <svg viewBox="0 0 100 100" width="96" height="96" role="img" aria-label={`${name}: ${told}`}>
        <circle className="ring__ground" cx="50" cy="50" r={RADIUS} />
        <circle
          className={`ring__share ring__share--${tone}`}
          cx="50"
          cy="50"
          r={RADIUS}
          strokeDasharray={`${filled} ${ROUND}`}
          transform="rotate(-90 50 50)"
        />
        <text x="50" y="50" className="ring__text" aria-hidden>
          {Math.round(share * 100)} %
        </text>
      </svg>
      <strong className="capital">{name}</strong>
      <span className="small soft">{told}</span>
    </li>
  )
}
