import { Readable } from 'node:stream'
import { accountCommands, type ExportedRow } from '@alfred/contracts'
import type { FastifyInstance } from 'fastify'
import type { GatewayDependencies } from '../gateway-dependencies.ts'
import { addRoute } from '../plugins/add-route.ts'

type Page = { table: string; rows: ExportedRow[]; next: string | null }

/** The endpoints of all that is kept of a person: to take it along, and to have it gone. */
export function registerAccount(app: FastifyInstance, { bus, authenticate }: GatewayDependencies): void {
  addRoute(app, { name: 'exportAccount', authenticate }, async ({ reply, caller: { token }, query }) => {
    const { format, table = null } = query
    const ask = (place: string | null): Promise<Page> =>
      bus.request(accountCommands.exportAccount, { token, table, place })
    // The first page is waited for, so that what is wrong with the request has an answer of its own.
    const pages = allPages(await ask(null), ask)
    const name = `alfred-export${table === null ? '' : `-${table}`}.${format}`
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
      .send(Readable.from(format === 'csv' ? asCsv(pages) : asJson(pages)))
  })
  addRoute(app, { name: 'deleteAccount', authenticate }, async ({ reply, caller: { token } }) => {
    await bus.request(accountCommands.deleteAccount, { token })
    return reply.status(204).send()
  })
}

async function* allPages(first: Page, ask: (place: string) => Promise<Page>): AsyncGenerator<Page> {
  let page = first
  for (;;) {
    yield page
    if (page.next === null) return
    page = await ask(page.next)
  }
}

/** One document, told page by page: however much there is, no more than a page is held. */
async function* asJson(pages: AsyncIterable<Page>): AsyncGenerator<string> {
  yield `{"exported_at":${JSON.stringify(new Date().toISOString())},"tables":{`
  let open: string | null = null
  let isFirst = true
  for await (const { table, rows } of pages) {
    if (table !== open) {
      yield `${open === null ? '' : '],'}${JSON.stringify(table)}:[`
      open = table
      isFirst = true
    }
    for (const row of rows) {
      yield `${isFirst ? '' : ','}${JSON.stringify(row)}`
      isFirst = false
    }
  }
  yield `${open === null ? '' : ']'}}}`
}

/** The rows of one table (RFC 4180), headed by the names of its columns. */
async function* asCsv(pages: AsyncIterable<Page>): AsyncGenerator<string> {
  let columns: string[] | undefined
  for await (const { rows } of pages)
    for (const row of rows) {
      if (columns === undefined) {
        columns = Object.keys(row)
        yield `${columns.map(field).join(',')}\r\n`
      }
      yield `${columns.map((column) => field(row[column])).join(',')}\r\n`
    }
  // An empty document is an answer, too.
  if (columns === undefined) yield ''
}

function field(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
