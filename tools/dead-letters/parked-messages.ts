import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { DeadLetter } from './dead-letter.ts'

const parkedSchema = z.object({
  msg: z.literal('parked a message that breaks its contract'),
  time: z.union([z.string(), z.number()]),
  subject: z.string(),
  reason: z.string(),
})
type Parked = z.infer<typeof parkedSchema>

/**
 * Reads messages that broke their contract from the services' logs, one letter for each subject and reason. They are
 * notifications, which are sent again or are in the database, so there is nothing to replay; but they show that a
 * sender is incompatible.
 */
export async function readParkedMessages(logFolder: string): Promise<DeadLetter[]> {
  const names = await readdir(logFolder).catch(() => [])
  const lines = await Promise.all(names.map(async (name) => readFile(join(logFolder, name), 'utf8')))
  return gather(lines.flatMap((text) => text.split('\n')).flatMap(parse))
}

function parse(line: string): Parked[] {
  if (!line.includes('parked a message')) return []
  try {
    const parsed = parkedSchema.safeParse(JSON.parse(line))
    return parsed.success ? [parsed.data] : []
  } catch {
    // An incomplete line, as a killed process leaves it.
    return []
  }
}

function gather(parked: readonly Parked[]): DeadLetter[] {
  // Ids in subjects are of turns; all messages of a kind are one letter.
  const kindOf = ({ subject, reason }: Parked): string =>
    `${subject.replaceAll(/[0-9a-f-]{36}/g, '*')}\n${reason}`
  return [...Map.groupBy(parked, kindOf)].map(([kind, all]) => {
    const [subject = '', reason = ''] = kind.split('\n')
    const latest = Math.max(...all.map(({ time }) => new Date(time).getTime()))
    return {
      kind: 'message',
      id: subject,
      at: new Date(latest).toISOString(),
      reason: `${all.length} times: ${reason}`,
      obstacle: 'news is told again by its sender, or read from the rows.',
    }
  })
}
