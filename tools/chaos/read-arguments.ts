import { parseArgs } from 'node:util'
import { ANSWER_WITHIN_MS } from './audit/judge-person.ts'
import { ChaosError, toLine } from './errors.ts'
import { faultNames, habitNames } from './faults/catalog.ts'
import type { FaultName, HabitName } from './faults/catalog.ts'
import { victims } from './faults/kill.ts'
import { databaseKinds } from './stack/chaos-stack.ts'
import type { DatabaseKind } from './stack/chaos-stack.ts'

export const usage = `Breaks Alfred while people use it, and holds what they were told against the database.

  npm run chaos                                     100 turns of 8 people, kill -9 of everything
  npm run chaos -- --turns 1000 --faults kill,freeze,wipe,cut,disconnect,keys --database proxied
  npm run chaos -- --turns 500 --strikes kill=50,freeze=20
  npm run chaos -- --seed 42                        the same random numbers again; the moments are the machine's
  npm run chaos -- --control keys                   takes the fence and the stored answers away: must find duplicates
  npm run chaos -- --control tears                  records call by call: must find torn decisions
  npm run chaos -- --crash-points                   kills each service before and after everything it sends or receives
  npm run chaos -- --power-cut                      PostgreSQL and Redis after a power cut (Linux, root)

  --turns N       at least so many turns (100)
  --persons N     people side by side (8)
  --faults LIST   of ${[...faultNames, ...habitNames].join(', ')} (kill)
  --strikes LIST  how often: kill=50,freeze=100 (one kill in 20 turns, one freeze in 50, ...)
  --database D    ${databaseKinds.join(' or ')} (embedded); proxied is reached over a way that loses answers
  --seed N        for the random numbers (of the clock)
  --answer-within N  seconds within which every turn must have ended (30)
  --only LIST     kills these processes alone; with --crash-points: the points of these services
  --sample N      with --crash-points: N points of each service, chosen by the seed

It ends with 0 when nothing is wrong; a control ends with 0 when it found what it must.`

export const controlNames = ['keys', 'tears'] as const
export type ControlName = (typeof controlNames)[number]

/** A run of people under faults. */
export type RunPlan = {
  seed: number
  turns: number
  persons: number
  faults: FaultName[]
  habits: HabitName[]
  strikes: Partial<Record<FaultName, number>>
  /** The processes that are killed; empty for all. */
  only: string[]
  database: DatabaseKind
  /** The time within which every turn must have ended, after it was accepted or after the last fault. */
  answerWithinMs: number
}

export type Request =
  | { command: 'help' }
  | ({ command: 'run' } & RunPlan)
  | ({ command: 'control'; control: ControlName } & RunPlan)
  | {
      command: 'crash-points'
      seed: number
      only: string[]
      sample: number | undefined
      answerWithinMs: number
    }
  | { command: 'power-cut'; seed: number }

/** The default faults of each control, which reveal its defect most reliably. */
const controlUsual: Record<
  string,
  { faults: string; database: DatabaseKind; strikes: string; only: string }
> = {
  keys: { faults: 'kill,freeze,cut', database: 'proxied', strikes: '', only: '' },
  tears: { faults: 'kill', database: 'proxied', strikes: 'kill=20', only: 'orchestrator,orchestrator-2' },
}

const TURNS = 100
const PERSONS = 8

/** Parses the arguments. Throws a ChaosError that says what is wrong with them. */
export function readArguments(given: string[]): Request {
  const values = parse(given)
  if (values.help === true) return { command: 'help' }
  const seed = readNumber('seed', values.seed) ?? Date.now() % 1_000_000
  if (values['power-cut'] === true) return { command: 'power-cut', seed }
  if (values['crash-points'] === true) {
    return {
      command: 'crash-points',
      seed,
      only: list(values.only),
      sample: readNumber('sample', values.sample),
      answerWithinMs: readAnswerWithin(values),
    }
  }
  const plan = readPlan(values, seed)
  return values.control === undefined
    ? { command: 'run', ...plan }
    : { command: 'control', control: oneOf('control', values.control, controlNames), ...plan }
}

type Values = ReturnType<typeof parse>

function parse(given: string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  try {
    return parseArgs({
      args: given,
      options: {
        turns: text,
        persons: text,
        faults: text,
        strikes: text,
        database: text,
        seed: text,
        control: text,
        only: text,
        sample: text,
        'answer-within': text,
        'crash-points': flag,
        'power-cut': flag,
        help: flag,
      },
    }).values
  } catch (error) {
    throw new ChaosError(`${toLine(error)} See --help.`)
  }
}

function readPlan(values: Values, seed: number): RunPlan {
  const all = [...faultNames, ...habitNames]
  const usual = controlUsual[values.control ?? ''] ?? {
    faults: 'kill',
    database: 'embedded',
    strikes: '',
    only: '',
  }
  const wanted = list(values.faults ?? usual.faults).map((name) => oneOf('faults', name, all))
  return {
    seed,
    turns: readNumber('turns', values.turns) ?? TURNS,
    persons: readNumber('persons', values.persons) ?? PERSONS,
    faults: faultNames.filter((name) => wanted.includes(name)),
    habits: habitNames.filter((name) => wanted.includes(name)),
    strikes: readStrikes(values.strikes ?? usual.strikes),
    only: list(values.only ?? usual.only).map((name) => oneOf('only', name, victims)),
    database: oneOf('database', values.database ?? usual.database, databaseKinds),
    answerWithinMs: readAnswerWithin(values),
  }
}

function readAnswerWithin(values: Values): number {
  const seconds = readNumber('answer-within', values['answer-within'])
  return seconds === undefined ? ANSWER_WITHIN_MS : seconds * 1_000
}

function readStrikes(text: string | undefined): Partial<Record<FaultName, number>> {
  return Object.fromEntries(
    list(text).map((part) => {
      const [name = '', count] = part.split('=')
      return [oneOf('strikes', name, faultNames), readNumber('strikes', count ?? '') ?? 0]
    }),
  )
}

const list = (text: string | undefined): string[] => (text ?? '').split(',').filter((part) => part !== '')

function oneOf<Name extends string>(option: string, given: string, known: readonly Name[]): Name {
  const found = known.find((name) => name === given)
  if (found !== undefined) return found
  throw new ChaosError(`--${option} knows ${known.join(', ')}, and not "${given}". See --help.`)
}

function readNumber(option: string, given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  if (/^\d{1,7}$/.test(given) && Number(given) > 0) return Number(given)
  throw new ChaosError(`--${option} wants a whole number above 0, and "${given}" is none. See --help.`)
}
