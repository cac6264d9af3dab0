import type { Offer, TurnState } from '../state/turn-state.ts'
import { wordsFor } from '../words/words-for.ts'

/**
 * The offer to save what this turn generated, which one yes carries out for all of it; null when nothing is left to be
 * saved, or nobody can save it. "Shall I save it?" is asked by code alone, since only what code has open can be
 * answered with a yes.
 */
export function offerToSave({ agent, artifacts, generated, locale }: TurnState): Offer | null {
  const made = new Set(generated.map(({ ref }) => ref))
  const unsaved = artifacts.filter(({ ref }) => made.has(ref))
  const calls = unsaved.flatMap(({ ref, saved_by }) =>
    saved_by ? [{ tool: saved_by.tool, arguments: { [saved_by.argument]: ref } }] : [],
  )
  const [first, ...others] = calls
  if (!agent || !first || calls.length < unsaved.length) return null
  return {
    kind: 'confirmation',
    version: 1,
    summary: wordsFor(locale).asking.save(unsaved.length),
    data: { saves: unsaved.map(({ label }) => label) },
    options: [],
    waiting: {
      for: 'calls',
      agent,
      offer: { confirm: first, cancel: null, edit: null },
      more: others.map((confirm) => ({ confirm, cancel: null })),
    },
  }
}
