import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits until no other test file of the run has what is called so, and takes it. The returned function gives it back; a second
 * call of it changes nothing.
 */
export async function takeTurn(folder: string, name: string): Promise<() => Promise<void>> {
  const file = join(folder, `${name}.taken`)
  while (!(await isFirst(file))) await sleep(200)
  let isGivenBack = false
  return async () => {
    if (isGivenBack) return
    isGivenBack = true
    await rm(file)
  }
}

function isFirst(file: string): Promise<boolean> {
  return writeFile(file, '', { flag: 'wx' }).then(
    () => true,
    () => false,
  )
}
