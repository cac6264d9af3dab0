import { DELETE_ACCOUNT_WORDS } from '@alfred/contracts'
import { Download } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { client } from '../alfred/client.ts'
import { tellProblem } from '../alfred/problems.ts'
import { signOut } from '../alfred/session.ts'
import { toasts } from '../shell/toasts.ts'
import { saveFile } from './save-file.ts'

/** Takes all of it along, and deletes it. */
export function AccountSection() {
  return (
    <div className="stack">
      <Export />
      <Delete />
    </div>
  )
}

function Export() {
  const [isBusy, setIsBusy] = useState(false)
  const take = async (): Promise<void> => {
    setIsBusy(true)
    try {
      saveFile('alfred.json', JSON.stringify(await client.account.export(), null, 2), 'application/json')
    } catch (error) {
      toasts.tell(tellProblem(error), { tone: 'danger' })
    }
    setIsBusy(false)
  }
  return (
    <section className="card stack" aria-label="Take it along">
      <h2>Take it along</h2>
      <p>All that is kept of you, in one file that other programs can read.</p>
      <div>
        <button type="button" className="button" disabled={isBusy} onClick={() => void take()}>
          <Download size={18} aria-hidden />
          {isBusy ? 'Gathering …' : 'Download'}
        </button>
      </div>
    </section>
  )
}

function Delete() {
  const [words, setWords] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const navigate = useNavigate()
  const isConfirmed = words.trim() === DELETE_ACCOUNT_WORDS
  const remove = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    // The enter key sends a form too.
    if (!isConfirmed || isBusy) return
    setIsBusy(true)
    try {
      await client.account.delete()
      await signOut({ isForgotten: true })
      await navigate('/', { replace: true, state: { isDeleted: true } })
    } catch (error) {
      toasts.tell(tellProblem(error), { tone: 'danger' })
      setIsBusy(false)
    }
  }
  return (
    <form className="card stack" aria-label="Delete all of it" onSubmit={(event) => void remove(event)}>
      <h2>Delete all of it</h2>
      <p>
        Everything that is kept of you goes, for good: kitchen, recipes, diary, conversations. Download it
        before, if you may want it again.
      </p>
      <label className="field">
        <span>Write "{DELETE_ACCOUNT_WORDS}" to confirm</span>
        <input
          className="input"
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      <div>
        <button className="button button--danger" disabled={isBusy || !isConfirmed}>
          Delete my account
        </button>
      </div>
    </form>
  )
}
