import { mkdir, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runToEnd } from '@alfred/local-stack'
import { ChaosError } from '../errors.ts'

const BYTES = 512 * 1024 * 1024

/**
 * A disk of its own: an ext4 file system in a mounted file. Data that was not synced is in memory and not in the
 * file.
 */
export type Volume = {
  folder: string
  /** Returns the disk as a power cut would leave it now: a copy of its file, mounted elsewhere. */
  cutPower(name: string): Promise<Volume>
  unmount(): Promise<void>
}

/** The reason why such disks are impossible here; undefined if they are possible. */
export function lackingForVolumes(): string | undefined {
  if (process.platform !== 'linux') return `it needs Linux, and this is ${process.platform}`
  return process.getuid?.() === 0 ? undefined : 'it needs root, to mount a file as a disk'
}

export async function createVolume(parent: string, name: string): Promise<Volume> {
  const image = join(parent, `${name}.img`)
  await writeFile(image, '')
  await truncate(image, BYTES)
  await run('mkfs.ext4', ['-q', image])
  return mount(parent, name)
}

async function mount(parent: string, name: string): Promise<Volume> {
  const image = join(parent, `${name}.img`)
  const folder = join(parent, name)
  await mkdir(folder)
  await run('mount', ['-o', 'loop', image, folder])
  return {
    folder,
    cutPower: async (copy) => {
      await run('cp', ['--sparse=always', image, join(parent, `${copy}.img`)])
      return mount(parent, copy)
    },
    unmount: async () => {
      await run('umount', [folder])
      await rm(image)
    },
  }
}

async function run(command: string, given: string[]): Promise<void> {
  if ((await runToEnd(command, given)) === undefined)
    throw new ChaosError(`${command} ${given.join(' ')} failed.`)
}
