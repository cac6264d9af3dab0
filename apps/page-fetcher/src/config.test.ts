import { expect, test } from '@jest/globals'
import { configSchema } from './config.ts'

test('pages are fetched from the usual ports and from public addresses, where nothing else is set', () => {
  const config = configSchema.parse({})
  expect(config).toMatchObject({ PAGE_PORTS: [80, 443], PAGE_ADDRESSES_ALLOWED: [] })
})

test('ports and addresses are lists', () => {
  const config = configSchema.parse({ PAGE_PORTS: '443, 8080', PAGE_ADDRESSES_ALLOWED: '192.168.1.5, ::1' })
  expect(config).toMatchObject({ PAGE_PORTS: [443, 8080], PAGE_ADDRESSES_ALLOWED: ['192.168.1.5', '::1'] })
})

test.each([
  { PAGE_PORTS: 'all' },
  { PAGE_PORTS: ',' },
  { PAGE_PORTS: '99999' },
  { PAGE_ADDRESSES_ALLOWED: '10.0.0.0/8' },
  { PAGE_ADDRESSES_ALLOWED: 'kitchen.example' },
  { PAGES_AT_ONCE_MAX: '0' },
])('%j is no setting', (environment) => {
  expect(configSchema.safeParse(environment).success).toBe(false)
})
