import { readdirSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import staticFiles from '@fastify/static'
import { ConfigError } from '@alfred/service-kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

const FIRST_PAGE = 'index.html'
const YEAR_SECONDS = 365 * 86_400

/** What the web client may load: its own files, and pictures that it makes itself. No script and no style stands in a page. */
const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** What its pages may use of the device; all else is refused to them and to what they would embed. */
const permissions = {
  ...{ camera: '(self)', microphone: '(self)', 'screen-wake-lock': '(self)' },
  ...{ geolocation: '()', payment: '()', usb: '()', serial: '()', midi: '()', hid: '()' },
}

const pageHeaders = {
  'content-security-policy': contentPolicy,
  'permissions-policy': Object.entries(permissions)
    .map(([name, allowed]) => `${name}=${allowed}`)
    .join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

/** Headers of every answer, so that no browser takes it for something else, or lets another site load it. */
const answerHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}

/**
 * Serves the built web client from the folder WEB_FILES, if it is set: the files that are there when the gateway starts and no others, so
 * that no address can lead out of the folder. Addresses of pages get the first page, which shows what they name.
 */
export function registerWebFiles(
  app: FastifyInstance,
  { WEB_FILES: given, PUBLIC_URL: publicUrl }: Config,
  notFound: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(answerHeaders)
    if (publicUrl?.startsWith('https:'))
      void reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`)
  })
  if (given === undefined) {
    app.setNotFoundHandler(notFound)
    return
  }
  const folder = resolve(given)
  const files = filesIn(folder)
  if (!files.has(FIRST_PAGE))
    throw new ConfigError(`WEB_FILES is set to ${folder}, where there is no ${FIRST_PAGE}.`)
  void app.register(staticFiles, {
    ...{ root: folder, index: false, wildcard: false, dotfiles: 'ignore', redirect: false },
    allowedPath: (path) => files.has(path.replace(/^\//, '')),
    // Compressed once, when the client is built: `app.js.br` and `app.js.gz` beside `app.js`.
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.headers(pageHeaders).header('cache-control', cachingOf(relative(folder, path)))
    },
  })
  app.route({ method: ['GET', 'HEAD'], url: '/', handler: (_request, reply) => reply.sendFile(FIRST_PAGE) })
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? reply.sendFile(FIRST_PAGE) : notFound(request, reply),
  )
}

/** The files of a folder by their addresses, without links, which may lead elsewhere, and without what begins with a dot. */
function filesIn(folder: string, below = ''): Set<string> {
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true
  const entries = isFolder ? readdirSync(folder, { withFileTypes: true }) : []
  const paths = entries
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((entry) => {
      const path = `${below}${entry.name}`
      // Not read recursively by Node, which follows links to folders.
      if (entry.isDirectory()) return [...filesIn(join(folder, entry.name), `${path}/`)]
      return entry.isFile() ? [path] : []
    })
  return new Set(paths)
}

/** Files in assets have a hash of their content in their name; all others are asked for again, and sent if they have changed. */
function cachingOf(path: string): string {
  return /^assets[/\\]/.test(path) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache'
}

/** True for an address that somebody opens as a page: a missing file, or a path of the API, is none. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  const [path = ''] = url.split('?')
  const isNavigation = method === 'GET' && headers.accept?.includes('text/html') === true
  return isNavigation && !/^\/(?:api|auth|assets)(?:\/|$)/.test(path) && !path.includes('.')
}
