import { AlfredError } from '@alfred/contracts'

/** The error for a chosen agent that does not answer. No other agent can do its work. */
export function notAnswering(domain: string): AlfredError {
  return new AlfredError(
    'UNAVAILABLE',
    `The ${domain} does not answer at the moment. Please try again shortly.`,
  )
}

/** The error for a turn when no agent that could help is running. */
export function noAgent(): AlfredError {
  return new AlfredError(
    'NO_AGENT',
    'None of the services that could help is running at the moment. Please try again shortly.',
  )
}
