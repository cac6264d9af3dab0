import { useState, type SubmitEvent } from 'react'
import { tellProblem } from '../alfred/problems.ts'
import { signInLocally, useLocalPeople } from '../alfred/session.ts'

/** Who is at this machine: one of those who were here before, or somebody new. */
export function LocalPicker() {
  const people = useLocalPeople()
  const [problem, setProblem] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const enter = async (name: string): Promise<void> => {
    setIsAsking(true)
    setProblem(undefined)
    await signInLocally(name).catch((error: unknown) => {
      setProblem(tellProblem(error))
      setIsAsking(false)
    })
  }
  const enterAnew = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    if (name !== '') void enter(name)
  }
  const known = people.data ?? []
  return (
    <section className="card stack" aria-labelledby="who-is-it">
      <h2 id="who-is-it">{known.length === 0 ? 'What shall Alfred call you?' : 'Who is it?'}</h2>
      {known.length > 0 && (
        <ul className="people">
          {known.map(({ name }) => (
            <li key={name}>
              <button type="button" className="person" disabled={isAsking} onClick={() => void enter(name)}>
                <span className="person__letter" aria-hidden>
                  {[...name][0]?.toLocaleUpperCase()}
                </span>
                <span>{name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <form className="row-form" onSubmit={enterAnew}>
        <label className="field">
          <span>{known.length === 0 ? 'Your name' : 'Somebody else'}</span>
          <input className="input" name="name" autoComplete="off" maxLength={80} required />
        </label>
        <button className="button button--main" disabled={isAsking}>
          Come in
        </button>
      </form>
      {problem !== undefined && (
        <p className="notice notice--danger" role="alert">
          {problem}
        </p>
      )}
      <p className="small soft">Names are all it takes on this machine. Nobody else can reach this page.</p>
    </section>
  )
}
