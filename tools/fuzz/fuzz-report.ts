/** The results of a fuzz run. */
export type FuzzReport = {
  sent: number
  /** The number of answers by status or code. */
  answers: Record<string, number>
  faults: string[]
}

export function countAnswer(report: FuzzReport, answer: string | number): void {
  report.answers[answer] = (report.answers[answer] ?? 0) + 1
}

/** Runs this many attempts, several concurrently, and reports the progress. */
export async function repeat(
  times: number,
  attempt: (number: number) => Promise<void>,
  onProgress: (done: number) => void,
): Promise<void> {
  const atOnce = 8
  let next = 0
  const work = async (): Promise<void> => {
    for (let number = next++; number < times; number = next++) {
      await attempt(number)
      if ((number + 1) % 1_000 === 0) onProgress(number + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
