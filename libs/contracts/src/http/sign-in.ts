import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { oneLineSchema } from '../one-line.ts'
import { always, unreadable } from './refusals-of-endpoints.ts'

/** The name of the cookie that stands for a signed-in person; `__Host-` comes before it wherever it is sent over TLS. */
export const SESSION_COOKIE = 'alfred_session'

/** The ways in which somebody may sign in here. */
export const signInWaySchema = z.enum(['local', 'password', 'email_link'])
export type SignInWay = z.infer<typeof signInWaySchema>

/** Who is signed in, if anybody, and the ways to sign in that this gateway offers whoever asks. */
export const sessionSchema = z.object({
  person: z.object({ id: z.uuid(), name: z.string(), email: z.string().optional() }).nullable(),
  ways: z.array(signInWaySchema),
})
export type Session = z.infer<typeof sessionSchema>

/** The people who have signed in on this machine, who was there last first. */
export const localPeopleSchema = z.object({
  people: z.array(z.object({ name: z.string(), last_seen: z.iso.datetime() })),
})
export type LocalPeople = z.infer<typeof localPeopleSchema>

const email = z.email().max(254)

export const localSignInSchema = z.strictObject({ name: oneLineSchema({ min: 1, max: 80 }) })
export const passwordSignInSchema = z.strictObject({ email, password: z.string().min(1).max(1_024) })
export const emailLinkSchema = z.strictObject({ email })

/** What the link of an e-mail brings along: a code, or the hash of a token where the template of the e-mail says so. */
export const emailLinkQuerySchema = z.object({
  code: z.string().min(1).max(512).optional(),
  token_hash: z.string().min(1).max(512).optional(),
  /** Why the sign-in service did not let them in, such as an expired link. */
  error: z.string().max(512).optional(),
})

/** Errors of every request to sign in: FORBIDDEN for one that comes from a page of another origin. */
const refused = ['FORBIDDEN', 'TOO_MANY_REQUESTS', 'UNAVAILABLE', ...always] as const

/** Whether the name is to be forgotten too, where this machine keeps names: who deletes their account leaves nothing. */
export const signOutQuerySchema = z.object({ forget: z.enum(['true', 'false']).optional() })

/** The endpoints at which browsers sign in. They set and clear the cookie; the page itself never sees a token. */
export const signInEndpoints = {
  getSession: {
    method: 'GET',
    path: '/auth/session',
    summary: 'Tells who is signed in, and how one may sign in',
    isPublic: true,
    answer: { status: 200, body: sessionSchema },
    refusals: ['UNAUTHENTICATED', ...refused],
  },
  listLocalPeople: {
    method: 'GET',
    path: '/auth/people',
    summary: 'Lists who has signed in on this machine; for browsers of this machine alone',
    isPublic: true,
    answer: { status: 200, body: localPeopleSchema },
    refusals: ['NOT_FOUND', ...refused],
  },
  signInLocally: {
    method: 'POST',
    path: '/auth/local',
    summary: 'Signs in by name; for browsers of this machine alone',
    isPublic: true,
    body: localSignInSchema,
    answer: { status: 200, body: sessionSchema },
    refusals: ['NOT_FOUND', ...unreadable, ...refused],
  },
  signInByPassword: {
    method: 'POST',
    path: '/auth/password',
    summary: 'Signs in by e-mail and password',
    isPublic: true,
    body: passwordSignInSchema,
    answer: { status: 200, body: sessionSchema },
    refusals: ['UNAUTHENTICATED', 'NOT_FOUND', ...unreadable, ...refused],
  },
  sendEmailLink: {
    method: 'POST',
    path: '/auth/email-link',
    summary: 'Sends a link to sign in; the answer is the same whether anybody has the address',
    isPublic: true,
    body: emailLinkSchema,
    answer: { status: 204, body: 'none' },
    refusals: ['NOT_FOUND', ...unreadable, ...refused],
  },
  confirmEmailLink: {
    method: 'GET',
    path: '/auth/confirm',
    summary: 'Signs in whoever asked for the link of an e-mail in this browser, and leads to the first page',
    isPublic: true,
    query: emailLinkQuerySchema,
    answer: { status: 303, body: 'none' },
    refusals: ['NOT_FOUND', 'INVALID_REQUEST', 'TOO_MANY_REQUESTS', ...always],
  },
  signOut: {
    method: 'POST',
    path: '/auth/sign-out',
    summary: 'Ends the session of this browser; with forget=true this machine forgets the name as well',
    isPublic: true,
    query: signOutQuerySchema,
    answer: { status: 204, body: 'none' },
    refusals: [...unreadable, ...refused],
  },
} as const satisfies Record<string, Endpoint>
