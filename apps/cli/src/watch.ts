import type { Client } from '@alfred/client'
import type { FeedEvent } from '@alfred/contracts'
import { AlfredError } from '@alfred/contracts'
import { printableLine } from './printable.ts'

const verbs: Readonly<Record<string, string>> = { created: 'added', updated: 'changed', deleted: 'removed' }

/**
 * Tells what changes for the person, line by line, until the signal ends it: each thing by its name and where it is found, as far as that can
 * still be asked.
 */
export async function* watchChanges(
  client: Pick<Client, 'events' | 'changesOf'>,
  signal: AbortSignal,
): AsyncGenerator<{ event: FeedEvent; lines: string[] }> {
  const told = new Set<string>()
  try {
    for await (const event of client.events({ signal }))
      yield { event, lines: await linesOf(event, { client, told }) }
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

type Told = { client: Pick<Client, 'changesOf'>; told: Set<string> }

async function linesOf(event: FeedEvent, { client, told }: Told): Promise<string[]> {
  if (event.type === 'ready') return ['Watching. Ctrl-C ends it.']
  if (event.type === 'reload') return ['More changed than is told one by one.']
  if (event.type === 'suggestion')
    return [`Alfred noticed: ${printableLine(event.data.reason)} ${printableLine(event.data.action)}`]
  const { table, row_id, op, at } = event.data
  const source = event.data.job_id ?? event.data.key
  const plain = `${at.slice(11, 19)} ${table.replaceAll('_', ' ')}: ${op}`
  if (source === null) return [plain]
  const changes = await namesOf(client, source)
  if (changes === undefined) return told.has(row_id) ? [] : [plain]
  return changes.flatMap((change) => {
    const name = `${source} ${change.id} ${change.op}`
    if (told.has(name)) return []
    told.add(name)
    const verb = verbs[change.op] ?? change.op
    return [`${at.slice(11, 19)} ${verb} ${printableLine(change.label)} (${printableLine(change.place)})`]
  })
}

async function namesOf(client: Pick<Client, 'changesOf'>, source: string) {
  try {
    return (await client.changesOf(source)).changes
  } catch (error) {
    if (error instanceof AlfredError) return undefined
    throw error
  }
}
