import { useState } from 'react'

type EditableProps = {
  label: string
  value: string
  isNumber?: boolean
  isWide?: boolean
  onChange(value: string): void
}

/** A field of an offer: what is changed in it goes out when it is left, or with Enter; Escape takes it back. */
export function EditableText({ label, value, isNumber = false, isWide = false, onChange }: EditableProps) {
  const [typed, setTyped] = useState(value)
  const leave = (): void => {
    const text = isNumber ? typed.trim().replace(',', '.') : typed.trim()
    const isFine = text !== '' && (!isNumber || Number(text) > 0)
    if (!isFine) return setTyped(value)
    if (text !== value) onChange(text)
  }
  return (
    <input
      className={`input ${isNumber ? 'offer__number' : isWide ? 'offer__food' : 'offer__unit'}`}
      aria-label={label}
      inputMode={isNumber ? 'decimal' : 'text'}
      maxLength={120}
      dir="auto"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') currentTarget.blur()
        if (key === 'Escape') setTyped(value)
      }}
    />
  )
}
