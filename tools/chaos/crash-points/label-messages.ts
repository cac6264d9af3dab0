/** The peer of a socket, which decides how its messages are read. */
export type Peer = 'nats' | 'database' | 'model' | 'redis' | 'client' | 'place'

/** Labels for what a process sends or receives, which are the same in every run. */
export function labelsOut(peer: Peer, text: string): string[] {
  return labelers[peer](text).map((label) => `out ${peer} ${withoutIds(label)}`)
}

/** Labels for received messages. `asked` is the last request on the same socket, which names the answer. */
export function labelsIn(peer: Peer, text: string, asked: string | undefined): string[] {
  if (peer === 'nats') return matches(text, /^H?MSG (\S+)/gm).map((label) => `in nats ${withoutIds(label)}`)
  const isAnswer = peer === 'redis' || text.startsWith('HTTP/1.1 ')
  return isAnswer ? [`in answer to: ${asked ?? peer}`] : []
}

const labelers: Record<Peer, (text: string) => string[]> = {
  nats: (text) => matches(text, /^(?:H?PUB|SUB) (\S+)/gm).map((subject) => subject),
  database: (text) => matches(text, /^((?:GET|POST) \S+) HTTP\/1\.1/gm),
  // The prompt's name is part of its cache key.
  model: (text) => matches(text, /"prompt_cache_key":"([\w/-]+)/g),
  redis: (text) =>
    [...text.matchAll(/\*\d+\r\n\$\d+\r\n([A-Za-z]+)\r\n(?:\$40\r\n([0-9a-f]{8}))?/g)].map(
      ([, command = '', script]) => `${command.toUpperCase()}${script === undefined ? '' : ` ${script}`}`,
    ),
  place: (text) => matches(text, /^(POST) \S+ HTTP\/1\.1/gm),
  client: (text) => [
    ...matches(text, /^HTTP\/1\.1 (\d{3})/gm).map((status) => `status ${status}`),
    ...matches(text, /^event: (\w+)/gm).filter((event) => event !== 'ping'),
  ],
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found]) => found ?? '')
}

function withoutIds(label: string): string {
  return label
    .replaceAll(/_INBOX\.\S+/g, '_INBOX')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g, '<id>')
}
