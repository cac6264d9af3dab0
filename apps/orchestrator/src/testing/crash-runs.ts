import { expect } from '@jest/globals'
import { play } from './play.ts'
import { replyText } from './reply-text.ts'
import type { Scenario } from './scenarios.ts'

const commandsByName = new Map<string, string[]>()

/** The commands that agents receive when nothing crashes. */
async function commandsOf(scenario: Scenario): Promise<string[]> {
  const known = commandsByName.get(scenario.name)
  if (known) return known
  const { world } = await play(scenario)
  const commands = [...world.commands].toSorted()
  commandsByName.set(scenario.name, commands)
  return commands
}

/** Plays a scenario and crashes the process that reaches one of these points; gives the number of crashes. */
export async function playWithCrashes(
  scenario: Scenario,
  crashAt: readonly number[],
  limits: Scenario['limits'] = {},
): Promise<number> {
  let crashes = 0
  const { world, jobs, turnIds, replays } = await play(scenario, {
    limits,
    onPoint: ({ index }) => {
      const isCrash = crashAt.includes(index)
      if (isCrash) crashes += 1
      return isCrash
    },
  })
  const { expected } = scenario
  const end = {
    crashAt,
    labels: crashAt.map((index) => world.points[index]?.label),
    statuses: jobs.map(({ status }) => status),
    responses: jobs.map(({ response }) => response),
    stock: world.stock(),
    dishes: world.dishes().map(({ name }) => name),
    effects: world.effects(),
    told: turnIds.map((turnId, index) => replyText(world.live(turnId), replays[index] ?? [])),
    openSuggestions: world.openSuggestions().length,
    commands: [...world.commands].toSorted(),
  }
  expect(end).toEqual({
    crashAt,
    labels: end.labels,
    dishes: [],
    ...expected,
    told: expected.responses,
    openSuggestions: 0,
    // A process that takes the turn over folds the records and sends the same commands.
    commands: await commandsOf(scenario),
  })
  return crashes
}

/** Worlds share nothing, so they run in parallel: waiting for an agent to come back costs no time. */
export async function inParallel(runs: readonly (() => Promise<number>)[]): Promise<number[]> {
  const counts: number[] = []
  for (let first = 0; first < runs.length; first += 60) {
    counts.push(...(await Promise.all(runs.slice(first, first + 60).map((run) => run()))))
  }
  return counts
}

/** How many points a scenario has at which a process can crash. */
export async function pointsOf(scenario: Scenario, limits: Scenario['limits'] = {}): Promise<number> {
  return (await play(scenario, { limits })).world.points.length
}

/** A generous timeout: other work may slow the machine down. */
export const CRASH_RUNS_MS = 180_000
