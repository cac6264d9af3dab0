import { subjectPermissionsOf } from '@alfred/contracts'
import type { SubjectPermissions } from '@alfred/contracts'
import { LocalStackError } from '../errors.ts'
import type { NatsKey } from './nats-keys.ts'

/** The longest that anybody takes to answer is a minute; after that nobody waits for it. */
const ANSWER_WITHIN = '2m'

/** What a NATS server must know to let in these keys alone, each with the permissions of its service. */
export function describeNatsAuthorization(keys: readonly NatsKey[]): string {
  const users = keys.map(({ service, publicKey }) => {
    const permissions = subjectPermissionsOf(service)
    if (permissions === undefined)
      throw new LocalStackError('NO_PERMISSIONS', `${service} has no permissions on NATS.`)
    return `    # ${service}\n    { nkey: ${publicKey}, permissions: ${describe(permissions)} }`
  })
  return `authorization {\n  timeout: 5\n  users: [\n${users.join('\n')}\n  ]\n}\n`
}

function describe({ publish, subscribe, answers }: SubjectPermissions): string {
  const heard = subscribe.map(({ subject, queue }) => (queue === undefined ? subject : `${subject} ${queue}`))
  // Who may hear a subject may also join a group that answers there, and take away what others are asked.
  const groups = subscribe.some(({ queue }) => queue !== undefined) ? '' : ', deny: "> >"'
  const rules = [`publish: ${allow(publish)}`, `subscribe: ${allow(heard, groups)}`]
  if (answers) rules.push(`allow_responses: { max: 1, expires: "${ANSWER_WITHIN}" }`)
  return `{ ${rules.join(', ')} }`
}

/** An empty list of what is allowed would allow everything. */
function allow(subjects: readonly string[], more = ''): string {
  return subjects.length === 0 ? '{ deny: ">" }' : `{ allow: ${JSON.stringify(subjects)}${more} }`
}
