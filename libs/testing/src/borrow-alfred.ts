import { randomInt } from 'node:crypto'
import { isPortFree } from '@alfred/local-stack'
import { nameOf, withOwnPeople } from './join-alfred.ts'
import { onceInRun, testRunFolder } from './once-in-run.ts'
import { findAlfred, startAlfred } from './start-alfred.ts'
import type { Place, TestAlfred } from './start-alfred.ts'
import { takeTurn } from './take-turn.ts'

/** An Alfred that asks a model at this port, where the test that has it at the moment answers. */
export type BorrowedAlfred = TestAlfred & { modelPort: number }

type ModelledPlace = Place & { modelPort: number }

// Below the ports that other tests choose from: nobody listens there between two tests.
const lowestPort = 18_000
const highestPort = 20_000

/**
 * Returns an Alfred with a model that all test files of a run use one after the other, since each answers as the model: the
 * caller has it alone until its `stop`, and listens at `modelPort`. The first caller starts it; it ends with the run.
 */
export async function borrowAlfred(): Promise<BorrowedAlfred> {
  const folder = testRunFolder()
  if (folder === undefined) {
    const { alfred, modelPort } = await startModelled()
    return { ...alfred, modelPort }
  }
  const name = nameOf('borrowed')
  const giveBack = await takeTurn(folder, name)
  try {
    const place = await onceInRun(folder, name, async (): Promise<ModelledPlace> => {
      const { alfred, modelPort } = await startModelled()
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

async function startModelled(): Promise<{ alfred: TestAlfred; modelPort: number }> {
  const modelPort = await findModelPort()
  const alfred = await startAlfred({
    OPENAI_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
    OPENAI_API_KEY: 'key',
  })
  return { alfred, modelPort }
}

async function findModelPort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowestPort, highestPort)
    if (await isPortFree(port)) return port
  }
}
