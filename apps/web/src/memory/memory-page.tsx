import { useSearchParams } from 'react-router'
import { Page } from '../shell/page.tsx'
import { AccountSection } from './account-section.tsx'
import { Facts } from './facts.tsx'
import { Household } from './household.tsx'
import { Preferences } from './preferences.tsx'

const views = [
  ['facts', 'What you told'],
  ['preferences', 'Tastes and rules'],
  ['household', 'People and body'],
  ['account', 'Take along, delete'],
] as const

/** All that is known of the person: to be seen, corrected and forgotten. */
export function MemoryPage() {
  const [search, setSearch] = useSearchParams()
  const view = views.find(([name]) => name === search.get('view'))?.[0] ?? 'facts'
  return (
    <Page title="Memory">
      <div className="tabs" role="group" aria-label="What is known">
        {views.map(([name, title]) => (
          <button
            key={name}
            type="button"
            className="tab"
            aria-pressed={view === name}
            onClick={() => setSearch({ view: name })}
          >
            {title}
          </button>
        ))}
      </div>
      {view === 'facts' && <Facts />}
      {view === 'preferences' && <Preferences />}
      {view === 'household' && <Household />}
      {view === 'account' && <AccountSection />}
    </Page>
  )
}
