import { Client } from 'pg'
import { ImportError, messageOf } from './errors.ts'
import { runImport, type RunReport } from './import-run.ts'
import type { ImportJob } from './import-job.ts'
import { openApiJob } from './open-api-job.ts'
import { openFileJob } from './open-file-job.ts'
import { openFlavordbJob } from './open-flavordb-job.ts'
import { createProgress, number, type Output, type Progress } from './progress.ts'
import type { Clock } from './rate-limiter.ts'
import { readArguments, usage, type ImportRequest } from './read-arguments.ts'
import { needSetting, type Environment } from './settings.ts'
import { createStore } from './store.ts'

/** The parts of its process that the command uses. */
export type Surroundings = { environment: Environment; output: Output; clock: Clock; signal: AbortSignal }

/** Runs the command; undefined when it only printed its usage. Throws an ImportError. */
export async function importData(
  given: string[],
  surroundings: Surroundings,
): Promise<RunReport | undefined> {
  const { environment, output, clock, signal } = surroundings
  const request = readArguments(given)
  if (request === 'help') {
    output.say(usage)
    return undefined
  }
  const client = await connect(needSetting(environment, 'DATABASE_URL'))
  try {
    const progress = createProgress(output, clock)
    const job = await openJob(request, { ...surroundings, client, progress })
    const run = { store: createStore(client), progress, signal }
    const report = await runImport(job, run, { again: request.again })
    for (const line of describeRun(job, report, progress)) output.say(line)
    return report
  } finally {
    await client.end()
  }
}

async function connect(connectionString: string): Promise<Client> {
  try {
    const client = new Client({ connectionString, application_name: 'alfred-import' })
    // A lost connection rejects the query in flight; without a listener the event would also end the process.
    client.on('error', () => undefined)
    await client.connect()
    return client
  } catch (error) {
    const advice = `The database that DATABASE_URL names cannot be reached: ${messageOf(error)}.`
    throw new ImportError('DATABASE_UNREADY', advice, { cause: error })
  }
}

type Opening = Surroundings & { client: Client; progress: Progress }

function openJob(request: ImportRequest, opening: Opening): Promise<ImportJob> | ImportJob {
  const { source } = request
  if ('ids' in request) {
    if (source === 'flavordb') throw new TypeError('FlavorDB is read from a folder.')
    return openApiJob(source, request.ids, opening)
  }
  if (source === 'flavordb') return openFlavordbJob(request.path, opening.client, opening.progress)
  return openFileJob(source, request.path)
}

function describeRun({ title, isFile }: ImportJob, report: RunReport, progress: Progress): string[] {
  const counts = `${number(report.imported)} rows imported, ${number(report.skipped)} skipped`
  if (report.outcome === 'was-finished') {
    return [
      `${title} was imported to its end already (${counts}). With --again it is imported from its beginning.`,
    ]
  }
  const from = report.resumedFrom > 0 ? ` It went on behind record ${number(report.resumedFrom)}.` : ''
  const end =
    report.outcome === 'stopped'
      ? `Stopped: ${counts} of ${title}. Start it again and it goes on from here.`
      : `Done: ${counts}${isFile ? ` of ${title}` : ''}.`
  return [`${end}${from}`, ...progress.reasons().map((reason) => `  ${reason}`)]
}
