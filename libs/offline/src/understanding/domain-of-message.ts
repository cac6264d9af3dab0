import { readLearned } from './learned.ts'
import { readMessage } from './read-message.ts'
import { situationSchema } from './situation.ts'
import { domainOf } from './tools.ts'

/** How sure a reading has to be to say whose a message is. */
const SURE = 0.5
const alone = situationSchema.parse({ now: '' })

/** The domain that a message is for, where the trained reader is sure of it by the words alone. Undefined otherwise. */
export function domainOfMessage(message: string): string | undefined {
  const gate = { write: SURE, offer: SURE, read: SURE, ask: SURE }
  const { kind, acts } = readMessage(message, alone, { ...readLearned(), gate })
  const [domain, ...others] = new Set(acts.map(({ tool }) => domainOf(tool)))
  return kind === 'lost' || others.length > 0 ? undefined : domain
}
