import { useDeferredValue, useState } from 'react'
import { makeEdit } from '../alfred/make-edit.ts'
import { useRows } from '../alfred/rows.ts'
import { tellDay } from '../alfred/tell-days.ts'
import { useSearch } from '../recipes/find-recipe.ts'
import { Dialog } from '../shell/dialog.tsx'
import type { Place } from './move-dish.ts'

const SHOWN_MAX = 8

/** Plans a dish: a recipe that is found while one types, or just its name. */
export function AddMeal({ place: { day, meal }, onClose }: { place: Place; onClose(): void }) {
  const [words, setWords] = useState('')
  const wanted = useDeferredValue(words.trim())
  const own = useRows('recipes')
  const found = useSearch(wanted.length >= 3 ? wanted : '')
  const mine = (own.data?.rows ?? []).filter(({ name }) =>
    name.toLocaleLowerCase().includes(wanted.toLocaleLowerCase()),
  )
  const names = [
    ...new Set([...mine.map(({ name }) => name), ...(found.data?.recipes ?? []).map(({ name }) => name)]),
  ]
  const plan = async (title: string): Promise<void> => {
    const made = await makeEdit(
      'plan_meals',
      { meals: [{ day, meal, title, beside: true }] },
      { label: `Planned ${title} for ${meal}, ${tellDay(day)}.` },
    )
    if (made) onClose()
  }
  return (
    <Dialog title={`${meal[0]?.toUpperCase()}${meal.slice(1)}, ${tellDay(day)}`} isOpen onClose={onClose}>
      <form
        className="row-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (words.trim() !== '') void plan(words.trim())
        }}
      >
        <input
          className="input"
          type="search"
          aria-label="A dish"
          placeholder="Mapo tofu, or: something with leek"
          value={words}
          maxLength={160}
          autoFocus
          dir="auto"
          onChange={({ target }) => setWords(target.value)}
        />
        <button className="button button--main" disabled={words.trim() === ''}>
          Plan it
        </button>
      </form>
      <ul className="list" aria-label="Recipes">
        {names.slice(0, SHOWN_MAX).map((name) => (
          <li key={name}>
            <button type="button" className="line line--button" dir="auto" onClick={() => void plan(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
