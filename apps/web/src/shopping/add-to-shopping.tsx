import { Plus } from 'lucide-react'
import { useRef, type SubmitEvent } from 'react'
import { putAllInOutbox } from '../alfred/make-edit.ts'
import { readAmount, type AmountOfFood } from '../alfred/read-amount.ts'
import { useThings } from '../alfred/use-things.ts'
import { ThingsRead } from '../shell/things-read.tsx'

/** Writes something on the list: "2 l milk". */
export function AddToShopping() {
  const field = useRef<HTMLInputElement>(null)
  const lineOf = (): string => field.current?.value.trim() ?? ''
  const add = (things: readonly AmountOfFood[]): void => {
    void putAllInOutbox('add_to_shopping', things, {
      label: `Added ${things.map(({ food }) => food).join(', ')}.`,
    })
    forget()
    if (field.current === null) return
    field.current.value = ''
    field.current.focus()
  }
  const { several, problem, read, forget } = useThings(add)
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    read(lineOf())
  }
  return (
    <div className="stack stack--tight">
      <form className="row-form" onSubmit={submit}>
        <input
          ref={field}
          className="input"
          aria-label="Add to the list"
          placeholder="Add, for example: 2 l milk"
          maxLength={120}
          autoComplete="off"
          enterKeyHint="done"
          dir="auto"
          aria-invalid={problem !== undefined}
          onChange={forget}
        />
        <button className="button button--main">
          <Plus size={18} aria-hidden />
          Add
        </button>
      </form>
      {problem !== undefined && (
        <p className="field__problem" role="alert">
          {problem}
        </p>
      )}
      {several !== undefined && (
        <ThingsRead things={several} onAdd={() => add(several)} onOne={() => add([readAmount(lineOf())])} />
      )}
    </div>
  )
}
