// npm run usage: prints what models took, by person, day and model, for an operator.
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { createUsageOfAll } from '@alfred/db/usage'
import { StackError, toLine } from '../stack/errors.ts'
import { locateHome } from '../stack/home.ts'
import { loadEnvironmentFile } from '../stack/load-environment-file.ts'
import { openOperatorDatabase } from '../stack/operator-database.ts'
import { layOutUsage } from './lay-out-usage.ts'

const help = `Prints what models took: calls, tokens and dollars by person, day and model, from what each turn recorded.

  npm run usage                                       the last thirty days
  npm run usage -- --from 2026-11-01 --until 2026-11-30
  npm run usage -- --json

The database is that of the running installation, or the one that SUPABASE_URL (with SUPABASE_SIGNING_SECRET) names.`

const DAY_MS = 86_400_000
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
const daysSchema = z.object({ from: z.iso.date(), until: z.iso.date() })

loadEnvironmentFile()
try {
  const { values } = parseArgs({
    options: {
      from: { type: 'string', default: dayOf(Date.now() - 29 * DAY_MS) },
      // It is tomorrow already somewhere.
      until: { type: 'string', default: dayOf(Date.now() + DAY_MS) },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) console.log(help)
  else console.log(await show(values))
} catch (error) {
  console.error(toLine(error))
  process.exitCode = 1
}

async function show(asked: { from: string; until: string; json: boolean }): Promise<string> {
  const days = daysSchema.safeParse(asked)
  if (!days.success) throw new StackError('A day is written 2026-11-30. See npm run usage -- --help')
  const { database, token } = await openOperatorDatabase(locateHome())
  const lines = await createUsageOfAll(database, token)(days.data)
  return asked.json ? JSON.stringify(lines, null, 2) : layOutUsage(lines).join('\n')
}
