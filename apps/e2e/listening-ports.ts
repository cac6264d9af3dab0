import { readdir, readFile, readlink } from 'node:fs/promises'

const LISTENING = '0A'

/** The TCP ports on which a process listens, from /proc (proc_pid_net(5)). */
export async function listeningPorts(pid: number): Promise<number[]> {
  const sockets = await socketsOf(pid)
  const tables = await Promise.all(
    ['tcp', 'tcp6'].map((name) => readFile(`/proc/${pid}/net/${name}`, 'utf8').catch(() => '')),
  )
  return tables
    .flatMap((table) => table.trim().split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state, , , , , , inode = '']) => state === LISTENING && sockets.has(`socket:[${inode}]`))
    .map(([, local = '']) => Number.parseInt(local.split(':').at(-1) ?? '', 16))
}

async function socketsOf(pid: number): Promise<ReadonlySet<string>> {
  const files = await readdir(`/proc/${pid}/fd`)
  // A file may be closed between the two reads.
  const targets = files.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => ''))
  return new Set(await Promise.all(targets))
}
