import { AsyncLocalStorage } from 'node:async_hooks'

const turns = new AsyncLocalStorage<string>()
/** How many times each turn is being worked on now. */
const atWork = new Map<string, number>()
const ended = new Set<string>()

/** Runs a function so that everything logged within it carries the turn's id. */
export function inTurn<Result>(turnId: string, run: () => Result): Result {
  atWork.set(turnId, (atWork.get(turnId) ?? 0) + 1)
  const end = (): void => {
    const others = (atWork.get(turnId) ?? 1) - 1
    if (others > 0) return void atWork.set(turnId, others)
    atWork.delete(turnId)
    // Nobody may ask for them: then the oldest are let go.
    if (ended.size >= ENDED_MAX) ended.clear()
    ended.add(turnId)
  }
  try {
    const result = turns.run(turnId, run)
    if (result instanceof Promise) void result.then(end, end)
    else end()
    return result
  } catch (error) {
    end()
    throw error
  }
}

const ENDED_MAX = 1_000

/** The turn that is being worked on here, if any. */
export function currentTurn(): string | undefined {
  return turns.getStore()
}

/** The turns that this process has worked on since this was asked last. */
export function takeTurnsWorkedOn(): string[] {
  const worked = [...new Set([...atWork.keys(), ...ended])]
  ended.clear()
  return worked
}
