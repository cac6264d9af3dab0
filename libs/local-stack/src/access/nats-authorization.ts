import { subjectPermissionsOf } from '@alfred/contracts'
import type { SubjectPermissions } from '@alfred/contracts'
import { LocalStackError } from '../errors.ts'
import type { NatsKey } from './nats-keys.ts'

/** A response takes at most a minute; after this time the permission to reply expires. */
const ANSWER_WITHIN = '2m'

/**
 * The authorization block of a NATS configuration: only these keys may connect, each with the permissions of its
 * service.
 */
export function describeNatsAuthorization(keys: readonly NatsKey[]): string {
  const users = keys.map(({ service, publicKey }) => {
    const permissions = subjectPermissionsOf(service)
    if (permissions === undefined)
      throw new LocalStackError('NO_PERMISSIONS', `${service} has no permissions on NATS.`)
    return `    # ${service}\n    { nkey: ${publicKey}, permissions: ${describe(permissions)} }`
  })
  return `authorization {\n  timeout: 20\n  users: [\n${users.join('\n')}\n  ]\n}\n`
}

function describe({ publish, subscribe, answers }: SubjectPermissions): string {
  const heard = subscribe.map(({ subject, queue }) => (queue === undefined ? subject : `${subject} ${queue}`))
  // Without this a subscriber could also join the queue group of a subject and take away the requests of others.
  const groups = subscribe.some(({ queue }) => queue !== undefined) ? '' : ', deny: "> >"'
  const rules = [`publish: ${allow(publish)}`, `subscribe: ${allow(heard, groups)}`]
  if (answers) rules.push(`allow_responses: { max: 1, expires: "${ANSWER_WITHIN}" }`)
  return `{ ${rules.join(', ')} }`
}

/**
 * The permission to use these subjects only. An empty list needs an explicit deny, since NATS takes it for "allow
 * everything".
 */
function allow(subjects: readonly string[], more = ''): string {
  return subjects.length === 0 ? '{ deny: ">" }' : `{ allow: ${JSON.stringify(subjects)}${more} }`
}
