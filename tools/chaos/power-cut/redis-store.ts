import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { describeRedis, ensureServers, findFreePort, startProcess, waitUntilReady } from '@alfred/local-stack'
import { ChaosError } from '../errors.ts'
import type { RunningStore, Store } from './store.ts'

/** A Redis with the product's configuration, and overrides for a control. */
export function createRedisStore(name: string, settings: readonly string[] = []): Store {
  return {
    name,
    prepare: async (folder) => void (await mkdir(join(folder, 'redis'))),
    start: (folder) => start(join(folder, 'redis'), settings),
  }
}

async function start(dataFolder: string, settings: readonly string[]): Promise<RunningStore> {
  const binary = (await ensureServers(['redis-server'], console.log)).get('redis-server')
  if (binary === undefined) throw new ChaosError('redis-server was not found.')
  const port = await findFreePort()
  const shipped = describeRedis(binary, { port, dataFolder })
  const description = { ...shipped, arguments: [...shipped.arguments, ...settings] }
  const process = startProcess(description)
  await waitUntilReady(process, description)
  return {
    process,
    connect: async () => {
      const socket = await open(port)
      return {
        write: async (number) => {
          const answer = await say(socket, `SET number:${number} ${number}\r\n`)
          if (answer !== '+OK\r\n') throw new ChaosError(`Redis answered ${answer.trim()}`)
        },
        close: () => socket.destroy(),
      }
    },
    readAll: () => readAll(port),
  }
}

/** Reads all numbers, and retries while Redis answers LOADING. */
async function readAll(port: number): Promise<Set<number>> {
  const socket = await open(port)
  let text = ''
  do text = await say(socket, 'PING\r\n')
  while (text.startsWith('-LOADING'))
  socket.write('KEYS number:*\r\nECHO complete\r\n')
  text = ''
  while (!text.includes('complete\r\n')) text += await nextText(socket)
  socket.destroy()
  return new Set([...text.matchAll(/number:(\d+)/g)].map(([, number]) => Number(number)))
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

async function say(socket: Socket, words: string): Promise<string> {
  socket.write(words)
  return nextText(socket)
}

async function nextText(socket: Socket): Promise<string> {
  const [bytes] = (await once(socket, 'data')) as [Buffer]
  return bytes.toString()
}
