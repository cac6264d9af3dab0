import type { CrashStack } from './start-crash-stack.ts'

/** What is done while a service dies: played to its end, and held against what must have come of it. */
export type Scenario = {
  name: string
  /** The n-th time. Returns what is wrong afterwards. */
  play(stack: CrashStack, number: number): Promise<string[]>
}
