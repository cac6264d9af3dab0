import { writeFileSync } from 'node:fs'
import { foodText, readBaseline, recipeText } from '@alfred/baseline'
import { encodeWordTable, wordTableFile } from '@alfred/embedding'
import { makeWordTable } from './make-word-table.ts'

/** Writes data/embeddings/words.bin from the vectors of the given file and the texts of the baseline. */
export function writeWordTable(sourceFile: string): void {
  const { recipes, foods, references, words, categories } = readBaseline()
  const table = makeWordTable(sourceFile, {
    documents: [...recipes.map((recipe) => recipeText(recipe, categories)), ...foods.map(foodText)],
    others: [
      ...references.map(({ name, alsoCalled }) => `${name} ${alsoCalled}`),
      ...words.map(({ word }) => word),
      ...recipes.flatMap(({ steps }) => steps),
    ],
  })
  const bytes = encodeWordTable(table)
  writeFileSync(wordTableFile, bytes)
  console.log(`${table.words.length} words, ${(bytes.length / 1e6).toFixed(1)} MB: ${wordTableFile}`)
}
