import { useMemo, useState, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react'
import { useRows } from '../alfred/rows.ts'
import { findMention, findMentionable, type Mentionable } from './find-mention.ts'

/** What may be named by an @ while one writes: recipes, and what is in. */
export function useMention(
  draft: string,
  setDraft: (text: string) => void,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const [caret, setCaret] = useState(0)
  const [active, setActive] = useState(0)
  const [closedAt, setClosedAt] = useState<number>()
  const mention = findMention(draft, Math.min(caret, draft.length))
  const all = useMentionable(mention !== undefined)
  const found = useMemo(
    () => (mention === undefined || mention.from === closedAt ? [] : findMentionable(all, mention.words)),
    [all, closedAt, mention],
  )
  const choose = (one: Mentionable): void => {
    if (mention === undefined) return
    setDraft(`${draft.slice(0, mention.from)}${one.name} ${draft.slice(mention.until)}`)
    setActive(0)
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const one = found[active]
    if (one === undefined) return false
    if (event.key === 'ArrowDown') setActive((active + 1) % found.length)
    else if (event.key === 'ArrowUp') setActive((active - 1 + found.length) % found.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(one)
    else if (event.key === 'Escape') setClosedAt(mention?.from)
    else return false
    event.preventDefault()
    return true
  }
  const onSelect = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>): void => {
    setCaret(currentTarget.selectionStart)
    setActive(0)
  }
  return { found, active, choose, onKeyDown, onSelect }
}

export type MentionState = ReturnType<typeof useMention>

function useMentionable(isEnabled: boolean): Mentionable[] {
  const recipes = useRows('recipes', { isEnabled })
  const lots = useRows('inventory', { isEnabled })
  return useMemo(
    () => [
      ...(recipes.data?.rows ?? []).map(({ name }) => ({ name, kind: 'recipe' as const })),
      ...(lots.data?.rows ?? []).map(({ food }) => ({ name: food, kind: 'in stock' as const })),
    ],
    [recipes.data, lots.data],
  )
}
