import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'

const means = z.union([z.string().transform((call) => [call]), z.array(z.string())])
const sentencesSchema = z.strictObject({
  understood: z.array(z.strictObject({ say: z.string(), means })),
  unclear: z.array(z.string()).default([]),
  foreign: z.array(z.string()).default([]),
})

/** Reads the tables of sentences with the calls that the rules are expected to make of them. */
export function readSentences(...files: readonly URL[]): {
  understood: [sentence: string, ...calls: string[]][]
  unclear: string[]
  foreign: string[]
} {
  const tables = files.map((file) => sentencesSchema.parse(parse(readFileSync(file, 'utf8'))))
  return {
    understood: tables.flatMap(({ understood }) =>
      understood.map(({ say, means: calls }): [string, ...string[]] => [say, ...calls]),
    ),
    unclear: tables.flatMap(({ unclear }) => unclear),
    foreign: tables.flatMap(({ foreign }) => foreign),
  }
}
