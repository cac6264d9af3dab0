import type { CrashStack } from './start-crash-stack.ts'

/** A task during which a service dies: it is played to its end, and its outcome is checked. */
export type Scenario = {
  name: string
  /** Plays it for the n-th time; each turn must end within that time. Returns the defects found afterwards. */
  play(stack: CrashStack, number: number, answerWithinMs: number): Promise<string[]>
}
