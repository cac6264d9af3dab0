// npm run backup, npm run restore: everything that must not be lost, in one file.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { toLine } from '../stack/errors.ts'
import { locateHome } from '../stack/home.ts'
import { loadEnvironmentFile } from '../stack/load-environment-file.ts'
import { given } from '../stack/outside.ts'
import { BackupError } from './errors.ts'
import { restoreBackup, timestamp } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const help = `Backs up the embedded database and the keys of this installation, and puts them back. Alfred may run
during a backup; for a restore it is stopped. A backup holds what people wrote and the keys that sign for them:
keep it as private as the database.

  npm run backup                          into .alfred/backups/alfred-<time>.tar.gz
  npm run backup -- elsewhere.tar.gz      into this file
  npm run restore -- FILE                 into an installation without data
  npm run restore -- FILE --replace       in the place of its data, which are kept aside

A database of your own (SUPABASE_URL) is backed up by its own means: docs/operations.md.`

loadEnvironmentFile()
const [command, ...words] = process.argv.slice(2)
try {
  if (words.includes('--help')) console.log(help)
  else await run(command ?? '', words)
} catch (error) {
  console.error(toLine(error))
  process.exitCode = 1
}

async function run(name: string, words: string[]): Promise<void> {
  if (given('SUPABASE_URL') !== undefined)
    throw new BackupError(
      'The database is outside (SUPABASE_URL): back it up by its own means, e.g. pg_dump. docs/operations.md tells how.',
    )
  const { values, positionals } = readWords(words)
  const home = locateHome()
  const [file] = positionals
  if (name === 'backup') {
    const target = resolve(file ?? join(home.folder, 'backups', `alfred-${timestamp()}.tar.gz`))
    const bytes = await takeBackup(home, target, console.log)
    return console.log(`Backed up to ${target} (${(bytes / 1e6).toFixed(1)} MB).`)
  }
  if (file === undefined) throw new BackupError('Which file? npm run restore -- FILE')
  const restored = await restoreBackup(home, resolve(file), { replaces: values.replace, log: console.log })
  console.log(`Restored what was backed up at ${restored.manifest.created_at}. Start it with: npm start`)
  if (restored.former !== undefined) console.log(`What was there before is in ${restored.former}.`)
}

function readWords(words: string[]) {
  try {
    const options = { replace: { type: 'boolean', default: false } } as const
    return parseArgs({ args: words, options, allowPositionals: true })
  } catch (error) {
    throw new BackupError(`${toLine(error)} See npm run backup -- --help`, { cause: error })
  }
}
