import { isSessionMode, modeSchema, type Mode } from '@alfred/contracts'
import { parseArgs } from 'node:util'
import { UsageError } from './errors.ts'

export const usage = `Usage: npm run chat -- ["text"] [--user NAME] [--mode plan|quick|create|cook|brainstorm]
                     [--conversation ID | --new] [--url URL] [--token TOKEN]
Without a text it is a prompt that ends with Ctrl-D.
To cook: --mode cook --recipe "part of its name". A prompt leaves cook and brainstorm when it ends; after single
texts leave with --leave.`

export type CliConfig = {
  /** The message; undefined for the prompt. */
  text: string | undefined
  user: string
  mode: Mode
  /** The recipe to cook, by its name or a part of it. */
  recipe: string | undefined
  /** True to leave the session instead of sending a message. */
  leaves: boolean
  conversationId: string | undefined
  url: string
  token: string | undefined
}

type Environment = Readonly<Record<string, string | undefined>>

const options = {
  user: { type: 'string', default: 'demo' },
  mode: { type: 'string', default: 'plan' },
  recipe: { type: 'string' },
  leave: { type: 'boolean', default: false },
  conversation: { type: 'string' },
  new: { type: 'boolean', default: false },
  url: { type: 'string' },
  token: { type: 'string' },
} as const

/** Reads the options: flags first, then the environment, then defaults. @throws UsageError for invalid ones. */
export function readConfig(argv: readonly string[], environment: Environment = process.env): CliConfig {
  const { values, positionals } = parse(argv)
  const mode = modeSchema.safeParse(values.mode)
  if (!mode.success) throw new UsageError(`There is no mode "${values.mode}".`)
  if (values.new && values.conversation !== undefined)
    throw new UsageError('--new and --conversation exclude each other.')
  if (values.recipe !== undefined && mode.data !== 'cook') throw new UsageError('--recipe needs --mode cook.')
  if (values.leave && (!isSessionMode(mode.data) || positionals.length > 0))
    throw new UsageError('--leave needs --mode cook or brainstorm, and no text.')
  return {
    recipe: values.recipe,
    leaves: values.leave,
    text: positionals.length === 0 ? undefined : positionals.join(' '),
    user: values.user,
    mode: mode.data,
    conversationId: values.new ? 'new' : values.conversation,
    url:
      values.url ?? environment['ALFRED_URL'] ?? `http://127.0.0.1:${environment['ALFRED_PORT'] ?? '3000'}`,
    token: values.token ?? environment['ALFRED_TOKEN'],
  }
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}
