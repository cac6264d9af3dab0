import { isReadable } from '@alfred/client'
import type { ReadName } from '@alfred/contracts'
import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  ResourceTemplate,
} from '@modelcontextprotocol/server'
import type { McpServer, ReadResourceResult } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { bounded, toldOf } from '../server/answer.ts'
import type { Asker } from '../server/asker.ts'

const mimeType = 'application/json'
/** How many recipes are listed; the others are found by searching. */
const LISTED_MAX = 200

const wholes: readonly { name: string; read: ReadName; title: string }[] = [
  { name: 'stock', read: 'inventory', title: 'What is in the kitchen' },
  { name: 'shopping', read: 'shopping', title: 'The shopping list' },
  { name: 'plan', read: 'meal_plan', title: 'The meal plan' },
  { name: 'tasks', read: 'tasks', title: 'What is to be done' },
]

/** Offers stock, lists and recipes as resources: `alfred://stock`, `alfred://recipes/{id}`. */
export function registerResources(server: McpServer, asker: Asker): void {
  for (const { name, read, title } of wholes)
    server.registerResource(name, `alfred://${name}`, { title, mimeType }, (uri) =>
      readOrRefuse(asker, uri, async () => ({ rows: await asker.client.read(read, { limit: 500 }) })),
    )
  registerRecipes(server, asker, { name: 'recipes', read: 'recipes', title: 'An own recipe' })
  registerRecipes(server, asker, { name: 'cookbook', read: 'cookbook', title: 'A recipe that everyone has' })
}

type Recipes = { name: string; read: 'recipes' | 'cookbook'; title: string }

function registerRecipes(server: McpServer, asker: Asker, { name, read, title }: Recipes): void {
  const list = async () => {
    const rows = await asker.client.read('recipes', { limit: LISTED_MAX })
    const known = rows.filter(isReadable)
    return {
      resources: known.map((row) => ({ uri: `alfred://recipes/${row.id}`, name: row.name, mimeType })),
    }
  }
  const template = new ResourceTemplate(`alfred://${name}/{id}`, {
    list: read === 'recipes' ? list : undefined,
  })
  server.registerResource(name, template, { title, mimeType }, (uri, { id }) =>
    readOrRefuse(asker, uri, async () => {
      const asked = z.uuid().safeParse(id)
      const [recipe] = asked.success
        ? await asker.client.read(read, { where: { id: asked.data }, limit: 1 })
        : []
      if (recipe === undefined) throw new ResourceNotFoundError(uri.href)
      return recipe
    }),
  )
}

async function readOrRefuse(
  { logger }: Asker,
  uri: URL,
  read: () => Promise<object>,
): Promise<ReadResourceResult> {
  try {
    return { contents: [{ uri: uri.href, mimeType, text: bounded(await read()) }] }
  } catch (error) {
    if (error instanceof ProtocolError) throw error
    const { code, message, retryable } = toldOf(error, logger)
    throw new ProtocolError(ProtocolErrorCode.InternalError, message, { code, retryable })
  }
}
