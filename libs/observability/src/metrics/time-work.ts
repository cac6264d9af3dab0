import { codeOf } from './code-of.ts'

/** How a piece of work ended: in seconds, with the code of its error. */
export type Measured = { seconds: number; errorType: string }

/** The `error_type` of what did not fail. */
export const NO_ERROR = 'none'

/** Runs work and tells how long it took and how it ended; a failure is told and thrown on. */
export async function timeWork<Result>(
  run: () => Promise<Result>,
  tell: (measured: Measured) => void,
): Promise<Result> {
  const startedAt = performance.now()
  const end = (errorType: string): void => tell({ seconds: secondsSince(startedAt), errorType })
  try {
    const result = await run()
    end(NO_ERROR)
    return result
  } catch (error) {
    end(codeOf(error))
    throw error
  }
}

/** The seconds since a moment of `performance.now()`. */
export function secondsSince(startedAt: number): number {
  return (performance.now() - startedAt) / 1_000
}
