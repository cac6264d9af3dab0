import { chmod, chown, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

export type OtherUser = { uid: number; gid: number }

/** Where root keeps what another user must reach when its own folder lies in a closed one (as below /root). */
const SHARED_FOLDER = '/var/lib/alfred'

/** Makes that folder; only root writes into it, everybody may pass through. */
export async function sharedFolder(): Promise<string> {
  await mkdir(SHARED_FOLDER, { recursive: true, mode: 0o755 })
  await chmod(SHARED_FOLDER, 0o755)
  return SHARED_FOLDER
}

/** Whether any user can enter a folder: it and all above it let others pass. */
export async function isOpenToAll(folder: string): Promise<boolean> {
  const { mode } = await stat(folder)
  const othersMayEnter = (mode & 0o001) !== 0
  const parent = dirname(folder)
  return othersMayEnter && (parent === folder || (await isOpenToAll(parent)))
}

/** Lets others pass through a folder of ours without reading what is in it. */
export async function letPass(folder: string): Promise<void> {
  const { mode } = await stat(folder)
  await chmod(folder, (mode & 0o777) | 0o001)
}

/** Makes a folder that belongs to the user alone; to whoever asks when no user is named. */
export async function makeOwnFolder(folder: string, user: OtherUser | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (user !== undefined) await chown(folder, user.uid, user.gid)
}
