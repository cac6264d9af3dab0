import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { StackError } from '../stack/errors.ts'
import { prepareHome, type Home } from '../stack/home.ts'

type Message = { kind: 'line'; line: string } | { kind: 'failed'; line: string } | { kind: 'ready' }

/** Starts the supervisor as a separate process, shows its progress, and returns when everything is ready. */
export async function startDetached(home: Home, flags: readonly string[]): Promise<void> {
  prepareHome(home)
  const logFile = home.logFile('supervisor')
  const file = openSync(logFile, 'a', 0o600)
  const supervisor = spawn(process.execPath, [join(import.meta.dirname, 'supervisor.ts'), ...flags], {
    detached: true,
    stdio: ['ignore', file, file, 'ipc'],
  })
  closeSync(file)
  const giveUp = () => supervisor.kill('SIGTERM')
  process.once('SIGINT', giveUp).once('SIGTERM', giveUp)
  await new Promise<void>((resolve, reject) => {
    supervisor.on('message', (message: Message) => {
      if (message.kind === 'line') console.log(message.line)
      else if (message.kind === 'failed') reject(new StackError(message.line))
      else resolve()
    })
    supervisor.once('exit', () => reject(new StackError(`Alfred did not start; ${logFile} tells why.`)))
  })
  supervisor.removeAllListeners('exit')
  supervisor.disconnect()
  supervisor.unref()
}
