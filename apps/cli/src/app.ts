import { createClient, type Client } from '@alfred/client'
import { Chat } from './chat.ts'
import { helpText, isCommand, type CommandName } from './commands.ts'
import { completionFor, shells, type Shell } from './completion.ts'
import { connectionOf, readConfig, readOptions, type Connection } from './config.ts'
import { UsageError } from './errors.ts'
import { exitCodes } from './exit-codes.ts'
import { explain } from './explain.ts'
import { printable } from './printable.ts'
import { prompt } from './prompt.ts'
import { hasColours, screenOf, silentScreen } from './screen.ts'
import {
  showChanges,
  showDiary,
  showList,
  showPlan,
  showStock,
  type Showing,
  type Shown,
} from './show-rows.ts'
import { findTrace, tellTrace } from './show-trace.ts'
import type { Terminal } from './terminal.ts'
import { watchChanges } from './watch.ts'

/** How long to resume: shorter than for a program, because a person is waiting at the prompt. */
const RESUME_FOR_MS = 30_000
/** A supervised gateway is back within this time; if not, nobody has started one. */
const CONNECT_FOR_MS = 6_000

/** Runs a command and gives the exit code of its process; words that name none are said to Alfred. */
export async function runCli(terminal: Terminal): Promise<number> {
  const [first, ...rest] = terminal.argv
  try {
    return isCommand(first) ? await runCommand(first, rest, terminal) : await chat(terminal.argv, terminal)
  } catch (error) {
    return explain(error, terminal)
  }
}

const rowsOf: Partial<Record<CommandName, (showing: Showing) => Promise<Shown>>> = {
  stock: showStock,
  list: showList,
  plan: showPlan,
  diary: showDiary,
  changes: showChanges,
}

async function runCommand(name: CommandName, argv: readonly string[], terminal: Terminal): Promise<number> {
  if (name === 'chat') return chat(argv, terminal)
  const options = readOptions(name, argv)
  const show = rowsOf[name]
  if (name === 'help') return print(terminal, `${helpText()}\n`)
  if (name === 'completion') return print(terminal, completionFor(shellOf(options.words)))
  const connection = connectionOf(options.values)
  const client = await connect(connection, terminal)
  if (name === 'watch') return watch(client, connection, terminal)
  if (name === 'trace') {
    const trace = await findTrace(client, options.words[0])
    return print(terminal, connection.isJson ? json(trace) : `${printable(tellTrace(trace))}\n`)
  }
  if (show === undefined) throw new UsageError(`There is no command "${name}".`)
  const { rows, text } = await show({ client, options, today: today(), hasColours: hasColours(terminal) })
  return print(terminal, connection.isJson ? json(rows) : `${text}\n`)
}

async function connect({ url, user, token }: Connection, { mintToken }: Terminal): Promise<Client> {
  const bearer = token ?? (await mintToken(user))
  return createClient({
    baseUrl: url,
    token: bearer,
    resumeForMs: RESUME_FOR_MS,
    connectForMs: CONNECT_FOR_MS,
  })
}

async function chat(argv: readonly string[], terminal: Terminal): Promise<number> {
  const config = readConfig(argv)
  const screen = config.isJson ? silentScreen : screenOf(terminal)
  const conversation = new Chat(await connect(config, terminal), config, {
    screen,
    onInterrupt: terminal.onInterrupt,
    onDone: (done) => {
      if (config.isJson) print(terminal, json(done))
    },
  })
  if (config.leaves) return conversation.leave()
  return config.text === undefined ? prompt(conversation, terminal) : conversation.say(config.text)
}

async function watch(client: Client, { isJson }: Connection, terminal: Terminal): Promise<number> {
  const ending = new AbortController()
  const release = terminal.onInterrupt?.(() => ending.abort())
  try {
    for await (const { event, lines } of watchChanges(client, ending.signal))
      print(
        terminal,
        isJson ? `${JSON.stringify(event)}\n` : lines.map((line) => `${printable(line)}\n`).join(''),
      )
  } finally {
    release?.()
  }
  return exitCodes.answered
}

function shellOf([shell]: readonly string[]): Shell {
  const known = shells.find((name) => name === shell)
  if (known === undefined) throw new UsageError(`completion takes ${shells.join(', ')}.`)
  return known
}

function print({ stdout }: Terminal, text: string): number {
  stdout.write(text)
  return exitCodes.answered
}

/** JSON has no control character as it is, so that it needs no cleaning. */
function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

/** The day that it is where the person is. */
function today(): string {
  const { year, month, day } = Object.fromEntries(
    new Intl.DateTimeFormat('en', { year: 'numeric', month: '2-digit', day: '2-digit' })
      .formatToParts(new Date())
      .map(({ type, value }) => [type, value]),
  )
  return `${year}-${month}-${day}`
}
