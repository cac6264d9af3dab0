import type { FastifyRequest } from 'fastify'

/**
 * The gateway's address for whoever asks: the public one where it is set, else the one by which they named it, since a client that reached this
 * endpoint reaches the others the same way.
 */
export function addressAsAsked(publicUrl: string | undefined, { host, socket }: FastifyRequest): string {
  if (publicUrl !== undefined) return publicUrl.replace(/\/$/, '')
  const named = `http://${host}`
  return URL.canParse(named) ? new URL(named).origin : `http://127.0.0.1:${socket.localPort}`
}
