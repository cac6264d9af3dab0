import { CONTRACT_VERSION } from '@alfred/contracts'
import type { AgentCard } from '@alfred/contracts'

/** The versions of the protocol that are spoken, the newest first. */
export const VERSIONS = ['1.0', '0.3'] as const
export const A2A_PATH = '/a2a'

const modes = ['text/plain', 'application/json']

const skills = [
  {
    ...{ id: 'kitchen', name: 'Keeps the kitchen', tags: ['stock', 'shopping', 'recipes', 'meal plan'] },
    examples: ['what expires this week?', 'plan mapo tofu for dinner on Saturday'],
  },
  {
    ...{ id: 'nutrition', name: 'Keeps the food diary', tags: ['diary', 'nutrition', 'goals'] },
    examples: ['log two eggs for breakfast', 'how much protein did I have today?'],
  },
]

/**
 * What other agents are told of Alfred before they ask. Fields of both versions stand beside each other, since a reader of one leaves out those of the
 * other. It holds nothing that is not in the documentation.
 */
export function agentCard(gateway: string): AgentCard {
  const url = `${gateway}${A2A_PATH}`
  return {
    name: 'Alfred',
    description:
      'A kitchen and nutrition assistant: stock, meal plan, recipes, shopping list and food diary of one person.',
    version: String(CONTRACT_VERSION),
    documentationUrl: `${gateway}/openapi.json`,
    supportedInterfaces: VERSIONS.map((protocolVersion) => ({
      url,
      protocolBinding: 'JSONRPC',
      protocolVersion,
    })),
    ...{ url, preferredTransport: 'JSONRPC', protocolVersion: '0.3.0' },
    capabilities: { streaming: true, pushNotifications: false, extendedAgentCard: false },
    ...{ defaultInputModes: modes, defaultOutputModes: modes },
    securitySchemes: {
      bearer: { httpAuthSecurityScheme: { scheme: 'Bearer' }, type: 'http', scheme: 'bearer' },
    },
    securityRequirements: [{ schemes: { bearer: { list: [] } } }],
    security: [{ bearer: [] }],
    skills: skills.map((skill) => ({
      ...skill,
      description: `${skill.name} of the person whose token is sent: ${skill.tags.join(', ')}.`,
    })),
  }
}
