import type { ChaosStack } from '../stack/chaos-stack.ts'

/** What a fault can use when it strikes. */
export type Strike = {
  stack: ChaosStack
  random: () => number
  /** Counts an action by its name: 'kill of nats'. */
  note(what: string): void
}

/** A kind of fault as data: its requirements, its usual frequency, and how it strikes and recovers. */
export type Fault = {
  name: string
  summary: string
  /** The reason why it is impossible on this stack; undefined if it is possible. */
  lacking(stack: Pick<ChaosStack, 'wayToDatabase'>): string | undefined
  /** The default number of strikes for a number of turns. */
  usual(turns: number): number
  /** Does it wait until the previous strike of its kind is over? */
  isOneAtATime: boolean
  /** Strikes once, and resolves when the effect is over. */
  strike(strike: Strike): Promise<void>
}
