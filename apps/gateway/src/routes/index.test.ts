// Routes and contracts are the same list: what is described is there, and what is there is described.
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { expect, test } from '@jest/globals'
import { httpEndpoints } from '@alfred/contracts'
import type { FastifyInstance } from 'fastify'
import { startTestGateway } from '../testing/start-test-gateway.ts'

async function registeredRoutes(): Promise<string[]> {
  const routes: string[] = []
  const watch = (message: unknown): void => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.push(`${one} ${url.replaceAll(/:(\w+)/g, '{$1}')}`)
    })
  }
  subscribe('fastify.initialization', watch)
  const gateway = await startTestGateway()
  unsubscribe('fastify.initialization', watch)
  await gateway.stop()
  // A browser's question whether it may ask, and the head of an answer, are no addresses of their own.
  return routes.filter((route) => !/^(OPTIONS|HEAD) /.test(route)).toSorted()
}

test('every route is in the contracts, and every address of the contracts has its route', async () => {
  const described = Object.values(httpEndpoints).map(({ method, path }) => `${method} ${path}`)
  const registered = await registeredRoutes()
  expect(registered.length).toBeGreaterThan(5)
  expect(registered).toEqual(described.toSorted())
})
