import type { AgentCandidate, NewSuggestion, SuggestionStore } from '@alfred/db/proactive'
import { sayDate } from '@alfred/language'
import type { Logger } from '@alfred/observability'

const PAGE_SIZE = 500
/** A guard: an agent's part of a run ends with its first incomplete page, and after this many pages in any case. */
const PAGES_MAX = 1_000
const SCHEDULE = 'agent-suggestions'

type Store = Pick<SuggestionStore, 'suggestingAgents' | 'agentCandidates' | 'store'>

/** Asks each agent that suggests something what is due, and stores it in its words (spec S8). One that fails keeps no other from being heard. */
export async function findAgentSuggestions(
  { fireAt }: { fireAt: string },
  { store, logger }: { store: Store; logger: Logger },
): Promise<void> {
  let stored = 0
  for (const domain of await store.suggestingAgents()) {
    try {
      stored += await hear(domain, { fireAt, store })
    } catch (error) {
      logger.error({ error, domain }, 'what an agent suggests could not be stored')
    }
  }
  await store.store({ schedule: SCHEDULE, fireAt, suggestions: [], isFinal: true })
  logger.info({ schedule: SCHEDULE, fire_at: fireAt, stored }, 'a schedule ran')
}

async function hear(domain: string, { fireAt, store }: { fireAt: string; store: Store }): Promise<number> {
  let after: string | null = null
  let stored = 0
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const candidates: AgentCandidate[] = await store.agentCandidates({
      domain,
      fireAt,
      after,
      limit: PAGE_SIZE,
    })
    const suggestions = candidates.filter(({ is_known: isKnown }) => !isKnown).map(toSuggestion)
    if (suggestions.length > 0)
      stored += await store.store({ schedule: SCHEDULE, fireAt, suggestions, isFinal: false })
    after = candidates.at(-1)?.id ?? null
    if (candidates.length < PAGE_SIZE) break
  }
  return stored
}

/** Makes the suggestion of what an agent has to say: its sentences with the values in their places, days as the person says them. */
export function toSuggestion(candidate: AgentCandidate): NewSuggestion {
  const { id, entity_type: type, values, locale, due_on: dueOn, request, subject } = candidate
  const fill = (sentence: string): string =>
    sentence.replaceAll(/\{([a-z_]+)\}/g, (place, name: string) => {
      const value = values[name]
      if (value === undefined) return place
      return isDay(value) ? sayDate(value, { locale, today: dueOn }) : String(value)
    })
  return {
    user_id: candidate.user_id,
    kind: candidate.kind,
    dedupe_key: candidate.dedupe_key,
    reason: fill(candidate.reason).slice(0, 500),
    action: fill(candidate.action).slice(0, 500),
    ...(request !== null && { request }),
    ...(subject !== null && { subject }),
    ...(type !== null && { entities: [{ type, id }] }),
    rank: candidate.rank,
    due_on: dueOn,
    valid_until: candidate.valid_until,
  }
}

function isDay(value: string | number): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
}
