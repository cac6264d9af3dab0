import Fastify from 'fastify'

// The part that all peers share: a turn is asked for by POST /turn and answered as server-sent events.

/** What everybody's tools do: nothing but answer, so that the runtime alone is measured. */
export const toolAnswers = {
  add_item: () => 'Added 2 eggs.',
  use_item: () => 'Used 1 egg.',
}

/**
 * Serves turns on the port of PORT. `runTurn` gets the conversation, the message and a function for each piece of text of the reply.
 */
export async function serveTurns(runTurn) {
  const app = Fastify()
  app.get('/ready', () => ({ ready: true }))
  app.post('/turn', (request, reply) => {
    reply.hijack()
    const { raw } = reply
    const tell = (event, data) => raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    raw.writeHead(200, { 'content-type': 'text/event-stream' })
    runTurn(request.body, (text) => tell('text', { text }))
      .then(
        () => tell('done', { status: 'done' }),
        (error) => tell('failed', { message: String(error) }),
      )
      .finally(() => raw.end())
  })
  await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
}
