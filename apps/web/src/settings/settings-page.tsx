import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { signOut, useSession } from '../alfred/session.ts'
import { tellProblem } from '../alfred/problems.ts'
import { Page } from '../shell/page.tsx'
import { chooseTheme, chosenTheme, themes, type Theme } from '../shell/theme.ts'
import { toasts } from '../shell/toasts.ts'
import { ModelSection } from './model-section.tsx'
import { NotificationsSection } from './notifications-section.tsx'

/** How Alfred is set up for the person and on this device. */
export function SettingsPage() {
  const session = useSession()
  return (
    <Page title="Settings">
      <section className="card stack" aria-label="You">
        <h2>You</h2>
        <p dir="auto">
          Signed in as <strong>{session.data?.person?.name}</strong>
          {session.data?.person?.email !== undefined && ` (${session.data.person.email})`}
        </p>
        <p className="small soft">
          Times are told in {Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')}, as this
          device has it.
        </p>
        <div>
          <button
            type="button"
            className="button"
            onClick={() =>
              void signOut().catch((error: unknown) => toasts.tell(tellProblem(error), { tone: 'danger' }))
            }
          >
            <LogOut size={18} aria-hidden />
            Sign out
          </button>
        </div>
      </section>
      <ThemeSection />
      <NotificationsSection />
      <ModelSection />
    </Page>
  )
}

const themeNames: Readonly<Record<Theme, string>> = { system: 'As this device', light: 'Light', dark: 'Dark' }

function ThemeSection() {
  const [theme, setTheme] = useState(chosenTheme)
  return (
    <fieldset className="card stack">
      <legend className="visually-hidden">Look</legend>
      <h2 aria-hidden>Look</h2>
      <div className="cluster">
        {themes.map((one) => (
          <label key={one} className="choice">
            <input
              type="radio"
              name="theme"
              value={one}
              checked={theme === one}
              onChange={() => {
                chooseTheme(one)
                setTheme(one)
              }}
            />
            {themeNames[one]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
