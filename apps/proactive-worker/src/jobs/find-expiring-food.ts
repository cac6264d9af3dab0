import type { ExpiryCandidate, NewSuggestion, SuggestionStore } from '@alfred/db/proactive'
import { daysBetween, endOfDay, sayWhen } from '@alfred/noticing'
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

/** Makes the suggestion for a lot; lot and date form its key, so that repeats make no second one. */
export function toSuggestion(lot: ExpiryCandidate): NewSuggestion {
  return {
    user_id: lot.user_id,
    kind: 'expiry',
    dedupe_key: `expiry:${lot.lot_id}:${lot.expires_on}`,
    // A food may be one or many ("milk", "oat cakes"): the words fit both.
    reason: `The ${lot.food}${whereItIs(lot)} ${lot.is_estimated ? 'usually keeps until' : 'will expire'} ${whenItExpires(lot)}.`,
    action: `${whatGoesWith(lot)}Shall I look for a dish with the ${lot.food}?`,
    request: `what can I cook with ${lot.food}?`,
    subject: lot.food.slice(0, 120),
    entities: [{ type: 'lot', id: lot.lot_id }],
    // What has its last day today matters most.
    rank: daysBetween(lot.today, lot.expires_on) <= 0 ? 0.75 : 0.65,
    due_on: lot.expires_on,
    valid_until: endOfDay(lot.expires_on),
  }
}

function whatGoesWith({ goes_with: others }: ExpiryCandidate): string {
  return others.length === 0 ? '' : `You have ${others.join(' and ')}, which would go with it. `
}

function whereItIs({ location }: ExpiryCandidate): string {
  if (location === 'other') return ''
  return location === 'counter' ? ' on the counter' : ` in the ${location}`
}

function whenItExpires({ expires_on: day, today, is_estimated: isEstimated }: ExpiryCandidate): string {
  return daysBetween(today, day) < 2 || isEstimated ? sayWhen(day, today) : `on ${sayWhen(day, today)}`
}
