import type { AgentDefinition } from '@alfred/agent-kit'
import { keysOf } from '@alfred/contracts'
import { localDateAt } from '@alfred/language'
import { description, examples, subdomains } from './announcement/examples.ts'
import { describeResult, languageOf, prepareCall, tools } from './tools/registry.ts'

/** Creates the definition of the agent: what it announces, how it prepares tool arguments and how it describes results. */
export function createCellarAgent(): AgentDefinition {
  return {
    domain: 'cellar',
    version: 1,
    description,
    subdomains,
    examples,
    persona: 'Brief and friendly. It says what is written down, and adds nothing.',
    tools,
    toolsOf: (subdomain) => keysOf(tools).filter((name) => tools[name].subdomains?.includes(subdomain)),
    prompts: { think: 'agents-cellar/think', act: 'agents-cellar/act' },
    readContext: () => Promise.resolve({}),
    prepareArguments: prepareCall,
    describeResult: (tool, outcome, { askedAt, timeZone, locale }) =>
      describeResult(tool, outcome, { locale, today: localDateAt(askedAt, timeZone) }),
    languageOf: (tool, outcome, { askedAt, timeZone, locale }) =>
      languageOf(tool, outcome, { locale, today: localDateAt(askedAt, timeZone) }),
  }
}
