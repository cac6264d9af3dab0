import type { Log } from '../repository.ts'
import { inRepository } from '../repository.ts'
import { findOnPath, findUnpacked, type ServerBinary } from './find-server.ts'
import { canUnpackPackages, unpackPackages } from './install-debian-packages.ts'

/** Apart from the servers: it is large, and only tests and pictures need it. */
const folder = inRepository('.servers', 'browser')
/** Without a font of its own a page has no letters. */
const packages = ['chromium', 'fonts-dejavu-core', 'fontconfig-config']
const names = ['chromium', 'chromium-browser', 'google-chrome']

/** Finds Chromium on this machine, or unpacks that of the distribution into the project's folder; undefined where neither can be done. */
export async function ensureBrowser(log: Log): Promise<ServerBinary | undefined> {
  const found = (await findOnPath(names)) ?? (await findOwn())
  if (found !== undefined || !(await canUnpackPackages())) return found
  try {
    await unpackPackages(packages, log, folder)
  } catch (error) {
    log(error instanceof Error ? error.message : String(error))
    return undefined
  }
  return findOwn()
}

/** The unpacked one: its binary and not its starter, which would look for it in the system's folders. */
async function findOwn(): Promise<ServerBinary | undefined> {
  const own = await findUnpacked('lib/chromium/chromium', folder)
  return (
    own && {
      ...own,
      environment: {
        ...own.environment,
        FONTCONFIG_PATH: `${folder}/etc/fonts`,
        XDG_DATA_HOME: `${folder}/usr/share`,
      },
    }
  )
}
