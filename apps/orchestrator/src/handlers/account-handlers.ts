import { accountCommands } from '@alfred/contracts'
import type { AccountStore } from '@alfred/db/accounts'
import type { Bus, WireSubscription } from '@alfred/messaging'
import type { Person } from '@alfred/service-kit'

/** Answers the gateway's requests about all that is kept of a person. Their token is verified here again, as for turns. */
export function handleAccountCommands(dependencies: {
  bus: Bus
  accounts: Pick<AccountStore, 'exportPage' | 'delete'>
  verify: (token: string) => Promise<Person>
}): WireSubscription[] {
  const { bus, accounts, verify } = dependencies
  return [
    bus.handle(accountCommands.exportAccount, async ({ token, table, place }) => {
      const { userId } = await verify(token)
      return accounts.exportPage(userId, { table, place })
    }),
    bus.handle(accountCommands.deleteAccount, async ({ token }) => {
      const { userId } = await verify(token)
      await accounts.delete(userId)
      return { deleted: true } as const
    }),
  ]
}
