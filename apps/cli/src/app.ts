import { createClient } from '@alfred/client'
import { AlfredError } from '@alfred/contracts'
import { createInterface } from 'node:readline/promises'
import type { Readable, Writable } from 'node:stream'
import { inspect } from 'node:util'
import { Chat } from './chat.ts'
import { readConfig, usage } from './config.ts'
import { TokenError, UsageError } from './errors.ts'
import { exitCodes } from './exit-codes.ts'
import { printable, printablePiece } from './printable.ts'
import type { Screen } from './show-turn.ts'

/** What the command uses of its process; tests bring their own. */
export type Terminal = {
  argv: readonly string[]
  stdin: Readable & { isTTY?: boolean }
  stdout: Writable
  stderr: Writable & { isTTY?: boolean }
  mintToken: (user: string) => Promise<string>
}

/** How long to resume: shorter than for a program, because a person is waiting at the prompt. */
const RESUME_FOR_MS = 30_000
/** A supervised gateway is back within this time; if not, nobody has started one. */
const CONNECT_FOR_MS = 6_000

/** Runs the command and gives the exit code of its process. */
export async function runCli(terminal: Terminal): Promise<number> {
  try {
    const config = readConfig(terminal.argv)
    const token = config.token ?? (await terminal.mintToken(config.user))
    const chat = new Chat(
      createClient({ baseUrl: config.url, token, resumeForMs: RESUME_FOR_MS, connectForMs: CONNECT_FOR_MS }),
      config,
      screenOf(terminal),
    )
    if (config.leaves) return await chat.leave()
    return config.text === undefined ? await prompt(chat, terminal) : await chat.say(config.text)
  } catch (error) {
    return explain(error, terminal)
  }
}

async function prompt(chat: Chat, { stdin, stdout, stderr }: Terminal): Promise<number> {
  let code = await chat.begin()
  if (code !== exitCodes.answered) return code
  // Not earlier: lines that arrive before they are read would be lost.
  const lines = createInterface({ input: stdin, output: stdin.isTTY ? stdout : undefined, prompt: 'you> ' })
  if (stdin.isTTY) lines.prompt()
  for await (const line of lines) {
    if (line.trim() !== '') code = await chat.say(line).catch((error: unknown) => explain(error, { stderr }))
    if (stdin.isTTY) lines.prompt()
  }
  // Closing the prompt also leaves the cook or brainstorm session.
  const left = await chat.leave().catch((error: unknown) => explain(error, { stderr }))
  return left === exitCodes.answered ? code : left
}

function screenOf({ stdout, stderr }: Terminal): Screen {
  return {
    write: (text) => void stdout.write(printablePiece(text)),
    writeAside: (text) => void stderr.write(printablePiece(text)),
    clearLine: () => void stderr.write(CLEAR_LINE),
    hasProgressLine: stderr.isTTY ?? false,
  }
}

/** The escape code that clears the line, the only one that this command prints. */
const CLEAR_LINE = '\r\u001b[2K'

const unreachable = new Set(['UNAVAILABLE', 'UNAUTHENTICATED', 'FORBIDDEN'])

function explain(error: unknown, { stderr }: Pick<Terminal, 'stderr'>): number {
  if (error instanceof UsageError) {
    stderr.write(`${printable(error.message)}\n${usage}\n`)
    return exitCodes.usage
  }
  if (error instanceof TokenError || error instanceof AlfredError) {
    const hint =
      error instanceof AlfredError && error.code === 'UNAVAILABLE'
        ? ' Is it running? Start it with: npm start'
        : ''
    stderr.write(`${printable(error.message)}${hint}\n`)
    return error instanceof TokenError || unreachable.has(error.code)
      ? exitCodes.unreachable
      : exitCodes.failed
  }
  // An internal error: printed with its place, without terminal control codes.
  stderr.write(`${printable(inspect(error))}\n`)
  return exitCodes.failed
}
