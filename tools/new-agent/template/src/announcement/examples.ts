import type { AgentDefinition } from '@alfred/agent-kit'

// The agent's description of itself: read by the router model, and by the rules of the offline provider.

export const description = 'Keeps notes about jotter: writes them down, lists them and takes them away.'

export const subdomains: AgentDefinition['subdomains'] = [
  { name: 'notes', description: 'notes about jotter: write down, list, remove' },
]

/** Words that no other agent's examples have are what the router knows this agent by. */
export const examples: AgentDefinition['examples'] = [
  'jotter note: call on Friday',
  'write a jotter note: it was too dry',
  'what are my jotter notes?',
  'show my jotter notes',
  'remove the jotter note about Friday',
]
