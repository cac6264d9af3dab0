import { hold } from '../errors.ts'
import type { Step } from './step.ts'

/** Another assistant gets as far as the kitchen with the token of a person, through the gateway, and nowhere without one. */
export const serveMcp: Step = {
  title: 'another assistant is served',
  run: async ({ mcpUrl, keys, say }) => {
    const call = {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'list_stock', arguments: {} },
    }
    const ask = (headers: Record<string, string>): Promise<Response> =>
      fetch(mcpUrl, {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
          ...headers,
        },
        body: JSON.stringify(call),
      })
    const refused = await ask({})
    hold(refused.status === 401, `without a token it answers ${refused.status}`)
    const token = await keys.signPersonToken({ name: 'assisted' })
    const told = await (await ask({ authorization: `Bearer ${token}` })).text()
    hold(told.includes('"rows"') && !told.includes('"isError":true'), `it answers ${told.slice(0, 200)}`)
    say('the stock is told over MCP')
  },
}
