import { AlfredError, gatheredMemoriesSchema, type ErrorCode, type GatheredMemory } from '@alfred/contracts'
import type { GatheredStore, ToldTurn } from '@alfred/db/proactive'
import { loadWordVectors } from '@alfred/embedding'
import { subjectOfFact } from '@alfred/language'
import type { Model } from '@alfred/llm'
import type { Logger } from '@alfred/observability'

const PAGE_SIZE = 50
/** A guard: what is left after so many pages is for the next run, some seconds later. */
const PAGES_MAX = 20
const CALL_TIMEOUT_MS = 30_000
const TEXT_MAX = 500
/** What nobody asked to be kept is less sure than what they did. */
const CONFIDENCE = 0.7

/** Tools that have kept, told or forgotten what the message says: nothing is gathered from it beside them. */
const KEPT = /^(?:remember_|forget_|recall$|correct_person$|list_preferences$|save_recipe$)/

type Gathering = { store: GatheredStore; model: Model; logger: Logger }

/**
 * Gathers what people said of themselves in passing, after they were answered: each turn once, by its id. What a model can make nothing of is not asked
 * about again, so that it costs no call with each run. A turn that could not be kept is looked at again with the next run, and holds up no other; a run
 * ends where the model is away.
 */
export async function gatherMemories({ store, model, logger }: Gathering): Promise<void> {
  const failed = new Set<string>()
  let kept = 0
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const turns = await store.toldTurns(PAGE_SIZE)
    const untried = turns.filter(({ turn_id: id }) => !failed.has(id))
    for (const turn of untried)
      try {
        const { memories, usage } = await readOrPass(turn, { model, logger })
        kept += await store.keep(turn.turn_id, memories, usage)
      } catch (error) {
        failed.add(turn.turn_id)
        logger.warn({ error, turn_id: turn.turn_id }, 'a turn is gathered from later')
        if (isAway(error)) return
      }
    if (untried.length < PAGE_SIZE) break
  }
  if (kept > 0) logger.info({ schedule: 'gather-memories', kept }, 'a schedule ran')
}

/** What a model fails at because of what was said: it would fail again, whoever waits. */
const OF_THE_MESSAGE: ReadonlySet<string> = new Set<ErrorCode>([
  'MODEL_OUTPUT_INVALID',
  'MODEL_REFUSED',
  'TIMEOUT',
])
const isOfMessage = (error: unknown): boolean =>
  error instanceof AlfredError && OF_THE_MESSAGE.has(error.code)
/** Any other failure of a model is that of all turns. */
const isAway = (error: unknown): boolean =>
  error instanceof AlfredError && (error.code === 'UNAVAILABLE' || error.code.startsWith('MODEL_'))

/** What is longer was pasted: a recipe or a page tells nothing of whoever pastes it. */
const LENGTH_MAX = 1_000
const LINES_MAX = 6

/** Whether there is any sense in asking: a question, a word or two, what is pasted and what a tool has kept tell nothing more. */
export function mayTell({ message, tools }: Pick<ToldTurn, 'message' | 'tools'>): boolean {
  return (
    !tools.some((tool) => KEPT.test(tool)) &&
    message.length <= LENGTH_MAX &&
    message.trim().split('\n').length <= LINES_MAX &&
    !/\?\s*$/.test(message) &&
    message.trim().split(/\s+/).length >= 3
  )
}

type Gathered = {
  memories: Record<string, unknown>[]
  usage: { input_tokens: number; output_tokens: number }
}
const nothing: Gathered = { memories: [], usage: { input_tokens: 0, output_tokens: 0 } }

/** What a turn tells; nothing where the model fails at what was said in it. */
async function readOrPass(
  turn: ToldTurn,
  { model, logger }: Pick<Gathering, 'model' | 'logger'>,
): Promise<Gathered> {
  try {
    return await read(turn, model)
  } catch (error) {
    if (!isOfMessage(error)) throw error
    logger.warn({ error, turn_id: turn.turn_id }, 'nothing could be gathered from a turn')
    return nothing
  }
}

async function read(turn: ToldTurn, model: Model): Promise<Gathered> {
  if (!mayTell(turn)) return nothing
  const { output, call } = await model.generate({
    node: 'gather',
    prompt: 'proactive-worker/gather',
    variables: { message: turn.message },
    situation: { message: turn.message },
    schema: gatheredMemoriesSchema,
    complexity: 'low',
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  })
  return {
    memories: output.memories.flatMap(toMemory),
    usage: { input_tokens: call.input_tokens, output_tokens: call.output_tokens },
  }
}

/** A memory as the database takes it: its subject, key and vector are made by code. */
export function toMemory({ text, kind, subject, keywords }: GatheredMemory): Record<string, unknown>[] {
  const said = text.replace(/\s+/g, ' ').trim()
  if (said === '' || said.length > TEXT_MAX) return []
  const found = subjectOfFact(said)
  return [
    {
      ...{ text: said, kind, keywords: keywords?.slice(0, 300) ?? null, confidence: CONFIDENCE },
      subject: (found.subject ?? subject)?.slice(0, 120) ?? null,
      subject_key: found.key ?? subject?.toLowerCase().slice(0, 200) ?? null,
      vector: loadWordVectors().embed([said, keywords ?? ''].join(' ')),
    },
  ]
}
