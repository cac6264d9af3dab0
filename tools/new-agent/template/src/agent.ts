import { viewerOf, type AgentDefinition } from '@alfred/agent-kit'
import { keysOf } from '@alfred/contracts'
import { description, examples, subdomains } from './announcement/examples.ts'
import { describeResult, languageOf, prepareCall, tools } from './tools/registry.ts'

/** Creates the definition of the agent: what it announces, how it prepares tool arguments and how it describes results. */
export function createJotterAgent(): AgentDefinition {
  return {
    domain: 'jotter',
    version: 1,
    description,
    subdomains,
    examples,
    persona: 'Brief and friendly. It says what is written down, and adds nothing.',
    tools,
    toolsOf: (subdomain) => keysOf(tools).filter((name) => tools[name].subdomains?.includes(subdomain)),
    prompts: { think: 'agents-jotter/think', act: 'agents-jotter/act' },
    readContext: () => Promise.resolve({}),
    prepareArguments: prepareCall,
    describeResult: (tool, outcome, moment) => describeResult(tool, outcome, viewerOf(moment)),
    languageOf: (tool, outcome, moment) => languageOf(tool, outcome, viewerOf(moment)),
  }
}
