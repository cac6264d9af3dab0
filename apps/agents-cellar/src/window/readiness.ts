import type { DrinkWindow } from './estimate-window.ts'

export const readinesses = ['not_yet', 'ready', 'soon', 'past', 'unknown'] as const
/** `soon`: its window ends within a year, so it is to be opened before others. */
export type Readiness = (typeof readinesses)[number]

/** How a drink stands to its window on a day. The function private.cellar_readiness says the same; a test holds them together. */
export function readinessOn(today: string, { from, until }: DrinkWindow): Readiness {
  if (from === null && until === null) return 'unknown'
  if (from !== null && today < from) return 'not_yet'
  if (until === null) return 'ready'
  if (today > until) return 'past'
  return until <= `${Number(today.slice(0, 4)) + 1}${today.slice(4)}` ? 'soon' : 'ready'
}
