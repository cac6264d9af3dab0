// The routes and the contracts must be the same list: every described endpoint exists, and every endpoint is
// described.
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
  // OPTIONS (CORS preflight) and HEAD are not endpoints of their own.
  return routes.filter((route) => !/^(OPTIONS|HEAD) /.test(route)).toSorted()
}

test('every route is in the contracts, and every endpoint of the contracts has its route', async () => {
  const described = Object.values(httpEndpoints).map(({ method, path }) => `${method} ${path}`)
  const registered = await registeredRoutes()
  expect(registered.length).toBeGreaterThan(5)
  expect(registered).toEqual(described.toSorted())
})
