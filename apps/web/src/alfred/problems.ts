import { AlfredError } from '@alfred/contracts'

const UNKNOWN = 'Something went wrong here. Please try again.'

/** What a person is told of an error: the words that came with it, or that something went wrong. */
export function tellProblem(error: unknown): string {
  if (isAway(error)) return 'Alfred cannot be reached right now.'
  return error instanceof AlfredError ? error.message : UNKNOWN
}

/** What is told of a change that was refused. What is no argument of a tool was told for whoever writes clients, not for whoever types. */
export function tellRefusal({ code, message }: { code: string; message: string }): string {
  return code === 'INVALID_REQUEST' ? 'That cannot be: check what was typed, such as the amount.' : message
}

/** The same of a change that ended in an error. */
export function tellEditProblem(error: unknown): string {
  return error instanceof AlfredError && !isAway(error) ? tellRefusal(error) : tellProblem(error)
}

/** True where nobody answered, so that the same request may be sent again later. */
export function isAway(error: unknown): boolean {
  return error instanceof AlfredError && error.code === 'UNAVAILABLE'
}

/** True where nobody is signed in any more. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof AlfredError && error.code === 'UNAUTHENTICATED'
}
