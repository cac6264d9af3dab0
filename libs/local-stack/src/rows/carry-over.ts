import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { LocalStackError } from '../errors.ts'
import { runToEnd } from '../process/start-process.ts'
import { inRepository, type Log } from '../repository.ts'
import { loadRows } from './load-rows.ts'

// What earlier versions kept their data with. It is fetched only where there are such data.
const packages = { '@electric-sql/pglite': '0.5.14', '@electric-sql/pglite-pgvector': '0.0.15' } as const

/** Whether a folder holds the embedded database of an earlier version. */
export function holdsPglite(folder: string): boolean {
  return existsSync(join(folder, 'PG_VERSION'))
}

/**
 * Brings every row of an earlier version's embedded database (PGlite) into a PostgreSQL that is empty or was interrupted in this;
 * the former folder is then kept beside it. Safe to repeat until it has succeeded. Throws CARRY_OVER_FAILED.
 */
export async function carryOver(pgliteFolder: string, databaseUrl: string, log?: Log): Promise<void> {
  log?.('Bringing over the data of an earlier version ...')
  const work = await mkdtemp(join(dirname(pgliteFolder), '.carry-over-'))
  try {
    const copy = join(work, 'pglite')
    await cp(pgliteFolder, copy, { recursive: true })
    const rows = join(work, 'rows')
    const script = join(import.meta.dirname, 'pglite-rows.mjs')
    const read = await runToEnd(process.execPath, [script, await bringPglite(log), copy, rows], {
      environment: { NODE_NO_WARNINGS: '1' },
    })
    if (read === undefined) throw failed(pgliteFolder, 'it cannot be opened')
    const { tables } = await loadRows(databaseUrl, rows).catch((error: unknown) => {
      if (!(error instanceof LocalStackError) || error.code !== 'DATABASE_NEWER') throw error
      throw failed(pgliteFolder, 'there is a newer database beside it, which is in use')
    })
    const former = `${pgliteFolder}-of-earlier-version`
    await rename(pgliteFolder, former)
    log?.(`Brought over ${tables.length} tables. The former database is kept in ${former}.`)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** Brings PGlite into a folder of its own; gives the folder. */
export async function bringPglite(log?: Log): Promise<string> {
  const folder = inRepository('.servers', `pglite-${packages['@electric-sql/pglite']}`)
  if (existsSync(join(folder, 'package.json'))) return folder
  log?.('Fetching what read them ...')
  const partial = `${folder}.${process.pid}`
  await mkdir(partial, { recursive: true })
  await writeFile(join(partial, 'package.json'), '{ "private": true }')
  const settings = ['--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock', '--loglevel=error']
  const names = Object.entries(packages).map(([name, version]) => `${name}@${version}`)
  const installed = await runToEnd('npm', ['install', ...settings, '--prefix', partial, ...names], {
    folder: partial,
  })
  if (installed === undefined) {
    await rm(partial, { recursive: true, force: true })
    throw failed(folder, 'the npm packages that read it cannot be fetched')
  }
  await rename(partial, folder).catch(() => rm(partial, { recursive: true, force: true }))
  return folder
}

function failed(folder: string, reason: string): LocalStackError {
  return new LocalStackError(
    'CARRY_OVER_FAILED',
    `The database of an earlier version in ${folder} cannot be brought over: ${reason}. Nothing was changed. Try again with the npm registry in reach, or move the folder away to start afresh.`,
  )
}
