import { readFile } from 'node:fs/promises'
import { loadWordVectors } from '@alfred/embedding'
import { inRepository } from '@alfred/local-stack'
import { startPostgres } from '@alfred/testing'
import type { Client } from 'pg'
import { parse } from 'yaml'
import { z } from 'zod'

const querySchema = z.strictObject({
  query: z.string(),
  answers: z.array(z.string()).min(1),
  /** True for questions that were not used to tune the search. */
  held_out: z.boolean().default(false),
})
type Query = z.infer<typeof querySchema>

/** The number of questions answered first, and among the first three. */
export type SearchScore = {
  method: string
  isHeldOut: boolean
  first: number
  amongThree: number
  of: number
}

/** The search methods as SQL of a question ($1) and its vector ($2, null without one). */
const methods: Readonly<Record<string, string>> = {
  'trigrams of the name': `select r.name from public.recipes r where r.user_id is null
    order by extensions.similarity(lower(r.name), lower($1)) desc, r.name, $2::text limit 3`,
  'trigrams of name, cuisine, course, tags and description': `select r.name from public.recipes r where r.user_id is null
    order by extensions.word_similarity(lower($1), lower(concat_ws(' ', r.name, r.cuisine, r.course, array_to_string(r.tags, ' '), r.description))) desc, r.name, $2::text limit 3`,
  'vectors alone': `select r.name from private.recipes_near($2::jsonb) n join public.recipes r on r.id = n.recipe_id
    order by n.nearness desc, r.name, $1::text limit 3`,
  'the search of the cookbook, without vectors': `select r.name from private.cookbook_by_query(private.search_asked($1), null) q join public.recipes r on r.id = q.recipe_id
    order by q.score desc, md5(r.id::text), $2::text limit 3`,
  'the search as it is asked for': `select r ->> 'name' as name
    from jsonb_array_elements(private.tool_search_cookbook(jsonb_build_object('query', $1::text, 'vector', $2::jsonb)) -> 'data' -> 'recipes') r limit 3`,
  'the search of the cookbook': `select r.name from private.cookbook_by_query(private.search_asked($1), $2::jsonb) q join public.recipes r on r.id = q.recipe_id
    order by q.score desc, md5(r.id::text) limit 3`,
}

type Measured = {
  /** Receives each question that the product's own search answered wrongly. */
  tell?: (line: string) => void
  /** The methods to compare, by name; all of them by default. */
  wanted?: readonly string[]
  /** Whether to ask the held-out questions as well. */
  hasHeldOut?: boolean
}

/** Asks the questions with each method, on its own database. */
export async function measureSearch({
  tell = () => undefined,
  wanted = Object.keys(methods),
  hasHeldOut = true,
}: Measured = {}): Promise<SearchScore[]> {
  const all = z
    .array(querySchema)
    .parse(parse(await readFile(inRepository('tools', 'data', 'search-queries.yaml'), 'utf8')))
  const queries = all.filter(({ held_out: isHeldOut }) => hasHeldOut || !isHeldOut)
  return withSeededDatabase(async (client) => {
    const scores: SearchScore[] = []
    for (const [method, sql] of Object.entries(methods).filter(([name]) => wanted.includes(name))) {
      const found = await askAll(client, { sql, queries })
      if (method === 'the search as it is asked for') for (const line of misses(queries, found)) tell(line)
      for (const isHeldOut of [false, true]) scores.push(scoreOf({ method, isHeldOut, queries, found }))
    }
    return scores
  })
}

async function askAll(
  client: Client,
  { sql, queries }: { sql: string; queries: Query[] },
): Promise<string[][]> {
  const embedder = loadWordVectors()
  const found: string[][] = []
  for (const { query } of queries) {
    const vector = embedder.embed(query)
    const { rows } = await client.query<{ name: string }>(sql, [query, vector && JSON.stringify(vector)])
    found.push(rows.map(({ name }) => name))
  }
  return found
}

const isAnswer = ({ answers }: Query, name: string | undefined) =>
  name !== undefined && answers.some((part) => name.toLowerCase().includes(part))

type Asked = { method: string; isHeldOut: boolean; queries: Query[]; found: string[][] }

function scoreOf({ method, isHeldOut, queries, found }: Asked): SearchScore {
  const asked = queries
    .map((query, at) => ({ query, names: found[at] ?? [] }))
    .filter(({ query }) => query.held_out === isHeldOut)
  return {
    ...{ method, isHeldOut, of: asked.length },
    first: asked.filter(({ query, names }) => isAnswer(query, names[0])).length,
    amongThree: asked.filter(({ query, names }) => names.some((name) => isAnswer(query, name))).length,
  }
}

function misses(queries: Query[], found: string[][]): string[] {
  return queries.flatMap((query, at) =>
    isAnswer(query, found[at]?.[0]) ? [] : [`"${query.query}": ${found[at]?.join('; ') ?? 'nothing'}`],
  )
}

export async function withSeededDatabase<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const postgres = await startPostgres({ seeded: true })
  try {
    const client = await postgres.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  } finally {
    await postgres.stop()
  }
}
