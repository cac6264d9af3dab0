import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { inRepository } from '@alfred/local-stack'
import { actSchema, hashOf, kinds, situationSchema } from '@alfred/offline/understanding'
import { z } from 'zod'
import { UnderstandError } from './errors.ts'

export const lineSchema = situationSchema.extend({
  id: z.string(),
  say: z.string(),
  acts: z.array(actSchema).default([]),
  also_ok: z.array(z.array(actSchema)).default([]),
  kind: z.enum(kinds).default('acts'),
  asks: z.string().optional(),
  tags: z.array(z.string()).default([]),
})
/** A message of a person in a situation, with the calls that it means (evals/corpus/format.md). */
export type Line = z.infer<typeof lineSchema>

const sharedSchema = z.array(z.looseObject({ now: z.string() }))
/** A line that names the situation of several lines by its place in situations.json. */
const inSharedSchema = z.looseObject({ in: z.number().int().nonnegative() })

const corpusFolder = inRepository('evals', 'corpus')

/** Reads the lines of a file in the form of the corpus. Throws CORPUS_INVALID with the number of the line. */
export function readLines(path: string, situations: readonly object[] = []): Line[] {
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.flatMap((text, index) =>
    text.trim() === '' ? [] : [readLine(text, { situations, where: `${basename(path)}, line ${index + 1}` })],
  )
}

function readLine(
  text: string,
  { situations, where }: { situations: readonly object[]; where: string },
): Line {
  try {
    const value: unknown = JSON.parse(text)
    const shared = inSharedSchema.safeParse(value)
    return lineSchema.parse(shared.success ? { ...situations[shared.data.in], ...shared.data } : value)
  } catch (error) {
    throw new UnderstandError(
      'CORPUS_INVALID',
      `${where} is no line of the corpus (evals/corpus/format.md).`,
      { cause: error },
    )
  }
}

/** Reads the messages that a reader is trained with: those written for it, in their own folder. */
export function readTraining(): Line[] {
  return readIn('training')
}

/**
 * Reads the messages that teach a reader what is meant, and not where names stand: their calls often name things as they stand in the
 * kitchen and not as they were said.
 */
export function readMeanings(): Line[] {
  return readIn('meanings')
}

/** Reads the lines of a folder whose situations stand in a file of their own. */
function readIn(name: string): Line[] {
  const folder = join(corpusFolder, name)
  const situations = sharedSchema.parse(JSON.parse(readFileSync(join(folder, 'situations.json'), 'utf8')))
  return jsonlIn(folder).flatMap((path) => readLines(path, situations))
}

/** Reads the given messages, which show how well a reader does. */
export function readGiven(): Line[] {
  return jsonlIn(join(corpusFolder, 'given')).flatMap((path) => readLines(path))
}

/** Reads the messages of strangers that were looked at: what they teach is what people really write. Those in `blind` were not, and teach nothing. */
export function readStrangers(): Line[] {
  return jsonlIn(join(corpusFolder, 'strangers')).flatMap((path) => readLines(path))
}

/** Other wordings of a message by its id: they mean the same in the same situation. */
export type Rewordings = ReadonlyMap<string, readonly string[]>

/** Reads other wordings of the given and the strangers' messages, one a line: "st-003|somebody ate my halloumi". Throws CORPUS_INVALID. */
export function readRewordings(): Rewordings {
  const folder = join(corpusFolder, 'reworded')
  const all = new Map<string, string[]>()
  for (const name of readdirSync(folder).toSorted()) {
    const lines = readFileSync(join(folder, name), 'utf8').split('\n')
    for (const [index, line] of lines.entries()) {
      if (line.trim() === '') continue
      const at = line.indexOf('|')
      if (at < 1)
        throw new UnderstandError(
          'CORPUS_INVALID',
          `${name}, line ${index + 1} has no "|" between an id and a wording (evals/corpus/README.md).`,
        )
      const id = line.slice(0, at)
      all.set(id, [...(all.get(id) ?? []), line.slice(at + 1)])
    }
  }
  return all
}

/** The lines in their other wordings. */
export function reworded(lines: readonly Line[], rewordings: Rewordings): Line[] {
  return lines.flatMap((line) =>
    (rewordings.get(line.id) ?? []).map((say, at) => ({ ...line, id: `${line.id}/${at + 1}`, say })),
  )
}

function jsonlIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .map((name) => join(folder, name))
}

/** Every fifth given message, by its id, is kept back: the shipped reader has never seen it. */
export function isKeptBack({ id }: Line): boolean {
  return hashOf(id) % 5 === 0
}
