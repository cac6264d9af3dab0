/** What answers, by the settings of a model: told to clients, without its key or the whole address. */
export function modelProvider(environment: Readonly<Record<string, string | undefined>>): string {
  const { MODEL_PROVIDER: told, OPENAI_BASE_URL: server, OPENAI_API_KEY: key } = environment
  if (told) return told
  if (server) return URL.canParse(server) ? new URL(server).host : 'another server'
  return key ? 'openai' : 'offline'
}
