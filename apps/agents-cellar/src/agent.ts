import { viewerOf, type AgentDefinition } from '@alfred/agent-kit'
import { keysOf } from '@alfred/contracts'
import type { Database } from '@alfred/db'
import { description, examples, subdomains } from './announcement/examples.ts'
import { wording } from './announcement/wording.ts'
import { createRuleCheck } from './rules/create-rule-check.ts'
import { describeResult, describeTogether, languageOf, prepareCall, tools } from './tools/registry.ts'

/** Creates the definition of the agent: what it announces, how it prepares tool arguments and how it describes results. */
export function createCellarAgent(database: Pick<Database, 'call'>): AgentDefinition {
  return {
    domain: 'cellar',
    version: 1,
    description,
    subdomains,
    examples,
    wording,
    persona:
      'Knows its drinks, brief and friendly. It tells what is there, what is ready and what goes with a dish; it never urges anybody to drink, and to whom lives without alcohol it offers none.',
    tools,
    toolsOf: (subdomain) => keysOf(tools).filter((name) => tools[name].subdomains?.includes(subdomain)),
    prompts: { think: 'agents-cellar/think', act: 'agents-cellar/act' },
    rules: createRuleCheck(database),
    readContext: () => Promise.resolve({}),
    prepareArguments: prepareCall,
    describeResult: (tool, outcome, moment) => describeResult(tool, outcome, viewerOf(moment)),
    describeTogether: (tool, outcomes, moment) => describeTogether(tool, outcomes, viewerOf(moment)),
    languageOf: (tool, outcome, moment) => languageOf(tool, outcome, viewerOf(moment)),
  }
}
