import { AsyncLocalStorage } from 'node:async_hooks'

const turns = new AsyncLocalStorage<string>()

/** Runs a function so that everything logged within it carries the turn's id. */
export function inTurn<Result>(turnId: string, run: () => Result): Result {
  return turns.run(turnId, run)
}

/** The turn that is being worked on here, if any. */
export function currentTurn(): string | undefined {
  return turns.getStore()
}
