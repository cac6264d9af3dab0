import { useState } from 'react'
import { findAmountProblem, readThings, type AmountOfFood } from './read-amount.ts'

/** Reads a line of things: one is added at once, several are shown before, and what cannot be is told. */
export function useThings(add: (things: readonly AmountOfFood[]) => void) {
  const [several, setSeveral] = useState<readonly AmountOfFood[]>()
  const [problem, setProblem] = useState<string>()
  const read = (line: string): void => {
    const things = readThings(line)
    const wrong = findAmountProblem(line)
    setProblem(wrong)
    setSeveral(wrong === undefined && things.length > 1 ? things : undefined)
    if (wrong === undefined && things.length === 1) add(things)
  }
  /** What was read holds no more once the line is another. */
  const forget = (): void => {
    setProblem(undefined)
    setSeveral(undefined)
  }
  return { several, problem, read, forget, setSeveral }
}
