import { useState, type SubmitEvent, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { tellProblem } from '../alfred/problems.ts'
import type { Session } from '@alfred/contracts'
import { sendEmailLink, signInByPassword } from '../alfred/session.ts'
import { useTitle } from '../shell/page.tsx'
import { LocalPicker } from './local-picker.tsx'
import './sign-in.css'

/** How one comes in: by name on a machine of one's own, else by password or by a link that is sent. */
export function SignInPage({ ways }: Pick<Session, 'ways'>) {
  useTitle('Sign in')
  return (
    <main id="content" className="sign-in" tabIndex={-1}>
      <div className="sign-in__name">
        <img src="/icon.svg" alt="" width={56} height={56} />
        <div>
          <h1>Alfred</h1>
          <p className="soft">Your kitchen, kept in mind.</p>
        </div>
      </div>
      <LinkProblem />
      {ways.includes('local') && <LocalPicker />}
      {ways.includes('password') && <PasswordForm />}
      {ways.includes('email_link') && <EmailLinkForm />}
      {ways.length === 0 && (
        <p className="notice notice--warn">
          This Alfred has no way to sign in set up. Whoever runs it finds how in its documents.
        </p>
      )}
    </main>
  )
}

const linkProblems: Readonly<Record<string, string>> = {
  failed: 'That link has expired or was used already. Ask for a new one.',
  other_browser: 'That link has to be opened in the browser that asked for it. Ask for a new one here.',
}

/** Why the link of an e-mail has led here and no further. */
function LinkProblem() {
  const [search] = useSearchParams()
  const text = linkProblems[search.get('sign_in') ?? '']
  return text === undefined ? null : (
    <p className="notice notice--danger" role="alert">
      {text}
    </p>
  )
}

function PasswordForm() {
  return (
    <AskForm
      title="With a password"
      button="Sign in"
      ask={({ email = '', password = '' }) => signInByPassword({ email, password })}
    >
      <EmailField />
      <label className="field">
        <span>Password</span>
        <input className="input" name="password" type="password" autoComplete="current-password" required />
      </label>
    </AskForm>
  )
}

function EmailLinkForm() {
  return (
    <AskForm
      title="With a link by e-mail"
      button="Send me a link"
      told="If that address is known here, a link is on its way. Open it in this browser."
      ask={({ email = '' }) => sendEmailLink(email)}
    >
      <EmailField />
    </AskForm>
  )
}

function EmailField() {
  return (
    <label className="field">
      <span>E-mail</span>
      <input className="input" name="email" type="email" autoComplete="email" required />
    </label>
  )
}

type AskFormProps = {
  title: string
  button: string
  /** What is said once it was sent. */
  told?: string
  ask(given: Record<string, string | undefined>): Promise<void>
  children: ReactNode
}

function AskForm({ title, button, told, ask, children }: AskFormProps) {
  const [problem, setProblem] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const given = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    )
    setProblem(undefined)
    setIsAsking(true)
    try {
      await ask(given)
      setIsSent(true)
    } catch (error) {
      setProblem(tellProblem(error))
    } finally {
      setIsAsking(false)
    }
  }
  return (
    <form className="card stack" onSubmit={(event) => void submit(event)}>
      <h2>{title}</h2>
      {children}
      {problem !== undefined && (
        <p className="notice notice--danger" role="alert">
          {problem}
        </p>
      )}
      {isSent && told !== undefined && (
        <p className="notice" role="status">
          {told}
        </p>
      )}
      <button className="button button--main" disabled={isAsking}>
        {button}
      </button>
    </form>
  )
}
