import { useSearchParams } from 'react-router'
import { Page } from '../shell/page.tsx'
import { Tabs } from '../shell/tabs.tsx'
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
      <Tabs
        label="What is known"
        options={views}
        chosen={view}
        onChoose={(name) => setSearch({ view: name })}
      />
      {view === 'facts' && <Facts />}
      {view === 'preferences' && <Preferences />}
      {view === 'household' && <Household />}
      {view === 'account' && <AccountSection />}
    </Page>
  )
}
