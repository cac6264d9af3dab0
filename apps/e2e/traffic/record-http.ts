/** A request to the gateway and its whole response. */
export type Exchange = {
  method: string
  path: string
  query: URLSearchParams
  requestHeaders: Headers
  requestBody: string | undefined
  status: number
  headers: Headers
  text: string
}

/** Records requests on their way to the gateway. */
export type HttpRecorder = {
  fetch: typeof globalThis.fetch
  /** All exchanges so far; waits for responses that are still being read. */
  exchanges(): Promise<Exchange[]>
}

export function recordHttp(): HttpRecorder {
  const recorded: Promise<Exchange>[] = []
  const record: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const requestBody = request.body === null ? undefined : await request.clone().text()
    const response = await globalThis.fetch(request)
    recorded.push(readAll({ request, requestBody, response: response.clone() }))
    return response
  }
  return { fetch: record, exchanges: () => Promise.all(recorded) }
}

async function readAll(sent: {
  request: Request
  requestBody: string | undefined
  response: Response
}): Promise<Exchange> {
  const { request, requestBody, response } = sent
  const { pathname: path, searchParams: query } = new URL(request.url)
  const text = await textSoFar(response)
  const { status, headers } = response
  const { method, headers: requestHeaders } = request
  return { method, path, query, requestHeaders, requestBody, status, headers, text }
}

/** The text of a response; a stream that its reader has left ends here too, with the events so far. */
async function textSoFar(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (let read = await reader?.read(); read?.done === false; read = await reader?.read())
      text += decoder.decode(read.value, { stream: true })
  } catch {
    return text
  }
  return text
}
