import { Menu } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { places, type Place } from './places.ts'

/** A bar at the bottom of a phone, and at the side where there is room. */
export function Navigation() {
  const { pathname } = useLocation()
  const more = places.filter(({ isInBar }) => !isInBar)
  const isElsewhere = pathname === '/more' || more.some(({ path }) => pathname.startsWith(path))
  return (
    <nav className="navigation" aria-label="Main">
      <div className="navigation__name">
        <img src="/icon.svg" alt="" width={32} height={32} />
        Alfred
      </div>
      <ul className="navigation__list">
        {places.map((place) => (
          <li key={place.path} className={place.isInBar ? undefined : 'navigation__wide-only'}>
            <PlaceLink {...place} />
          </li>
        ))}
        <li className="navigation__narrow-only">
          <Link to="/more" className="navigation__link" aria-current={isElsewhere ? 'page' : undefined}>
            <Menu size={22} aria-hidden />
            More
          </Link>
        </li>
      </ul>
    </nav>
  )
}

function PlaceLink({ path, name, icon: Icon }: Place) {
  const { pathname } = useLocation()
  const isHere = path === '/' ? pathname === '/' || pathname.startsWith('/chat') : pathname.startsWith(path)
  return (
    <Link to={path} className="navigation__link" aria-current={isHere ? 'page' : undefined}>
      <Icon size={22} aria-hidden />
      {name}
    </Link>
  )
}
