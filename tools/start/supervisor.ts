// The process behind `npm start -- --detach`: the same supervisor, without a terminal.
import { toLine } from '../stack/errors.ts'
import { locateHome } from '../stack/home.ts'
import { superviseHere } from './supervise-here.ts'

await superviseHere(locateHome(), (error) => {
  if (process.connected) process.send?.({ kind: 'failed', line: toLine(error) })
})
