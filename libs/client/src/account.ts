import { DELETE_ACCOUNT_WORDS, accountExportSchema, type AccountExport } from '@alfred/contracts'
import { queryOf } from './conversations.ts'
import { parseBody, sendOnce, type Send } from './send.ts'

/** All that is kept of the person. */
export type Account = {
  /** All tables with their rows. */
  export(): Promise<AccountExport>
  /** The rows of one table as CSV, headed by the names of its columns. */
  exportCsv(table: string): Promise<string>
  /** Deletes all of it, for good; throws CONVERSATION_BUSY while something is answered. Whoever calls this has asked. */
  delete(): Promise<void>
}

export function createAccount(send: Send): Account {
  const path = '/api/account/export'
  return {
    export: async () => parseBody(accountExportSchema, await sendOnce(send, path, {})),
    exportCsv: async (table) =>
      (await sendOnce(send, `${path}${queryOf({ format: 'csv', table })}`, {})).text(),
    delete: async () => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ confirm: DELETE_ACCOUNT_WORDS })
      await sendOnce(send, '/api/account', { method: 'DELETE', headers, body })
    },
  }
}
