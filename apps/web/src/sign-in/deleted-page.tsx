import { Link } from 'react-router'
import { useTitle } from '../shell/page.tsx'

/** What whoever has deleted their account comes to. */
export function DeletedPage() {
  useTitle('Your account is deleted')
  return (
    <main id="content" className="page" tabIndex={-1}>
      <header className="page__head">
        <h1 tabIndex={-1}>Your account is deleted</h1>
      </header>
      <p>Nothing of it is kept: no kitchen, no recipe, no diary, no conversation.</p>
      <div>
        <Link className="button" to="/" replace>
          To the sign-in
        </Link>
      </div>
    </main>
  )
}
