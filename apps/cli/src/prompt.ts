import { createInterface } from 'node:readline/promises'
import type { Chat } from './chat.ts'
import { exitCodes } from './exit-codes.ts'
import { explain } from './explain.ts'
import { readKey } from './read-key.ts'
import type { Terminal } from './terminal.ts'

/** A conversation at a prompt, until its input ends; that leaves a cook or brainstorm session, too. */
export async function prompt(chat: Chat, terminal: Terminal): Promise<number> {
  const begun = await chat.begin()
  if (begun !== exitCodes.answered) return begun
  const code = terminal.stdin.isTTY === true ? await talk(chat, terminal) : await readLines(chat, terminal)
  const left = await chat.leave().catch((error: unknown) => explain(error, terminal))
  return left === exitCodes.answered ? code : left
}

/** Lines that are piped in, one message each. */
async function readLines(chat: Chat, terminal: Terminal): Promise<number> {
  let code: number = exitCodes.answered
  for await (const line of createInterface({ input: terminal.stdin }))
    if (line.trim() !== '') code = await chat.say(line).catch((error: unknown) => explain(error, terminal))
  return code
}

/** A person at a terminal. A proposal is answered by a key; any other key begins a line. */
async function talk(chat: Chat, terminal: Terminal): Promise<number> {
  const { stdin, stdout, stderr } = terminal
  const said: string[] = []
  let code: number = exitCodes.answered
  stderr.write('Talk to Alfred; Ctrl-D ends it, Ctrl-C stops an answer.\n')
  const answered = async (answer: Promise<number>): Promise<void> => {
    code = await answer.catch((error: unknown) => explain(error, terminal))
  }
  for (;;) {
    let typed = ''
    if (chat.waitsForYes()) {
      stderr.write('[y] yes  [n] no  [any other key] answer in words ')
      const key = await readKey(stdin)
      stderr.write('\n')
      if (key === undefined) return code
      if (key === 'y' || key === 'n') {
        await answered(chat.answer(key === 'y' ? 'confirm' : 'cancel'))
        continue
      }
      // Keys that write nothing, such as arrows, begin an empty line.
      typed = /^[\r\n\u001b]/.test(key) ? '' : key
    }
    const line = await readLine({ stdin, stdout, said, typed })
    if (line === undefined) return code
    if (line.trim() === '') continue
    said.unshift(line)
    await answered(chat.say(line))
  }
}

type Line = Pick<Terminal, 'stdin' | 'stdout'> & { said: string[]; typed: string }

/** A line at the prompt; undefined when the input has ended. */
async function readLine({ stdin, stdout, said, typed }: Line): Promise<string | undefined> {
  const lines = createInterface({ input: stdin, output: stdout, history: [...said], terminal: true })
  try {
    return await new Promise((resolve) => {
      lines.once('close', () => resolve(undefined)).once('SIGINT', () => lines.close())
      lines.question('you> ').then(resolve, () => resolve(undefined))
      if (typed !== '') lines.write(typed)
    })
  } finally {
    lines.close()
  }
}
