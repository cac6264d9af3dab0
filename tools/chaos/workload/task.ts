/** The task of a turn: two changes with amounts that distinguish it from the turns around it. */
export type Task = {
  /** Names the turn in the log and in its message. */
  label: string
  adds: number
  uses: number
  /** The number of decisions: both changes in one, or one for each. */
  steps: 1 | 2
}

/**
 * Added to the amounts each time that the model answers the same step again: a decision that is made again instead of
 * being read from its record shows in the stock.
 */
export const ADDS_PER_ANSWER = 1_000
export const USES_PER_ANSWER = 10

/** Creates the task of a person's n-th turn. */
export function makeTask(person: string, number: number, random: () => number): Task {
  return {
    label: `${person}.${number}`,
    adds: 50 + (number % 89),
    uses: 1 + Math.floor(random() * 9),
    steps: random() < 0.5 ? 1 : 2,
  }
}

export function messageOf({ label, adds, uses, steps }: Task): string {
  return `[${label}] I bought ${adds} eggs and used ${uses} of them, noted in ${steps} part${steps === 1 ? '' : 's'}`
}

const pattern = /\[([\w.-]+)\] I bought (\d+) eggs and used (\d+) of them, noted in ([12]) part/

/** Parses the task from a text that contains its message. */
export function readTask(text: string): Task | undefined {
  const [, label, adds, uses, steps] = pattern.exec(text) ?? []
  if (label === undefined) return undefined
  return { label, adds: Number(adds), uses: Number(uses), steps: steps === '2' ? 2 : 1 }
}
