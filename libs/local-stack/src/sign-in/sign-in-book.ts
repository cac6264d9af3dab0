import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { readIfThere, writeSecret } from '../keys/load-secret.ts'

/** Somebody who has signed in on this machine. */
export type KnownPerson = { name: string; last_seen: string }
/** A session that is open: how often it was renewed, and when that was last. */
export type OpenSession = { id: string; name: string; renewals: number; renewed_at: string; ends_at: string }

const bookSchema = z.object({
  people: z.array(z.object({ name: z.string(), last_seen: z.string() })),
  sessions: z.array(
    z.object({
      ...{ id: z.string(), name: z.string(), renewals: z.int() },
      ...{ renewed_at: z.string(), ends_at: z.string() },
    }),
  ),
})
type Book = z.output<typeof bookSchema>

const PEOPLE_MAX = 50
const SESSIONS_MAX = 200
const SESSION_DAYS = 30
/** For how long the token before the present one still holds: tabs renew at the same time, and answers get lost. */
const GRACE_MS = 60_000

/** Who has signed in on this machine, and the sessions that are open. Holds no token. */
export type SignInBook = {
  people(): KnownPerson[]
  /** Opens a session; Anna is who has signed in as anna before. */
  open(name: string): Promise<OpenSession>
  /**
   * Counts a renewal. Undefined for a session that has ended, and for a token that was renewed before: that one was stolen, or its
   * owner's was, so the session ends.
   */
  renew(id: string, renewals: number): Promise<OpenSession | undefined>
  close(id: string): Promise<void>
  /** Ends all sessions of the person of this one, and forgets their name. */
  forget(id: string): Promise<void>
}

/** Opens the book in a file; one that cannot be read is begun anew, since all that it costs is to sign in again. */
export async function openSignInBook(
  path: string,
  now: () => number = () => Date.now(),
): Promise<SignInBook> {
  let book = await readBook(path)
  const at = (milliseconds: number): string => new Date(milliseconds).toISOString()
  const isOpen = ({ ends_at }: OpenSession): boolean => Date.parse(ends_at) > now()
  const keep = async (changed: Partial<Book>): Promise<void> => {
    const { people, sessions } = { ...book, ...changed }
    book = { people: people.slice(0, PEOPLE_MAX), sessions: sessions.filter(isOpen).slice(0, SESSIONS_MAX) }
    await writeSecret(path, JSON.stringify(book, null, 2))
  }
  const seen = (name: string): KnownPerson[] => [
    { name, last_seen: at(now()) },
    ...book.people.filter((person) => person.name !== name),
  ]
  const withRenewed = (session: OpenSession): Promise<void> =>
    keep({
      people: seen(session.name),
      sessions: [session, ...book.sessions.filter(({ id }) => id !== session.id)],
    })
  const close = (id: string): Promise<void> =>
    keep({ sessions: book.sessions.filter((one) => one.id !== id) })
  return {
    people: () => book.people,
    open: async (given) => {
      const folded = given.normalize('NFC').toLocaleLowerCase('en')
      const known = book.people.find((person) => person.name.toLocaleLowerCase('en') === folded)
      const session = {
        ...{ id: randomUUID(), name: known?.name ?? given.normalize('NFC'), renewals: 0 },
        ...{ renewed_at: at(now()), ends_at: at(now() + SESSION_DAYS * 86_400_000) },
      }
      await withRenewed(session)
      return session
    },
    renew: async (id, renewals) => {
      const session = book.sessions.find((one) => one.id === id && isOpen(one))
      if (session === undefined) return undefined
      const isRepeated =
        renewals === session.renewals - 1 && now() - Date.parse(session.renewed_at) < GRACE_MS
      if (isRepeated) return session
      if (renewals !== session.renewals) {
        await close(id)
        return undefined
      }
      const renewed = {
        ...{ ...session, renewals: renewals + 1 },
        ...{ renewed_at: at(now()), ends_at: at(now() + SESSION_DAYS * 86_400_000) },
      }
      await withRenewed(renewed)
      return renewed
    },
    close,
    forget: async (id) => {
      const gone = book.sessions.find((session) => session.id === id)?.name
      if (gone === undefined) return
      await keep({
        people: book.people.filter(({ name }) => name !== gone),
        sessions: book.sessions.filter(({ name }) => name !== gone),
      })
    },
  }
}

async function readBook(path: string): Promise<Book> {
  const text = await readIfThere(path)
  try {
    const parsed = bookSchema.safeParse(JSON.parse(text ?? 'null'))
    if (parsed.success) return parsed.data
  } catch {
    // A file that is cut, such as by a full disk, holds nothing that is missed for long.
  }
  return { people: [], sessions: [] }
}
