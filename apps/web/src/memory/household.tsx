import type { ReadRow } from '@alfred/contracts'
import { X } from 'lucide-react'
import { makeEdit } from '../alfred/make-edit.ts'
import { useRows } from '../alfred/rows.ts'
import { tellDay, tellNumber } from '../alfred/tell-days.ts'
import { Shown, UnreadableNote } from '../shell/shown.tsx'
import { LineForm } from './line-form.tsx'

/** Whom the person eats with and what holds for them, and what is kept of the person's own body. */
export function Household() {
  return (
    <div className="stack">
      <People />
      <Body />
    </div>
  )
}

function People() {
  const people = useRows('people')
  return (
    <section className="stack" aria-label="People">
      <h2>People you eat with</h2>
      <LineForm
        label="Name"
        placeholder="Nora"
        button="Add"
        onLine={(person) =>
          makeEdit('remember_person', { person, lives_here: true }, { label: `Remembered ${person}.` })
        }
      />
      <Shown query={people}>
        {({ rows, unreadable }) => (
          <>
            <UnreadableNote count={unreadable} />
            {rows.map((person) => (
              <PersonCard key={person.id} person={person} />
            ))}
          </>
        )}
      </Shown>
    </section>
  )
}

type Companion = ReadRow<'people'>

function PersonCard({ person: { name, relation, lives_here: livesHere, rules } }: { person: Companion }) {
  return (
    <article className="card stack stack--tight">
      <div className="spread">
        <h3 dir="auto">
          {name}{' '}
          <span className="small soft">
            {[relation, livesHere ? 'lives here' : 'guest'].filter((part) => part !== null).join(', ')}
          </span>
        </h3>
        <button
          type="button"
          className="button button--icon"
          aria-label={`Forget ${name}`}
          onClick={() => void makeEdit('forget_person', { person: name }, { label: `Forgot ${name}.` })}
        >
          <X size={18} aria-hidden />
        </button>
      </div>
      <ul className="cluster">
        {rules.map(({ kind, value }) => (
          <li
            key={`${kind} ${value}`}
            className={kind === 'allergy' ? 'badge badge--danger' : 'badge'}
            dir="auto"
          >
            {kind}: {value}
          </li>
        ))}
      </ul>
      <LineForm
        label={`What holds for ${name}`}
        placeholder="Milk"
        button="Add"
        onLine={(value, given) =>
          makeEdit(
            'remember_person',
            { person: name, rules: [{ kind: kindOf(given.get('kind')), value }] },
            { label: `Remembered for ${name}: ${value}.` },
          )
        }
      >
        <select className="input" name="kind" aria-label={`Kind of rule for ${name}`}>
          <option value="allergy">Allergy</option>
          <option value="diet">Diet</option>
          <option value="dislike">Does not like</option>
          <option value="like">Likes</option>
        </select>
      </LineForm>
    </article>
  )
}

type RuleKind = 'allergy' | 'diet' | 'dislike' | 'like'

function kindOf(given: FormDataEntryValue | null): RuleKind {
  const kinds: readonly RuleKind[] = ['allergy', 'diet', 'dislike', 'like']
  return kinds.find((kind) => kind === given) ?? 'allergy'
}

const measures: Readonly<Record<string, string>> = {
  sex: 'Sex',
  age: 'Age',
  height_cm: 'Height (cm)',
  weight_kg: 'Weight (kg)',
  activity: 'Activity',
}

function Body() {
  const body = useRows('body')
  return (
    <section className="stack stack--tight" aria-label="Body">
      <h2>Your body</h2>
      <Shown query={body}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="soft">
              Nothing is kept. Tell Alfred in the chat where you want it: "remember that I am 175 cm".
            </p>
          ) : (
            <ul className="list">
              {rows.map(({ id, measure, amount, word, told_on: day }) => (
                <li key={id} className="line">
                  <span className="line__text">
                    <span>
                      {measures[measure] ?? measure}:{' '}
                      {amount === null ? word?.replaceAll('_', ' ') : tellNumber(amount)}
                    </span>
                    <span className="small soft">told {tellDay(day)}</span>
                  </span>
                  <button
                    type="button"
                    className="button button--icon"
                    aria-label={`Forget ${measures[measure] ?? measure}`}
                    onClick={() =>
                      void makeEdit('forget_body', { measure: measure as 'age' }, { label: 'Forgotten.' })
                    }
                  >
                    <X size={18} aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Shown>
    </section>
  )
}
