import type { ChaosStack } from '../stack/chaos-stack.ts'

/** What a fault has at hand when it strikes. */
export type Strike = {
  stack: ChaosStack
  random: () => number
  /** Counts what was done under a name: 'kill of nats'. */
  note(what: string): void
}

/** One kind of harm, as data: what it needs, how much of it is usual, how it strikes and mends. */
export type Fault = {
  name: string
  summary: string
  /** Why it cannot be done on this stack; undefined if it can. */
  lacking(stack: Pick<ChaosStack, 'wayToDatabase'>): string | undefined
  /** How many strikes for so many turns, unless told. */
  usual(turns: number): number
  /** Whether it waits until the last strike of its kind is mended. */
  isOneAtATime: boolean
  /** Strikes once, and resolves when that is mended. */
  strike(strike: Strike): Promise<void>
}
