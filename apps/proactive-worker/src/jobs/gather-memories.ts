import { gatheredMemoriesSchema, type GatheredMemory } from '@alfred/contracts'
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
 * Gathers what people said of themselves in passing, after they were answered: each turn once, by its id. A turn that fails is
 * looked at again with the next run, and holds up no other.
 */
export async function gatherMemories({ store, model, logger }: Gathering): Promise<void> {
  const failed = new Set<string>()
  let kept = 0
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const turns = (await store.toldTurns(PAGE_SIZE)).filter(({ turn_id }) => !failed.has(turn_id))
    for (const turn of turns)
      try {
        const { memories, usage } = await read(turn, model)
        kept += await store.keep(turn.turn_id, memories, usage)
      } catch (error) {
        failed.add(turn.turn_id)
        logger.warn({ error, turn_id: turn.turn_id }, 'nothing could be gathered from a turn')
      }
    if (turns.length < PAGE_SIZE) break
  }
  if (kept > 0) logger.info({ schedule: 'gather-memories', kept }, 'a schedule ran')
}

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

async function read(turn: ToldTurn, model: Model) {
  const nothing = { memories: [], usage: { input_tokens: 0, output_tokens: 0 } }
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
