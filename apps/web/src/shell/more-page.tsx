import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { Page } from './page.tsx'
import { places } from './places.ts'

/** What has no room in the bar of a phone. */
export function MorePage() {
  return (
    <Page title="More">
      <ul className="list">
        {places
          .filter(({ isInBar }) => !isInBar)
          .map(({ path, name, icon: Icon }) => (
            <li key={path}>
              <Link className="line place" to={path}>
                <Icon size={22} aria-hidden />
                <span className="line__text">{name}</span>
                <ChevronRight size={20} aria-hidden />
              </Link>
            </li>
          ))}
      </ul>
    </Page>
  )
}
