import { AsyncLocalStorage } from 'node:async_hooks'

const turns = new AsyncLocalStorage<string>()
/** How many calls of `inTurn` are active for each turn. */
const atWork = new Map<string, number>()
const ended = new Set<string>()

/** Runs a function so that every log line within it carries the turn's id. */
export function inTurn<Result>(turnId: string, run: () => Result): Result {
  atWork.set(turnId, (atWork.get(turnId) ?? 0) + 1)
  const end = (): void => {
    const others = (atWork.get(turnId) ?? 1) - 1
    if (others > 0) return void atWork.set(turnId, others)
    atWork.delete(turnId)
    // Without a reader the set would grow for ever, so it is cleared.
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

/** The turn that the current code works for, if any. */
export function currentTurn(): string | undefined {
  return turns.getStore()
}

/** The turns that this process has worked on since the last call. */
export function takeTurnsWorkedOn(): string[] {
  const worked = [...new Set([...atWork.keys(), ...ended])]
  ended.clear()
  return worked
}
