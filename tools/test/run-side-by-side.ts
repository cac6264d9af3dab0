/** Runs each of them, so many at a time, in their order. */
export async function runSideBySide<One>(
  all: readonly One[],
  atOnce: number,
  run: (one: One) => Promise<void>,
): Promise<void> {
  const waiting = [...all]
  const runNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await run(next)
  }
  await Promise.all(Array.from({ length: atOnce }, runNext))
}
