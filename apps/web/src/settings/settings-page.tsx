import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { chooseUnits, chosenUnits, unitChoices, type UnitChoice } from '../alfred/chosen-units.ts'
import { Page } from '../shell/page.tsx'
import { chooseTheme, chosenTheme, themes, type Theme } from '../shell/theme.ts'
import { ModelSection } from './model-section.tsx'
import { NotificationsSection } from './notifications-section.tsx'
import { PersonSection } from './person-section.tsx'

/** How Alfred is set up for the person and on this device. */
export function SettingsPage() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
  return (
    <Page title="Settings">
      <PersonSection />
      <ThemeSection />
      <UnitsSection />
      <NotificationsSection />
      <ModelSection />
      <AccountLink />
    </Page>
  )
}

function AccountLink() {
  return (
    <section className="card stack" aria-labelledby="account">
      <h2 id="account">Your account</h2>
      <p>All that is kept of you can be downloaded, or deleted for good.</p>
      <div>
        <Link className="button" to="/memory?view=account">
          Take along, delete
        </Link>
      </div>
    </section>
  )
}

const themeNames: Readonly<Record<Theme, string>> = { system: 'As this device', light: 'Light', dark: 'Dark' }

function ThemeSection() {
  const [theme, setTheme] = useState(chosenTheme)
  return (
    <section className="card stack" aria-labelledby="look">
      <h2 id="look">Look</h2>
      <div className="cluster" role="radiogroup" aria-labelledby="look">
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
    </section>
  )
}

const unitNames: Readonly<Record<UnitChoice, string>> = {
  told: 'As they were told',
  metric: 'Grams and litres',
  us: 'Pounds, ounces and cups',
}

function UnitsSection() {
  const [choice, setChoice] = useState(chosenUnits)
  return (
    <section className="card stack" aria-labelledby="units">
      <h2 id="units">Weights and volumes</h2>
      <p className="soft">How these pages show amounts on this device. What is kept stays as you told it.</p>
      <div className="cluster" role="radiogroup" aria-labelledby="units">
        {unitChoices.map((one) => (
          <label key={one} className="choice">
            <input
              type="radio"
              name="units"
              value={one}
              checked={choice === one}
              onChange={() => {
                chooseUnits(one)
                setChoice(one)
              }}
            />
            {unitNames[one]}
          </label>
        ))}
      </div>
    </section>
  )
}
