import { createClient } from '@alfred/client'
import type { TurnEvent, TurnEventData } from '@alfred/contracts'
import type { TestAlfred } from '@alfred/testing'

/** A person who talks to a started Alfred and can read the stored rows. */
export type TestPerson = {
  token: string
  client: ReturnType<typeof createClient>
  /** Sends a message and resolves with the outcome of the turn. Throws on an error event. */
  say(
    message: string,
    more?: { conversationId?: string },
  ): Promise<TurnEventData<'done'> & { events: TurnEvent[] }>
  /** Reads the rows of a table that this person may see. */
  rows<Row>(query: string): Promise<Row[]>
}

/** Creates a person, who is identified by the name only; every new name is a new person. */
export async function meet(alfred: TestAlfred, name: string): Promise<TestPerson> {
  const token = await alfred.keys.signPersonToken({ name })
  const client = createClient({ baseUrl: alfred.url, token })
  return {
    token,
    client,
    say: async (message, { conversationId } = {}) => {
      const events: TurnEvent[] = []
      const input = {
        message,
        time_zone: 'Europe/Berlin',
        ...(conversationId && { conversation_id: conversationId }),
      }
      for await (const event of client.chat(input)) events.push(event)
      const last = events.at(-1)
      if (last?.type !== 'done') throw new Error(`the turn ended with ${JSON.stringify(last)}`)
      return { ...last.data, events }
    },
    rows: (query) => alfred.rows(query, token),
  }
}

/** The next such weekday after today in the time zone of the tests' people, as YYYY-MM-DD. */
export function nextWeekday(weekday: 'Fri'): string {
  const zone = 'Europe/Berlin'
  const nameOf = (day: Date): string =>
    new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: zone }).format(day)
  for (let ahead = 1; ; ahead += 1) {
    const day = new Date(Date.now() + ahead * 86_400_000)
    if (nameOf(day) === weekday) return new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(day)
  }
}
