import { readFile } from 'node:fs/promises'
import { loadWordVectors } from '@alfred/embedding'
import { inRepository } from '@alfred/local-stack'
import { parse } from 'yaml'
import { z } from 'zod'
import { withSeededDatabase } from './measure-search.ts'

const SHOWN = 5
const querySchema = z.object({ query: z.string(), answers: z.array(z.string()).min(1) })

/** The questions with all right answers. The first two sets were looked at while the search was tuned, the last one was not. */
export const precisionSets = [
  'blind-queries.yaml',
  'tuned-queries.yaml',
  'second-blind-queries.yaml',
] as const

/** How many of the first answers are right: the first one, and of all that were shown. */
export type Precision = { queries: number; first: number; right: number; shown: number }

/**
 * Asks the search as a person does, and counts how many of the first five answers are among the right ones. Fewer answers
 * than five count as wrong where more are right.
 */
export async function measurePrecision(
  set: (typeof precisionSets)[number],
  tell: (line: string) => void,
): Promise<Precision> {
  const queries = z
    .array(querySchema)
    .parse(parse(await readFile(inRepository('tools', 'data', set), 'utf8')))
  const embedder = loadWordVectors()
  return withSeededDatabase(async (client) => {
    const score: Precision = { queries: queries.length, first: 0, right: 0, shown: 0 }
    for (const { query, answers } of queries) {
      const vector = embedder.embed(query)
      const { rows } = await client.query<{ name: string }>(
        `select r ->> 'name' as name
         from jsonb_array_elements(private.tool_search_cookbook(jsonb_build_object('query', $1::text, 'vector', $2::jsonb)) -> 'data' -> 'recipes') r limit ${SHOWN}`,
        [query, vector && JSON.stringify(vector)],
      )
      const isRight = rows.map(({ name }) => answers.includes(name.toLowerCase()))
      score.first += isRight[0] === true ? 1 : 0
      score.right += isRight.filter(Boolean).length
      score.shown += Math.min(SHOWN, answers.length)
      const wrong = rows.filter((_, at) => isRight[at] !== true).map(({ name }) => name)
      if (wrong.length > 0) tell(`"${query}", not right: ${wrong.join('; ')}`)
    }
    return score
  })
}
