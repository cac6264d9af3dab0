import { preferenceKindSchema } from '@alfred/contracts'
import { X } from 'lucide-react'
import { makeEdit } from '../alfred/make-edit.ts'
import { useRows } from '../alfred/rows.ts'
import { Shown, UnreadableNote } from '../shell/shown.tsx'
import { Learned } from './learned.tsx'
import { LineForm } from './line-form.tsx'

const names: Readonly<Record<string, string>> = {
  allergy: 'Allergies',
  diet: 'Diets',
  dislike: 'Does not like',
  like: 'Likes',
  equipment: 'Equipment',
  skill: 'Skill',
  servings: 'Servings',
  cuisine: 'Cuisines',
  routine: 'Routines',
}
const kinds = preferenceKindSchema.options

/** What must not be offered, and what is liked. */
export function Preferences() {
  const preferences = useRows('preferences')
  return (
    <div className="stack">
      <LineForm
        label="What it is"
        placeholder="Peanuts"
        button="Add"
        onLine={(value, given) => {
          const kind = preferenceKindSchema.parse(given.get('kind'))
          return makeEdit('remember_preference', { kind, value }, { label: `Remembered: ${value}.` })
        }}
      >
        <select className="input" name="kind" aria-label="Kind">
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {names[kind] ?? kind}
            </option>
          ))}
        </select>
      </LineForm>
      <Learned />
      <Shown query={preferences}>
        {({ rows, unreadable }) => (
          <>
            <UnreadableNote count={unreadable} />
            {rows.length === 0 && (
              <p className="soft">Nothing is known yet: no allergy, no diet, no taste.</p>
            )}
            {[...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, own]) => (
              <section key={kind} className="stack stack--tight" aria-label={names[kind] ?? kind}>
                <h2>{names[kind] ?? kind}</h2>
                <ul className="cluster">
                  {own.map(({ id, value, source }) => (
                    <li key={id} className="badge preference" dir="auto">
                      {value}
                      {source === 'learned' && <span className="soft">learned</span>}
                      <button
                        type="button"
                        className="button button--icon"
                        aria-label={`Forget ${value}`}
                        onClick={() =>
                          void makeEdit(
                            'forget_preference',
                            { item: id, value },
                            { label: `Forgot ${value}.` },
                          )
                        }
                      >
                        <X size={16} aria-hidden />
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </>
        )}
      </Shown>
    </div>
  )
}
