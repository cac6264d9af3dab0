import type { ToolOutcome } from '@alfred/contracts'
import { termsFor } from './terms-for.ts'
import { wordLabel } from './word-label.ts'
import { wordRefusal } from './word-refusal.ts'
import { wordsFor } from './words-for.ts'
import type { Viewer } from './viewer.ts'

type Refusal = Extract<ToolOutcome, { ok: false }>['error']

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
    const { error } = outcome
    const message = wordRefusal(error, viewer)
    return { ...outcome, error: { ...error, message, ...wordedOptions(error, viewer.locale) } }
  } catch (error) {
    onFault(error)
    return outcome
  }
}

/** The foods and choices as the sentence names them: what is shown is what is answered. */
function wordedOptions({ code, options }: Refusal, locale: string): Pick<Refusal, 'options'> {
  if (options === undefined) return {}
  if (code === 'AMBIGUOUS_FOOD') return { options: options.map(termsFor(locale).name) }
  const choices: Readonly<Record<string, string>> = wordsFor(locale).saving
  return {
    options: code === 'AMBIGUOUS_SAVING' ? options.map((choice) => choices[choice] ?? choice) : options,
  }
}
