import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StackError, toLine } from '../stack/errors.ts'

/** The containers that let others in over TLS, each with a certificate of its own. */
const serving = ['nats', 'postgres', 'proxy']

/** Adds to each container the authority that it trusts, and to those that serve their certificate and its key. */
export async function addCertificates(
  folder: string,
  holders: readonly { name: string; files: Record<string, string> }[],
): Promise<void> {
  const read = (file: string): Promise<string> =>
    readFile(join(folder, file), 'utf8').catch((error: unknown) => {
      throw new StackError(`The certificates lack ${file}: ${toLine(error)}`, { cause: error })
    })
  const authority = await read('authority.pem')
  for (const { name, files } of holders) {
    files['authority.pem'] = authority
    if (!serving.includes(name)) continue
    files['certificate.pem'] = await read(`${name}.pem`)
    files['certificate.key'] = await read(`${name}.key`)
  }
}
