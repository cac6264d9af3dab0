// The process behind `npm start -- --detach`: the same supervisor, without a terminal.
import { toLine } from '../stack/errors.ts'
import { locateHome } from '../stack/home.ts'
import { readFlags } from './flags.ts'
import { superviseHere } from './supervise-here.ts'

await superviseHere(locateHome(), {
  ...readFlags(process.argv.slice(2)),
  onFailed: (error) => {
    if (process.connected) process.send?.({ kind: 'failed', line: toLine(error) })
  },
})
