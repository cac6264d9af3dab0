import { randomInt } from 'node:crypto'
import { isPortFree } from '@alfred/local-stack'
import { nameOf, withOwnPeople } from './join-alfred.ts'
import type { BorrowedKind } from './join-alfred.ts'
import { onceInRun, testRunFolder } from './once-in-run.ts'
import { findAlfred, startAlfred } from './start-alfred.ts'
import type { Place, TestAlfred } from './start-alfred.ts'
import { takeTurn } from './take-turn.ts'

/** An Alfred that one test file has at a time. It may ask a model at this port, where that file answers. */
export type BorrowedAlfred = TestAlfred & { modelPort: number }

type BorrowedPlace = Place & { modelPort: number }

// Below the ports that other tests choose from: nobody listens there between two tests.
const lowestPort = 18_000
const highestPort = 20_000

/**
 * Returns an Alfred that all test files of a run use one after the other: the caller has it alone until its `stop`, may stop services
 * of it, and answers as the model of a modelled one at `modelPort`; a plain one has no model. The first caller
 * starts it; it ends with the run.
 */
export async function borrowAlfred(kind: BorrowedKind): Promise<BorrowedAlfred> {
  const folder = testRunFolder()
  if (folder === undefined) {
    const { alfred, modelPort } = await startKind(kind)
    return { ...alfred, modelPort }
  }
  const name = nameOf(kind)
  const giveBack = await takeTurn(folder, name)
  try {
    const place = await onceInRun(folder, name, async (): Promise<BorrowedPlace> => {
      const { alfred, modelPort } = await startKind(kind)
      return { home: alfred.home, port: Number(new URL(alfred.url).port), modelPort }
    })
    const alfred = await findAlfred(place)
    return {
      ...{ ...alfred, keys: withOwnPeople(alfred.keys), modelPort: place.modelPort },
      stop: giveBack,
    }
  } catch (error) {
    await giveBack()
    throw error
  }
}

async function startKind(kind: BorrowedKind): Promise<{ alfred: TestAlfred; modelPort: number }> {
  const modelPort = await findModelPort()
  const model = { OPENAI_BASE_URL: `http://127.0.0.1:${modelPort}/v1`, OPENAI_API_KEY: 'key' }
  return { alfred: await startAlfred(kind === 'plain' ? {} : model), modelPort }
}

async function findModelPort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowestPort, highestPort)
    if (await isPortFree(port)) return port
  }
}
