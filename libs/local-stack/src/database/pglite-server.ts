// A process of its own: PGlite (PostgreSQL in WebAssembly) on a TCP port of the loopback interface.
// Started with a data folder and a port; stops cleanly on SIGTERM, so that the folder stays whole.
import { mkdir } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { vector } from '@electric-sql/pglite-pgvector'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { SNAPSHOT_SIGNAL, takeSnapshot } from './snapshot-folder.ts'

const connectionsMax = 50

async function serve(dataFolder: string, port: number): Promise<void> {
  await mkdir(dataFolder, { recursive: true })
  const database = await PGlite.create({
    dataDir: dataFolder,
    extensions: { citext, pg_trgm, pgcrypto, unaccent, vector },
  })
  const server = new PGLiteSocketServer({
    db: database,
    port,
    host: '127.0.0.1',
    maxConnections: connectionsMax,
  })
  await server.start()
  console.log(`PGlite serves ${dataFolder} on 127.0.0.1:${port}`)
  const stop = async () => {
    await server.stop()
    await database.close()
    process.exit(0)
  }
  process.on(SNAPSHOT_SIGNAL, () => {
    try {
      takeSnapshot(dataFolder)
    } catch (error) {
      console.error('The snapshot could not be taken:', error)
    }
  })
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
}

const [dataFolder, port] = process.argv.slice(2)
try {
  await serve(dataFolder ?? '', Number(port))
} catch (error) {
  const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
  console.error(`The database in ${dataFolder} cannot be opened (${reason}). Move it away to start afresh.`)
  process.exit(1)
}
