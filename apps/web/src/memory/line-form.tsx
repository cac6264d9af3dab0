import { useRef, type ReactNode, type SubmitEvent } from 'react'

type LineFormProps = {
  label: string
  placeholder: string
  button: string
  /** What comes before the line, such as its kind. */
  children?: ReactNode
  onLine(text: string, given: FormData): Promise<boolean>
}

/** One line that is written down; the field is empty again once it was. */
export function LineForm({ label, placeholder, button, children, onLine }: LineFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const text = String(given.get('line')).trim()
    if (text === '' || !(await onLine(text, given))) return
    if (field.current !== null) field.current.value = ''
    field.current?.focus()
  }
  return (
    <form className="line-form" onSubmit={(event) => void submit(event)}>
      {children}
      <input
        ref={field}
        className="input"
        name="line"
        aria-label={label}
        placeholder={placeholder}
        maxLength={300}
        required
        dir="auto"
      />
      <button className="button button--main">{button}</button>
    </form>
  )
}
