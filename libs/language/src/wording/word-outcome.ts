import type { ToolOutcome } from '@alfred/contracts'
import { wordLabel } from './word-label.ts'
import { wordRefusal } from './word-refusal.ts'
import type { Viewer } from './viewer.ts'

/**
 * Words what the database answered to a call, for the viewer: a refusal gets its message, an entity its label. It is
 * done once, where the answer arrives, so that whoever tells of it finds words. Details that do not fit their code are
 * a fault of ours: the message stays the general one, and `onFault` hears of it.
 */
export function wordOutcome(
  outcome: ToolOutcome,
  { viewer, onFault }: { viewer: Viewer; onFault: (error: unknown) => void },
): ToolOutcome {
  if (outcome.ok)
    return {
      ...outcome,
      entities: outcome.entities.map((entity) => ({ ...entity, label: wordLabel(entity, viewer.locale) })),
    }
  try {
    return { ...outcome, error: { ...outcome.error, message: wordRefusal(outcome.error, viewer) } }
  } catch (error) {
    onFault(error)
    return outcome
  }
}
