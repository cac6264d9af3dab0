import { useId, type ReactNode } from 'react'

type NumberFieldProps = {
  label: ReactNode
  name: string
  defaultValue?: number | string
  autoFocus?: boolean
  /** What is wrong with what was typed. */
  problem: string | undefined
}

/** A field for a number, with what is wrong with it beside it. */
export function NumberField({ label, name, defaultValue, autoFocus = false, problem }: NumberFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        name={name}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={defaultValue}
        autoFocus={autoFocus}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} className="field__problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
