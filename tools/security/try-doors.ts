import { shareOf } from '@alfred/contracts/testing'
import type { Answer, Door } from './attempt.ts'
import { absentIds, type SeededPerson } from './make-person.ts'
import type { TokenKind } from './token-kinds.ts'

/** One of so many of the tokens that prove nobody is tried at a door by `npm test`; each door is given the next ones. */
const PART = 5

/** The number of attempts and refusals, and the problems found. */
export type Trial = { attempts: number; refusals: number; findings: string[] }

const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g
/** The answers to a client without a valid token; UNAVAILABLE is the answer for a turn that does not run. */
const refusedStatuses = new Set(['401', '403', 'UNAUTHENTICATED', 'MESSAGE_INVALID', 'UNAVAILABLE'])

/**
 * Calls each entry point with each token (`npm test` with the asker's own and a share of the bad ones), once with the victim's ids and once with random ids: the answers must be
 * the same, contain nothing of the victim's that was not sent, and refuse anybody who is not proven to be a person.
 * Differing answers are requested again, since the asker's own data may have changed in between.
 */
export async function tryDoors(
  doors: readonly Door[],
  kinds: readonly TokenKind[],
  victim: Victim,
): Promise<Trial> {
  const trial: Trial = { attempts: 0, refusals: 0, findings: [] }
  for (const [index, door] of doors.entries()) {
    // One call after the other, since accepted ones change the asker's data.
    const [people, others] = [
      kinds.filter(({ isPerson }) => isPerson),
      kinds.filter(({ isPerson }) => !isPerson),
    ]
    await Promise.all(shareOf(others, PART, index).map((kind) => tryDoor(door, kind, { victim, trial })))
    for (const kind of people) await tryDoor(door, kind, { victim, trial })
  }
  return trial
}

type Victim = SeededPerson & { secrets: readonly string[] }

async function tryDoor(
  door: Door,
  kind: TokenKind,
  { victim, trial }: { victim: Victim; trial: Trial },
): Promise<void> {
  const absent = absentIds()
  const there = await door.try(kind, victim.ids)
  const nowhere = await door.try(kind, absent)
  trial.attempts += 2
  const find = (what: string): void =>
    void trial.findings.push(`${door.name} with a token ${kind.name} ${what}`)
  for (const leaked of leaksOf(there, victim)) find(`shows ${leaked}`)
  if (plain(there) !== plain(nowhere) && plain(nowhere) !== plain(await door.try(kind, victim.ids)))
    find(`tells what is there: ${plain(there)} is not ${plain(nowhere)}`)
  if (/\bat .+\.(ts|js|mjs):\d+|\/src\//.test(there.body)) find('shows a stack')
  if (/^5\d\d$|INTERNAL/.test(there.status)) find(`fails: ${plain(there)}`)
  if (refusedStatuses.has(there.status)) trial.refusals += 1
  else if (!kind.isPerson && mustRefuse(door, kind)) find(`is let in: ${plain(there)}`)
}

/**
 * Gateway and orchestrator accept people only. The database accepts any token that the sign-in service signed, and
 * turns; row level security then restricts the rows, which the comparison checks.
 */
function mustRefuse(door: Door, kind: TokenKind): boolean {
  if (door.isPublic) return false
  if (door.surface === 'http' || door.surface === 'nats') return true
  const isSignedForAsker = ['of another issuer', "of the asker's turn"].includes(kind.name)
  return !isSignedForAsker
}

function leaksOf({ body }: Answer, victim: Victim): string[] {
  const sent = new Set(Object.values(victim.ids))
  return victim.secrets.filter((secret) => !sent.has(secret) && body.includes(secret))
}

/** An answer without the parts that differ between calls. */
function plain({ status, body }: Answer): string {
  const text = body
    .replace(uuid, '<id>')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)/g, '<time>')
    // The place of a feed holds the moment at which it was opened.
    .replace(/^id: (\d+)\.\d{16}$/gm, 'id: $1.<time>')
    .slice(0, 300)
  return `${status} ${text}`
}
