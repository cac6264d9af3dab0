import type { ExpiryCandidate, NewSuggestion, SuggestionStore } from '@alfred/db/proactive'
import { daysBetween, endOfDay, sayingIn } from '@alfred/noticing'
import type { Logger } from '@alfred/observability'

const PAGE_SIZE = 500
/** A guard: a run ends with its first incomplete page, and after this many pages in any case. */
const PAGES_MAX = 1_000

/** Finds food that expires soon and stores one suggestion for each lot and date (spec S8). */
export async function findExpiringFood(
  run: { fireAt: string; daysAhead: number },
  { store, logger }: { store: Pick<SuggestionStore, 'expiryCandidates' | 'store'>; logger: Logger },
): Promise<void> {
  let after: string | null = null
  let stored = 0
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const candidates: ExpiryCandidate[] = await store.expiryCandidates({
      fireAt: run.fireAt,
      days: run.daysAhead,
      after,
      limit: PAGE_SIZE,
    })
    const isFinal = candidates.length < PAGE_SIZE
    stored += await store.store({
      schedule: 'expiry-alerts',
      fireAt: run.fireAt,
      suggestions: candidates.map(toSuggestion),
      isFinal,
    })
    after = candidates.at(-1)?.lot_id ?? null
    if (isFinal) break
  }
  logger.info({ schedule: 'expiry-alerts', fire_at: run.fireAt, stored }, 'a schedule ran')
}

/** Makes the suggestion for a lot, in its person's language; lot and date form its key, so that repeats make no second one. */
export function toSuggestion(lot: ExpiryCandidate): NewSuggestion {
  const { food, location, today, expires_on: day, is_estimated: isEstimated, goes_with: others } = lot
  const { words, name, inPlace, when } = sayingIn(lot.locale)
  return {
    user_id: lot.user_id,
    kind: 'expiry',
    dedupe_key: `expiry:${lot.lot_id}:${day}`,
    reason: words.expires({
      ...{ food: name(food), place: location === 'other' ? null : inPlace(location) },
      ...{ isEstimated, day: when(day, today) },
    }),
    action: [
      ...(others.length === 0 ? [] : [words.goesWith(others.map(name))]),
      words.lookForDish(name(food)),
    ].join(' '),
    request: `what can I cook with ${food}?`,
    subject: food.slice(0, 120),
    entities: [{ type: 'lot', id: lot.lot_id }],
    // What has its last day today matters most.
    rank: daysBetween(today, day) <= 0 ? 0.75 : 0.65,
    due_on: day,
    valid_until: endOfDay(day),
  }
}
