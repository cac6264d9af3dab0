import { fork } from 'node:child_process'
import { inRepository } from '@alfred/local-stack'

/** What of everything holds. */
type Verdict = { lint: boolean; types: boolean }

let begun: Promise<Verdict> | undefined

const nothingHolds: Verdict = { lint: false, types: false }

/** Lints everything and checks its types once it is prepared, in one process for both: most of the work is the same. */
export function checkWhole(prepare: () => Promise<boolean>): Promise<Verdict> {
  begun ??= prepare().then((isPrepared) => (isPrepared ? runCheck() : nothingHolds))
  return begun
}

/** The verdict of a check that has begun in this run; undefined where none has. */
export function checkBegun(): Promise<Verdict> | undefined {
  return begun
}

function runCheck(): Promise<Verdict> {
  const child = fork(inRepository('tools', 'lint', 'check-whole.ts'), {
    cwd: inRepository(),
    env: { ...process.env, NX_DAEMON: 'false' },
  })
  return new Promise((resolve) => {
    // Without a verdict nothing is known to hold.
    let verdict = nothingHolds
    child.once('message', (message) => {
      verdict = message as Verdict
    })
    child.once('close', () => resolve(verdict))
  })
}
