import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { TestAlfred } from '@alfred/testing'

/** The database takes few changes of one person at once. */
const AT_ONCE = 2

export type Edit = { tool: string; given: object }

/** Makes many changes by hand, at the database's own door: the gateway would count them. */
export async function editMany(alfred: TestAlfred, name: string, edits: readonly Edit[]): Promise<void> {
  const { url, socketPath } = await alfred.database()
  const token = await alfred.keys.signPersonToken({ name })
  const waiting = [...edits]
  const makeOne = async ({ tool, given }: Edit): Promise<void> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const call = request(`${url}/rpc/edit_by_hand`, { method: 'POST', headers, socketPath })
    call.end(JSON.stringify({ p_key: randomUUID(), p_tool: tool, p_arguments: given }))
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    const told = await text(answer)
    if (answer.statusCode !== 200 || !told.startsWith('{"ok": true'))
      throw new Error(`${tool} was refused: ${told}`)
  }
  const work = async (): Promise<void> => {
    for (let edit = waiting.pop(); edit !== undefined; edit = waiting.pop()) await makeOne(edit)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
