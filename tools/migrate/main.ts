// npm run migrate: brings the database at DATABASE_URL up to date, its schema and its baseline data.
import { prepareDatabase } from '@alfred/local-stack'

const url = process.env['DATABASE_URL']
if (url === undefined || url === '') {
  console.error('Set DATABASE_URL to the database that is to be migrated, as its owner.')
  process.exit(1)
}
try {
  const password = process.env['AUTHENTICATOR_PASSWORD']
  const report = await prepareDatabase(url, {
    log: (line) => console.log(line),
    ...(password ? { authenticatorPassword: password } : {}),
  })
  const { appliedVersion, newlyApplied, appliedFiles, isNew, ingredients, recipes } = report
  const tables =
    newlyApplied.length === 0 ? 'No migration was missing' : `Applied ${newlyApplied.length} migrations`
  const schema = `${tables}, ${appliedFiles.length} files of functions and bindings had changed`
  const data = isNew ? 'Loaded' : 'It has'
  console.log(
    `${schema}; the database is at ${appliedVersion ?? 'its newest version'}. ${data} ${ingredients} ingredients and ${recipes} recipes.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
