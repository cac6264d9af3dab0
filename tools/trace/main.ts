// npm run trace -- JOB_ID: prints how a request was worked at, for an operator.
import { parseArgs } from 'node:util'
import { turnIdSchema } from '@alfred/contracts'
import { createTraceStore } from '@alfred/db/traces'
import { StackError, toLine } from '../stack/errors.ts'
import { locateHome } from '../stack/home.ts'
import { loadEnvironmentFile } from '../stack/load-environment-file.ts'
import { openOperatorDatabase } from '../stack/operator-database.ts'
import { drawTrace } from './draw-trace.ts'

const help = `Prints how a request was worked at: its nodes, models and tools with times, tokens and cost. It holds nothing that
anybody said. It is there once the request has ended, and for TURN_TRACE_DAYS_MAX days.

  npm run trace -- JOB_ID
  npm run trace -- JOB_ID --json

The database is that of the running installation, or the one that SUPABASE_URL (with SUPABASE_SIGNING_SECRET) names.`

loadEnvironmentFile()
try {
  const options = {
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (values.help) console.log(help)
  else console.log(await show(positionals[0], values.json))
} catch (error) {
  console.error(toLine(error))
  process.exitCode = 1
}

async function show(given: string | undefined, asJson: boolean): Promise<string> {
  const id = turnIdSchema.safeParse(given)
  if (!id.success) throw new StackError('Which request? npm run trace -- JOB_ID')
  const { database, token } = await openOperatorDatabase(locateHome())
  const trace = await createTraceStore(database, 'operator').read(token, id.data)
  return asJson ? JSON.stringify(trace, null, 2) : drawTrace(trace).join('\n')
}
