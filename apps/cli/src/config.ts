import { isSessionMode, modeSchema, type Mode } from '@alfred/contracts'
import { parseArgs } from 'node:util'
import { commands, type CommandName } from './commands.ts'
import { UsageError } from './errors.ts'

/** Where Alfred is and who asks. */
export type Connection = { user: string; url: string; token: string | undefined; isJson: boolean }

export type CliConfig = Connection & {
  /** The message; undefined for the prompt. */
  text: string | undefined
  mode: Mode
  /** The recipe to cook, by its name or a part of it. */
  recipe: string | undefined
  /** True to leave the session instead of sending a message. */
  leaves: boolean
  conversationId: string | undefined
}

export type Environment = Readonly<Record<string, string | undefined>>
export type Options = { values: Record<string, string | boolean | undefined>; words: string[] }

const DAYS_MAX = 366

/** True where the environment wants no colours (https://no-color.org). */
export function wantsColours(environment: Environment = process.env): boolean {
  return !environment['NO_COLOR'] && environment['TERM'] !== 'dumb'
}

/** Reads the options of a conversation: flags first, then the environment, then defaults. @throws UsageError for invalid ones. */
export function readConfig(argv: readonly string[], environment: Environment = process.env): CliConfig {
  const { values, words } = readOptions('chat', argv)
  const mode = modeSchema.safeParse(values['mode'])
  const [recipe, conversation] = [textOf(values['recipe']), textOf(values['conversation'])]
  if (!mode.success) throw new UsageError(`There is no mode "${values['mode']}".`)
  if (values['new'] === true && conversation !== undefined)
    throw new UsageError('--new and --conversation exclude each other.')
  if (recipe !== undefined && mode.data !== 'cook') throw new UsageError('--recipe needs --mode cook.')
  if (values['leave'] === true && (!isSessionMode(mode.data) || words.length > 0))
    throw new UsageError('--leave needs --mode cook or brainstorm, and no text.')
  return {
    ...connectionOf(values, environment),
    ...{ recipe, leaves: values['leave'] === true, mode: mode.data },
    text: words.length === 0 ? undefined : words.join(' '),
    conversationId: values['new'] === true ? 'new' : conversation,
  }
}

/** Where Alfred is: flags first, then the environment, then this machine. */
export function connectionOf(values: Options['values'], environment: Environment = process.env): Connection {
  const here = `http://127.0.0.1:${environment['ALFRED_PORT'] ?? '3000'}`
  return {
    user: textOf(values['user']) ?? 'demo',
    url: textOf(values['url']) ?? environment['ALFRED_URL'] ?? here,
    token: textOf(values['token']) ?? environment['ALFRED_TOKEN'],
    isJson: values['json'] === true,
  }
}

/** Parses the words behind a command by its options. @throws UsageError for what it does not take. */
export function readOptions(name: CommandName, argv: readonly string[]): Options {
  const { options } = commands[name]
  const shape = Object.fromEntries(
    Object.entries(options).map(([option, { type, default: without }]) => [
      option,
      { type, ...(without !== undefined && { default: without }) },
    ]),
  )
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options: shape, allowPositionals: true })
    const given = values as Options['values']
    const wrong = Object.entries(options).find(
      ([option, { values: known }]) =>
        option !== 'mode' &&
        known !== undefined &&
        given[option] !== undefined &&
        !known.includes(String(given[option])),
    )
    if (wrong !== undefined)
      throw new UsageError(`--${wrong[0]} takes ${wrong[1].values?.join(', ')}, not "${given[wrong[0]]}".`)
    return { values: given, words: positionals }
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

/** A number of days, such as `--days 7`. @throws UsageError for one that is none. */
export function daysOf({ values }: Options, without: number): number {
  const told = textOf(values['days'])
  const days = told === undefined ? without : Number(told)
  if (Number.isInteger(days) && days >= 1 && days <= DAYS_MAX) return days
  throw new UsageError(`--days takes a number from 1 to ${DAYS_MAX}, not "${told}".`)
}

export function textOf(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}
