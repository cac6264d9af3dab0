import { isKeyOf, nutrients, nutrientSchema, type Nutrient } from '@alfred/contracts'
import { Trash2 } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { makeEdit } from '../alfred/make-edit.ts'
import { readNumber } from '../alfred/read-number.ts'
import { useRows } from '../alfred/rows.ts'
import { tellFigure } from '../alfred/tell-days.ts'
import { NumberField } from '../shell/number-field.tsx'
import { Shown } from '../shell/shown.tsx'
import { nameOf } from './nutrients.ts'

/** What is wanted of a day. */
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
                    {tellName(nutrient)} a day
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
  const [problem, setProblem] = useState<string>()
  const set = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const { value: target, problem: wrong } = readNumber(given.get('target'), 'above zero')
    setProblem(wrong)
    if (target === undefined) return
    const nutrient = nutrientSchema.parse(given.get('nutrient'))
    const made = await makeEdit(
      'set_goal',
      {
        nutrient,
        kind: given.get('kind') === 'limit' ? 'limit' : 'goal',
        target,
      },
      { label: `Set the goal of ${nameOf(nutrient)}.` },
    )
    if (made) form.reset()
  }
  return (
    <form className="card stack" onSubmit={(event) => void set(event)}>
      <h2>A new goal</h2>
      <div className="fields">
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
        <NumberField label="A day" name="target" problem={problem} />
      </div>
      <div>
        <button className="button button--main">Set it</button>
      </div>
    </form>
  )
}

/** Nobody says "kcal calories". */
function tellName(nutrient: string): string {
  if (!isKeyOf(nutrients, nutrient)) return nutrient
  return nutrient === 'calories' ? '' : nameOf(nutrient)
}
