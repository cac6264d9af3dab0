import { AlfredError } from '@alfred/contracts'
import type { Person } from '@alfred/service-kit'
import type { MinuteLimit } from './shared-limits.ts'

/** Who asks too often is told so before anything is done for them. */
export type CallerLimits = {
  /** Verifies a token for an address. Throws TOO_MANY_REQUESTS for a person or an address that has had its share. */
  verify(token: string | undefined, address: string): Promise<Person>
}

type Options = {
  /** Of one person, whatever they ask. */
  people: MinuteLimit
  /** Of one address, with tokens that are none: guessing costs an address its turn, and nobody else. */
  addresses: MinuteLimit
  verify(token: string): Promise<Person>
}

/** An error that says when to come again. */
export class TooManyRequestsError extends AlfredError {
  readonly retryAfterSeconds: number

  constructor(message: string, retryAfterSeconds: number) {
    super('TOO_MANY_REQUESTS', message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * Counts by the verified person; who has not proved to be one is counted by address, and only when refused: a good token
 * is let in from anywhere, since all who come through one proxy have one address.
 */
export function limitCallers({ people, addresses, verify }: Options): CallerLimits {
  const identify = async (token: string | undefined, address: string): Promise<Person> => {
    try {
      if (token !== undefined) return await verify(token)
    } catch (error) {
      if (!(error instanceof AlfredError) || error.code !== 'UNAUTHENTICATED') throw error
      throw refusalOf(error, await addresses.take(address))
    }
    throw refusalOf(new AlfredError('UNAUTHENTICATED', noToken), await addresses.take(address))
  }
  return {
    verify: async (token, address) => {
      const caller = await identify(token, address)
      const seconds = await people.take(caller.userId)
      if (seconds === undefined) return caller
      throw new TooManyRequestsError(
        'These are too many requests in a minute. Please wait a moment.',
        seconds,
      )
    },
  }
}

const noToken = 'Send your token in the Authorization header: "Bearer <token>".'

function refusalOf(error: AlfredError, seconds: number | undefined): AlfredError {
  if (seconds === undefined) return error
  return new TooManyRequestsError('Too many requests without a good token came from your address.', seconds)
}
