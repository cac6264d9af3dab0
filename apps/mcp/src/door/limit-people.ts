import { AlfredError } from '@alfred/contracts'
import type { Person } from '@alfred/service-kit'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** A person who may come in now; `leave` gives back their place once they were answered. */
export type Visitor = Person & { token: string; leave(): void }

type Limits = {
  perMinute: number
  refusedPerMinute: number
  atOnceMax: number
  verify(token: string): Promise<Person>
}

/** TOO_MANY_REQUESTS, with the seconds to wait. */
export class TooManyError extends AlfredError {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('TOO_MANY_REQUESTS', 'These are too many requests. Please wait a moment.')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * Lets in who has a valid token, so often and so many at a time. Who has none is counted by address, since the gateway sees ours alone and would
 * count all of them as one.
 */
export function createEntrance({ perMinute, refusedPerMinute, atOnceMax, verify }: Limits): {
  enter(token: string | undefined, address: string): Promise<Visitor>
} {
  const people = new RateLimiterMemory({ points: perMinute, duration: 60 })
  const addresses = new RateLimiterMemory({ points: refusedPerMinute, duration: 60 })
  const inside = new Map<string, number>()
  const identify = async (token: string | undefined, address: string): Promise<Person> => {
    try {
      if (token === undefined) throw new AlfredError('UNAUTHENTICATED', 'Send your token: "Bearer <token>".')
      return await verify(token)
    } catch (error) {
      if (error instanceof AlfredError && error.code === 'UNAUTHENTICATED') await take(addresses, address)
      throw error
    }
  }
  return {
    enter: async (token, address) => {
      const person = await identify(token, address)
      await take(people, person.userId)
      const count = inside.get(person.userId) ?? 0
      if (count >= atOnceMax) throw new TooManyError(1)
      inside.set(person.userId, count + 1)
      let isInside = true
      const leave = (): void => {
        if (!isInside) return
        isInside = false
        const left = (inside.get(person.userId) ?? 1) - 1
        if (left > 0) inside.set(person.userId, left)
        else inside.delete(person.userId)
      }
      return { ...person, token: token ?? '', leave }
    },
  }
}

async function take(limiter: RateLimiterMemory, who: string): Promise<void> {
  try {
    await limiter.consume(who)
  } catch (refused) {
    if (refused instanceof RateLimiterRes) throw new TooManyError(Math.ceil(refused.msBeforeNext / 1_000))
    throw refused
  }
}
