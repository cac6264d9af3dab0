import type { LocalPeople, Session } from '@alfred/contracts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { session } from './client.ts'
import { outbox } from './outbox.ts'
import { queryClient } from './query-client.ts'

/** Who is signed in here, if anybody is, and how one may sign in. */
export function useSession(): UseQueryResult<Session> {
  return useQuery({ queryKey: ['session'], queryFn: () => session.get(), staleTime: 5 * 60_000 })
}

/** The people who were here before, on a machine of one's own. */
export function useLocalPeople(): UseQueryResult<LocalPeople['people']> {
  return useQuery({ queryKey: ['people-here'], queryFn: () => session.people() })
}

export async function signInLocally(name: string): Promise<void> {
  await begin(session.signInLocally(name))
}

export async function signInByPassword(given: { email: string; password: string }): Promise<void> {
  await begin(session.signInByPassword(given))
}

export function sendEmailLink(email: string): Promise<void> {
  return session.sendEmailLink(email)
}

/** Ends the session, and takes what was kept of it off this device. */
export async function signOut(how = { isForgotten: false }): Promise<void> {
  await session.signOut(how)
  await outbox.clear()
  await forgetRows()
  sessionStorage.clear()
  await queryClient.invalidateQueries({ queryKey: ['session'] })
  await queryClient.invalidateQueries({ queryKey: ['people-here'] })
}

async function begin(signedIn: Promise<Session>): Promise<void> {
  const begun = await signedIn
  await forgetRows()
  queryClient.setQueryData(['session'], begun)
}

/** What one person has read is nothing to the next. */
async function forgetRows(): Promise<void> {
  await queryClient.cancelQueries()
  queryClient.removeQueries({
    predicate: ({ queryKey: [kind] }) => kind !== 'session' && kind !== 'people-here',
  })
}
