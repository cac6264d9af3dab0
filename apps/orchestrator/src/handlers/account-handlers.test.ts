import { expect, test } from '@jest/globals'
import { AlfredError, accountCommands } from '@alfred/contracts'
import { createBus } from '@alfred/messaging'
import { createMemoryWire } from '@alfred/messaging/testing'
import { silentLogger } from '@alfred/observability'
import { handleAccountCommands } from './account-handlers.ts'

/** Accounts of which each has one row, and those that were deleted. */
function start() {
  const bus = createBus(createMemoryWire(), silentLogger)
  const deleted: string[] = []
  handleAccountCommands({
    bus,
    accounts: {
      exportPage: async (userId, { table, place }) => ({
        table: table ?? 'tasks',
        rows: [{ user_id: userId, place }],
        next: null,
      }),
      delete: async (userId) => void deleted.push(userId),
    },
    verify: async (token) => {
      if (token === 'forged') throw new AlfredError('UNAUTHENTICATED', 'This token does not hold.')
      return { userId: token, expiresAt: Infinity }
    },
  })
  return { bus, deleted }
}

test('a person is given their own rows and has their own account deleted', async () => {
  const { bus, deleted } = start()
  const asked = { token: 'ada', table: 'memories', place: 'behind' }
  expect(await bus.request(accountCommands.exportAccount, asked)).toEqual({
    table: 'memories',
    rows: [{ user_id: 'ada', place: 'behind' }],
    next: null,
  })
  expect(await bus.request(accountCommands.deleteAccount, { token: 'ada' })).toEqual({ deleted: true })
  expect(deleted).toEqual(['ada'])
})

test('a token that does not hold exports and deletes nothing', async () => {
  const { bus, deleted } = start()
  const refused = { code: 'UNAUTHENTICATED' }
  const asked = { token: 'forged', table: null, place: null }
  await expect(bus.request(accountCommands.exportAccount, asked)).rejects.toMatchObject(refused)
  await expect(bus.request(accountCommands.deleteAccount, { token: 'forged' })).rejects.toMatchObject(refused)
  expect(deleted).toEqual([])
})
