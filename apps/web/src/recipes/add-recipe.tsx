import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '../shell/dialog.tsx'

/** A recipe is read where it is talked about: what is pasted here goes to the chat, and so does a wish. */
export function AddRecipe({ onClose }: { onClose(): void }) {
  const navigate = useNavigate()
  const say = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('text')).trim()
    if (text === '') return
    const isAddress = /^https?:\/\/\S+$/i.test(text)
    void navigate('/', { state: { say: isAddress ? `Save the recipe from ${text}` : text } })
  }
  return (
    <Dialog
      title="Add a recipe"
      about="Paste its text or its address, or say what you would like written."
      isOpen
      onClose={onClose}
    >
      <form className="stack" onSubmit={say}>
        <textarea
          className="input"
          name="text"
          rows={6}
          aria-label="A recipe, its address, or a wish"
          placeholder={'https://…\nor: Create a quick recipe with chickpeas'}
          maxLength={16_000}
          required
          autoFocus
          dir="auto"
        />
        <button className="button button--main">To the chat</button>
      </form>
    </Dialog>
  )
}
