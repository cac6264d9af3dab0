import { Plus } from 'lucide-react'
import { useRef, type SubmitEvent } from 'react'
import { putInOutbox } from '../alfred/make-edit.ts'
import { readAmount } from '../alfred/read-amount.ts'

/** Writes something on the list: "2 l milk". */
export function AddToShopping() {
  const field = useRef<HTMLInputElement>(null)
  const add = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const line = field.current?.value.trim() ?? ''
    if (line === '' || field.current === null) return
    const given = readAmount(line)
    void putInOutbox('add_to_shopping', given, { label: `Added ${given.food}.` })
    field.current.value = ''
    field.current.focus()
  }
  return (
    <form className="row-form" onSubmit={add}>
      <input
        ref={field}
        className="input"
        aria-label="Add to the list"
        placeholder="Add, for example: 2 l milk"
        maxLength={120}
        autoComplete="off"
        enterKeyHint="done"
        dir="auto"
      />
      <button className="button button--main">
        <Plus size={18} aria-hidden />
        Add
      </button>
    </form>
  )
}
