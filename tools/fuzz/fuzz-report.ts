/** What a run of strange messages came to. */
export type FuzzReport = {
  sent: number
  /** How often each status or code was answered. */
  answers: Record<string, number>
  faults: string[]
}

export function countAnswer(report: FuzzReport, answer: string | number): void {
  report.answers[answer] = (report.answers[answer] ?? 0) + 1
}

/** Runs this many attempts, some at a time, and tells how far it is. */
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
