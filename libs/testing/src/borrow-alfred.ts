import { randomInt } from 'node:crypto'
import { isPortFree } from '@alfred/local-stack'
import { nameOf, withOwnPeople } from './join-alfred.ts'
import type { BorrowedKind } from './join-alfred.ts'
import { onceInRun, testRunFolder } from './once-in-run.ts'
import { findAlfred, startAlfred } from './start-alfred.ts'
import type { Place, TestAlfred } from './start-alfred.ts'
import { takeTurn } from './take-turn.ts'

/** An Alfred that one test file has at a time. */
export type BorrowedAlfred = TestAlfred &
  Ports & {
    /** The settings with which it was started, for a file that stops it and starts it again. */
    settings: Readonly<Record<string, string>>
  }

type Ports = {
  /** The port at which a modelled one asks a model, where the file answers. */
  modelPort: number
  /** The only port of this machine whose pages it may read, where the file serves them. */
  pagePort: number
}

type BorrowedPlace = Place & Ports

/** The key that a modelled one sends to the model, which nobody else is to see. */
export const BORROWED_MODEL_KEY = 'canary-key'

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
    const { alfred, ports } = await startKind(kind)
    return { ...alfred, ...ports, settings: settingsOf(kind, ports) }
  }
  const name = nameOf(kind)
  const giveBack = await takeTurn(folder, name)
  try {
    const place = await onceInRun(folder, name, async (): Promise<BorrowedPlace> => {
      const { alfred, ports } = await startKind(kind)
      return { home: alfred.home, port: Number(new URL(alfred.url).port), ...ports }
    })
    const { home, port, ...ports } = place
    const alfred = await findAlfred({ home, port })
    return {
      ...{ ...alfred, ...ports, keys: withOwnPeople(alfred.keys), settings: settingsOf(kind, ports) },
      stop: giveBack,
    }
  } catch (error) {
    await giveBack()
    throw error
  }
}

async function startKind(kind: BorrowedKind): Promise<{ alfred: TestAlfred; ports: Ports }> {
  const modelPort = await findPort()
  let pagePort = await findPort()
  while (pagePort === modelPort) pagePort = await findPort()
  const ports = { modelPort, pagePort }
  return { alfred: await startAlfred(settingsOf(kind, ports)), ports }
}

function settingsOf(kind: BorrowedKind, { modelPort, pagePort }: Ports): Record<string, string> {
  const pages = { PAGE_PORTS: `80,443,${pagePort}`, PAGE_ADDRESSES_ALLOWED: '127.0.0.1' }
  if (kind === 'plain') return pages
  return {
    ...pages,
    ...{ OPENAI_BASE_URL: `http://127.0.0.1:${modelPort}/v1`, OPENAI_API: 'responses' },
    ...{ OPENAI_API_KEY: BORROWED_MODEL_KEY, STREAMS_PER_PERSON_MAX: '12' },
  }
}

async function findPort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowestPort, highestPort)
    if (await isPortFree(port)) return port
  }
}
