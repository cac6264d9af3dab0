import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { followChanges } from '../alfred/live-feed.ts'
import type { Session } from '@alfred/contracts'
import { useSession } from '../alfred/session.ts'
import { useSending } from '../chat/use-sending.ts'
import { Navigation } from './navigation.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { Shown } from './shown.tsx'
import { ToastList } from './toast-list.tsx'

// Whoever is signed in needs no way in.
const SignInPage = lazy(async () => ({ default: (await import('../sign-in/sign-in-page.tsx')).SignInPage }))
const DeletedPage = lazy(async () => ({ default: (await import('../sign-in/deleted-page.tsx')).DeletedPage }))

/** What is around every page; the way in, while nobody is signed in. */
export function Layout() {
  const session = useSession()
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to the content
      </a>
      {session.data === undefined ? (
        <main id="content" className="page">
          <Shown query={session}>{() => null}</Shown>
        </main>
      ) : (
        <Inside session={session.data} />
      )}
      <ToastList />
    </>
  )
}

function Inside({ session }: { session: Session }) {
  const { state } = useLocation()
  const { isDeleted } = (state ?? {}) as { isDeleted?: unknown }
  if (session.person === null)
    return <Suspense>{isDeleted === true ? <DeletedPage /> : <SignInPage ways={session.ways} />}</Suspense>
  return <Shell key={session.person.id} />
}

function Shell() {
  const queries = useQueryClient()
  useSending()
  useEffect(() => {
    const leaving = new AbortController()
    void followChanges(queries, leaving.signal)
    return () => leaving.abort()
  }, [queries])
  return (
    <div className="shell">
      <Navigation />
      <main id="content" tabIndex={-1}>
        <OfflineBanner />
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <PageFocus />
    </div>
  )
}

/** A new page begins at its top, for whoever sees it and whoever hears it. */
function PageFocus() {
  const { pathname } = useLocation()
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('#content h1')?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
