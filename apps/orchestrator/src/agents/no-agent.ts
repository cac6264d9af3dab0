import { AlfredError } from '@alfred/contracts'

/** The one whose work it is does not answer. Nobody else can do it. */
export function notAnswering(domain: string): AlfredError {
  return new AlfredError(
    'UNAVAILABLE',
    `The ${domain} does not answer at the moment. Please try again shortly.`,
  )
}

/** Nobody is there who could help; somebody may be soon. */
export function noAgent(): AlfredError {
  return new AlfredError(
    'NO_AGENT',
    'None of the services that could help is running at the moment. Please try again shortly.',
  )
}
