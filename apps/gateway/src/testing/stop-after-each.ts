import { afterEach } from '@jest/globals'

/** Gives a function that takes what a test has started; all of it is stopped behind each test, the latest first. */
export function stopAfterEach(): (stop: () => Promise<unknown>) => void {
  const stops: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const stop of stops.splice(0).toReversed()) await stop()
  })
  return (stop) => void stops.push(stop)
}
