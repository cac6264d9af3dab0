import { createClient, type Client } from '@alfred/client'
import { AlfredError, type Pending } from '@alfred/contracts'
import { createInterface } from 'node:readline/promises'
import type { Readable, Writable } from 'node:stream'
import { readConfig, usage, type CliConfig } from './config.ts'
import { TokenError, UsageError } from './errors.ts'
import { showTurn, type Screen } from './show-turn.ts'

/** What the command takes from its process; tests bring their own. */
export type Terminal = {
  argv: readonly string[]
  stdin: Readable & { isTTY?: boolean }
  stdout: Writable
  stderr: Writable & { isTTY?: boolean }
  mintToken: (user: string) => Promise<string>
}

/** Somebody is looking at the prompt: shorter than what a program would wait. */
const RESUME_FOR_MS = 30_000
/** A supervised gateway is back well within this; longer means that nobody has started one. */
const CONNECT_FOR_MS = 6_000

export const exitCodes = { answered: 0, failed: 1, usage: 2, unreachable: 3 } as const

/** Runs the command and says with which code its process should end. */
export async function runCli(terminal: Terminal): Promise<number> {
  try {
    const config = readConfig(terminal.argv)
    const token = config.token ?? (await terminal.mintToken(config.user))
    const chat = new Chat(
      createClient({ baseUrl: config.url, token, resumeForMs: RESUME_FOR_MS, connectForMs: CONNECT_FOR_MS }),
      config,
      terminal,
    )
    return config.text === undefined ? await prompt(chat, terminal) : await chat.say(config.text)
  } catch (error) {
    return explain(error, terminal)
  }
}

async function prompt(chat: Chat, { stdin, stdout, stderr }: Terminal): Promise<number> {
  const lines = createInterface({ input: stdin, output: stdin.isTTY ? stdout : undefined, prompt: 'you> ' })
  let code: number = exitCodes.answered
  if (stdin.isTTY) lines.prompt()
  for await (const line of lines) {
    if (line.trim() !== '') code = await chat.say(line).catch((error: unknown) => explain(error, { stderr }))
    if (stdin.isTTY) lines.prompt()
  }
  return code
}

/** One conversation, and what it waits for. */
class Chat {
  readonly #client: Client
  readonly #config: CliConfig
  readonly #screen: Screen
  #conversationId: string | undefined
  #pending: Pending | null = null
  #isLabelled = false

  constructor(client: Client, config: CliConfig, { stdout, stderr }: Terminal) {
    this.#client = client
    this.#config = config
    this.#conversationId = config.conversationId
    this.#screen = {
      write: (text) => void stdout.write(text),
      writeAside: (text) => void stderr.write(text),
      hasProgressLine: stderr.isTTY ?? false,
    }
  }

  async say(line: string): Promise<number> {
    const events = this.#client.chat({
      message: this.#optionNumbered(line) ?? line,
      mode: this.#config.mode,
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(this.#conversationId !== undefined && { conversation_id: this.#conversationId }),
    })
    const done = await showTurn(events, this.#screen)
    this.#conversationId = done.conversation_id
    this.#pending = done.pending
    if (done.model_provider === 'offline' && !this.#isLabelled) {
      this.#screen.writeAside('(answered by offline rules; set OPENAI_API_KEY to talk to a language model)\n')
      this.#isLabelled = true
    }
    return done.status === 'failed' || done.status === 'cancelled' ? exitCodes.failed : exitCodes.answered
  }

  /** "2" is the second option of what was asked, in its own words. */
  #optionNumbered(line: string): string | undefined {
    return /^\d+$/.test(line.trim()) ? this.#pending?.options[Number(line) - 1]?.label : undefined
  }
}

const unreachable = new Set(['UNAVAILABLE', 'UNAUTHENTICATED', 'FORBIDDEN'])

function explain(error: unknown, { stderr }: Pick<Terminal, 'stderr'>): number {
  if (error instanceof UsageError) {
    stderr.write(`${error.message}\n${usage}\n`)
    return exitCodes.usage
  }
  if (error instanceof TokenError || error instanceof AlfredError) {
    const hint =
      error instanceof AlfredError && error.code === 'UNAVAILABLE'
        ? ' Is it running? Start it with: npm start'
        : ''
    stderr.write(`${error.message}${hint}\n`)
    return error instanceof TokenError || unreachable.has(error.code)
      ? exitCodes.unreachable
      : exitCodes.failed
  }
  throw error
}
