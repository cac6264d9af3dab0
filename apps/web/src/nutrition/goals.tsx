import { isKeyOf, nutrients, type Nutrient } from '@alfred/contracts'
import { Trash2 } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { makeEdit } from '../alfred/make-edit.ts'
import { useRows } from '../alfred/rows.ts'
import { tellFigure } from '../alfred/tell-days.ts'
import { Shown } from '../shell/shown.tsx'
import { nameOf } from './nutrients.ts'

/** What is wanted of a day. A new goal is held against what is sensible, and asked for a yes, in the chat. */
export function Goals() {
  const goals = useRows('goals')
  return (
    <div className="stack">
      <Shown query={goals}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="soft">None is set.</p>
          ) : (
            <ul className="list">
              {rows.map(({ id, nutrient, kind, target, unit }) => (
                <li key={id} className="line">
                  <span className="line__text">
                    {kind === 'limit' ? 'at most' : 'at least'} {tellFigure(target)} {unit}{' '}
                    {isKeyOf(nutrients, nutrient) ? nameOf(nutrient) : nutrient} a day
                  </span>
                  {isKeyOf(nutrients, nutrient) && (
                    <button
                      type="button"
                      className="button button--icon"
                      aria-label={`Take away the goal of ${nameOf(nutrient)}`}
                      onClick={() =>
                        void makeEdit('remove_user_goal', { nutrient }, { label: 'Took the goal away.' })
                      }
                    >
                      <Trash2 size={18} aria-hidden />
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Shown>
      <NewGoal />
    </div>
  )
}

function NewGoal() {
  const navigate = useNavigate()
  const set = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const nutrient = String(given.get('nutrient')) as Nutrient
    const kind = given.get('kind') === 'limit' ? 'a limit' : 'a goal'
    const target = String(given.get('target')).replace(',', '.')
    void navigate('/', {
      state: { say: `set ${kind} of ${target} ${nutrients[nutrient].unit} ${nameOf(nutrient)}` },
    })
  }
  return (
    <form className="card stack" onSubmit={set}>
      <h2>A new goal</h2>
      <div className="goal-form">
        <label className="field">
          <span>Nutrient</span>
          <select className="input" name="nutrient">
            {(Object.keys(nutrients) as Nutrient[]).map((nutrient) => (
              <option key={nutrient} value={nutrient}>
                {nameOf(nutrient)} ({nutrients[nutrient].unit})
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>As</span>
          <select className="input" name="kind">
            <option value="goal">at least</option>
            <option value="limit">at most</option>
          </select>
        </label>
        <label className="field">
          <span>A day</span>
          <input className="input" name="target" inputMode="decimal" pattern="[0-9]+([.,][0-9]+)?" required />
        </label>
      </div>
      <div>
        <button className="button button--main">Set it</button>
      </div>
    </form>
  )
}
