import { chmod, chown, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

export type OtherUser = { uid: number; gid: number }

/**
 * The folder for files of root that another user must reach, if root's own folder is below a closed one (as /root
 * is).
 */
const SHARED_FOLDER = '/var/lib/alfred'

/** Creates that folder: only root may write into it, everybody may enter it. */
export async function sharedFolder(): Promise<string> {
  await mkdir(SHARED_FOLDER, { recursive: true, mode: 0o755 })
  await chmod(SHARED_FOLDER, 0o755)
  return SHARED_FOLDER
}

/** Can any user enter the folder and all of its parents? */
export async function isOpenToAll(folder: string): Promise<boolean> {
  const { mode } = await stat(folder)
  const othersMayEnter = (mode & 0o001) !== 0
  const parent = dirname(folder)
  return othersMayEnter && (parent === folder || (await isOpenToAll(parent)))
}

/** Lets others enter a folder without listing its content. */
export async function letPass(folder: string): Promise<void> {
  const { mode } = await stat(folder)
  await chmod(folder, (mode & 0o777) | 0o001)
}

/** Creates a folder that only the user may access; the current user if none is given. */
export async function makeOwnFolder(folder: string, user: OtherUser | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (user !== undefined) await chown(folder, user.uid, user.gid)
}
