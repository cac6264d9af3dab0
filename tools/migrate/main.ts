// npm run migrate: applies the migrations to the database that DATABASE_URL names.
import { migrate } from '@alfred/local-stack'

const url = process.env['DATABASE_URL']
if (url === undefined || url === '') {
  console.error('Set DATABASE_URL to the database that is to be migrated, as its owner.')
  process.exit(1)
}
try {
  const { appliedVersion, newlyApplied } = await migrate(url, { log: (line) => console.log(line) })
  console.log(
    newlyApplied.length === 0
      ? `Nothing to do; the database is at ${appliedVersion ?? 'no version'}.`
      : `Applied ${newlyApplied.length}; the database is at ${appliedVersion}.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
