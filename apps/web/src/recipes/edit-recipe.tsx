import type { SubmitEvent } from 'react'
import { makeEdit } from '../alfred/make-edit.ts'
import { Dialog } from '../shell/dialog.tsx'
import { changesOfRecipe } from './changes-of-recipe.ts'
import type { OwnRecipe } from './find-recipe.ts'

/** Changes a recipe of one's own: name, servings, notes, ingredients line by line, and steps. */
export function EditRecipe({ recipe, onClose }: { recipe: OwnRecipe; onClose(): void }) {
  const save = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const text = (name: string): string => String(given.get(name) ?? '').trim()
    const { about, content } = changesOfRecipe(recipe, {
      ...{ name: text('name'), servings: text('servings'), notes: text('notes') },
      ...{ ingredients: text('ingredients').split('\n'), steps: text('steps').split('\n') },
    })
    const label = `Changed ${recipe.name}.`
    const isDone =
      (content === undefined ||
        (await makeEdit('edit_recipe', { recipe: recipe.id, ...content, confirmed: true }, { label }))) &&
      (about === undefined || (await makeEdit('update_recipe', { recipe: recipe.id, ...about }, { label })))
    if (isDone) onClose()
  }
  return (
    <Dialog title={`Edit ${recipe.name}`} isOpen onClose={onClose}>
      <form className="stack" onSubmit={(event) => void save(event)}>
        <label className="field">
          <span>Name</span>
          <input
            className="input"
            name="name"
            defaultValue={recipe.name}
            maxLength={160}
            required
            dir="auto"
          />
        </label>
        <label className="field">
          <span>Serves</span>
          <input className="input" name="servings" inputMode="decimal" defaultValue={recipe.servings ?? ''} />
        </label>
        <LongFields recipe={recipe} />
        <button className="button button--main">Save</button>
      </form>
    </Dialog>
  )
}

function LongFields({ recipe }: { recipe: OwnRecipe }) {
  const ingredients = recipe.ingredients
    .toSorted((one, other) => one.position - other.position)
    .map(({ food, quantity, unit }) =>
      [quantity, unit === 'piece' ? null : unit, food].filter((part) => part !== null).join(' '),
    )
  return (
    <>
      <label className="field">
        <span>Ingredients, one a line</span>
        <textarea
          className="input"
          name="ingredients"
          rows={6}
          defaultValue={ingredients.join('\n')}
          dir="auto"
        />
      </label>
      <label className="field">
        <span>Steps, one a line</span>
        <textarea
          className="input"
          name="steps"
          rows={6}
          defaultValue={recipe.steps.map((step) => step.replaceAll('\n', ' ')).join('\n')}
          dir="auto"
        />
      </label>
      <label className="field">
        <span>Notes</span>
        <textarea
          className="input"
          name="notes"
          rows={2}
          defaultValue={recipe.notes ?? ''}
          maxLength={4_000}
          dir="auto"
        />
      </label>
    </>
  )
}
