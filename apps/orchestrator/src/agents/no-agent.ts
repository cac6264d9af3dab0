import { AlfredError } from '@alfred/contracts'

/** Nobody is there who could help; somebody may be soon. */
export function noAgent(): AlfredError {
  return new AlfredError(
    'NO_AGENT',
    'None of the services that could help is running at the moment. Please try again shortly.',
  )
}
