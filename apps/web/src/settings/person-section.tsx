import { useQuery, useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { Link } from 'react-router'
import { client } from '../alfred/client.ts'
import { tellProblem } from '../alfred/problems.ts'
import { signOut, useSession } from '../alfred/session.ts'
import { Shown } from '../shell/shown.tsx'
import { toasts } from '../shell/toasts.ts'

const locales = [
  ['en', 'English'],
  ['en-GB', 'English (United Kingdom)'],
  ['en-US', 'English (United States)'],
  ['de', 'Deutsch'],
  ['fr', 'Français'],
  ['es', 'Español'],
] as const

/** What the person is called, where they live, and what Alfred speaks with them. */
export function PersonSection() {
  const session = useSession()
  const profile = useQuery({ queryKey: ['profile'], queryFn: () => client.profile() })
  const leave = (): void =>
    void signOut().catch((error: unknown) => toasts.tell(tellProblem(error), { tone: 'danger' }))
  return (
    <section className="card stack" aria-label="You">
      <h2>You</h2>
      <p dir="auto">
        Signed in as <strong>{session.data?.person?.name}</strong>
        {session.data?.person?.email !== undefined && ` (${session.data.person.email})`}
      </p>
      <Shown query={profile} lines={2}>
        {(data) => <ProfileForm key={JSON.stringify(data)} {...data} />}
      </Shown>
      <p className="small">
        <Link to="/memory?view=household">Who lives here, and what holds for them</Link>
      </p>
      <div>
        <button type="button" className="button" onClick={leave}>
          <LogOut size={18} aria-hidden />
          Sign out
        </button>
      </div>
    </section>
  )
}

function ProfileForm({
  name,
  time_zone: zone,
  locale,
}: {
  name: string | null
  time_zone: string
  locale: string
}) {
  const queries = useQueryClient()
  const save = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const text = (field: string): string => String(given.get(field)).trim()
    try {
      queries.setQueryData(
        ['profile'],
        await client.setProfile({ name: text('name'), time_zone: text('zone'), locale: text('locale') }),
      )
      toasts.tell('Saved.')
    } catch (error) {
      toasts.tell(tellProblem(error), { tone: 'danger' })
    }
  }
  const known = locales.some(([code]) => code === locale)
  return (
    <form className="stack" onSubmit={(event) => void save(event)}>
      <label className="field">
        <span>Alfred calls you</span>
        <input className="input" name="name" defaultValue={name ?? ''} maxLength={80} dir="auto" />
      </label>
      <div className="fields">
        <label className="field">
          <span>Time zone</span>
          <select className="input" name="zone" defaultValue={zone}>
            {[...new Set([zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>Alfred answers in</span>
          <select className="input" name="locale" defaultValue={locale}>
            {!known && <option value={locale}>{locale}</option>}
            {locales.map(([code, title]) => (
              <option key={code} value={code}>
                {title}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="small soft">These pages are in English.</p>
      <div>
        <button className="button">Save</button>
      </div>
    </form>
  )
}
