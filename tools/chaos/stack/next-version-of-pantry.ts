// The agent pantry as its next version would run: it announces that version, and answers the questions of the present one too.
import { pathToFileURL } from 'node:url'
import type { AgentDefinition } from '@alfred/agent-kit'
import { runAgent } from '@alfred/agent-kit/run'
import { createKitchenReader } from '@alfred/db/kitchen'
import { inRepository } from '@alfred/local-stack'
import { pantryOfflineRules } from '@alfred/offline/pantry'

type Create = (...given: unknown[]) => AgentDefinition

/** An app is no library: what this stands for is loaded as the file that it is. */
async function load(file: string, name: string): Promise<Create> {
  const path = inRepository('apps', 'agents-pantry', 'src', ...file.split('/'))
  const module = (await import(pathToFileURL(path).href)) as Record<string, Create>
  return module[name] as Create
}

const createPantryAgent = await load('agent.ts', 'createPantryAgent')
const createPageFetch = await load('pages/ask-for-page.ts', 'createPageFetch')

await runAgent({
  name: 'agents-pantry',
  define: (database, bus, embedder) => {
    const present = createPantryAgent(createKitchenReader(database), createPageFetch(bus), embedder)
    return { ...present, version: present.version + 1, answersToo: [present.version] }
  },
  offlineRules: pantryOfflineRules,
})
