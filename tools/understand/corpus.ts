import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { inRepository } from '@alfred/local-stack'
import { actSchema, hashOf, kinds, situationSchema } from '@alfred/offline/understanding'
import { z } from 'zod'
import { asGoodAs } from './as-good.ts'
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

/** A line of a folder in a short form: the id of the given message that it belongs to, what stands behind it, and where it was read. */
type ShortLine = { of: Line; said: string; where: string; id: string }

/** Reads the lines of a folder that belong to one of these given messages: "st-003|...". Those of others are left out. */
function shortLinesIn(folder: string, given: readonly Line[]): ShortLine[] {
  const byId = new Map(given.map((line) => [line.id, line]))
  return readdirSync(join(corpusFolder, folder))
    .toSorted()
    .flatMap((name) =>
      readFileSync(join(corpusFolder, folder, name), 'utf8')
        .split('\n')
        .flatMap((text, index): ShortLine[] => {
          const [id = '', ...rest] = text.split('|')
          const of = byId.get(id)
          const where = `${name}, line ${index + 1}`
          return of === undefined
            ? []
            : [{ of, said: rest.join('|'), where, id: `${id}+${name}:${index + 1}` }]
        }),
    )
}

/**
 * Reads messages that were written beside given ones, each in the situation of one of these:
 * `st-003|acts|[{"tool":"undo"}]|put it back`. Throws CORPUS_INVALID.
 */
export function readBeside(given: readonly Line[]): Line[] {
  return shortLinesIn('beside', given).map(({ of: { now, state, before, open }, said, where, id }) => {
    const [, kind, asks, acts = '', say] = /^(\w+)(?: (\w+))?\|(\[.*?\])\|(.+)$/.exec(said) ?? []
    try {
      const line = lineSchema.parse({ id, now, state, before, open, say, kind, asks, acts: JSON.parse(acts) })
      return { ...line, also_ok: asGoodAs(line.acts, line) }
    } catch (error) {
      throw new UnderstandError(
        'CORPUS_INVALID',
        `${where} is no message beside a given one (evals/corpus/README.md).`,
        { cause: error },
      )
    }
  })
}

/** Reads other wordings of these given messages: "st-003|somebody ate my halloumi". */
export function readReworded(given: readonly Line[]): Line[] {
  return shortLinesIn('reworded', given).map(({ of, said, id }) => ({ ...of, id, say: said }))
}

/** The given message in whose situation a message was said: itself, for a given one. */
export const familyOf = ({ id }: Pick<Line, 'id'>): string => id.split('+')[0] ?? id

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
