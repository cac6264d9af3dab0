import { AlfredError } from '@alfred/contracts'
import type { Person } from '@alfred/service-kit'
import type { MinuteLimit } from './shared-limits.ts'

/** Rate limits: callers that send too many requests are refused before anything is done for them. */
export type CallerLimits = {
  /**
   * Verifies the token of a request from an address. Throws UNAUTHENTICATED, or TOO_MANY_REQUESTS when the person
   * or the address has reached its limit.
   */
  verify(token: string | undefined, address: string): Promise<Person>
}

type Options = {
  /** Counts all requests of one person. */
  people: MinuteLimit
  /**
   * Counts requests without a valid token by address, so that guessing tokens costs only that address its share.
   */
  addresses: MinuteLimit
  verify(token: string): Promise<Person>
}

/** A TOO_MANY_REQUESTS error with the seconds to wait. */
export class TooManyRequestsError extends AlfredError {
  readonly retryAfterSeconds: number

  constructor(message: string, retryAfterSeconds: number) {
    super('TOO_MANY_REQUESTS', message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * Counts verified callers by person. Callers without a valid token are counted by address, and only then: a valid
 * token works from any address, since everyone behind one proxy shares an address.
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
