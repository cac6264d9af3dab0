import { agentCommands } from './commands/agent.ts'
import { chatCommands } from './commands/chat.ts'
import { conversationCommands } from './commands/conversations.ts'
import { subjectPatterns, subjects } from './subjects.ts'

/** Where one may listen; with a queue only as a member of that group, so that nobody hears what is asked of another. */
export type Listening = { subject: string; queue?: string }

/** What the holder of one key may do on NATS; what is not named is refused by the server. */
export type SubjectPermissions = {
  publish: readonly string[]
  subscribe: readonly Listening[]
  /** May answer what it was asked: once for each question, on the inbox that came with it. */
  answers: boolean
}

/** Where the answers to a service's own questions arrive; nobody else may listen there. */
export function inboxPrefixOf(service: string): string {
  return `_INBOX_${service}`
}

const gatewayQuestions = [...Object.values(chatCommands), ...Object.values(conversationCommands)]
const agentVerbs = Object.values(agentCommands).map(({ verb }) => verb)
const ownInbox = (service: string): Listening => ({ subject: `${inboxPrefixOf(service)}.>` })

const gateway: SubjectPermissions = {
  publish: [...gatewayQuestions.map(({ subject }) => subject), subjects.turnReplay('*')],
  subscribe: [{ subject: subjects.turnEvents('*') }, ownInbox('gateway')],
  answers: false,
}

const orchestrator: SubjectPermissions = {
  publish: [
    ...agentVerbs.map((verb) => subjectPatterns.agentQuestion('*', verb)),
    subjects.agentDiscovery,
    subjects.turnEvents('*'),
    subjects.turnCancelled('*'),
  ],
  subscribe: [
    ...gatewayQuestions.map(({ subject, queue }) => ({ subject, queue })),
    { subject: subjects.turnReplay('*') },
    { subject: subjects.anyTurnCancelled },
    { subject: subjects.anyAgentAnnouncement },
    ownInbox('orchestrator'),
  ],
  answers: true,
}

function agentOf(domain: string): SubjectPermissions {
  return {
    publish: [subjects.agentAnnouncement(domain)],
    subscribe: [
      ...agentVerbs.map((verb) => ({
        subject: subjectPatterns.agentQuestion(domain, verb),
        queue: subjectPatterns.agentQueue(domain),
      })),
      { subject: subjects.agentDiscovery },
      { subject: subjects.anyTurnCancelled },
    ],
    answers: true,
  }
}

/** For people who run Alfred and for its tests: hears everything and says nothing. What it hears holds tokens. */
const observer: SubjectPermissions = { publish: [], subscribe: [{ subject: '>' }], answers: false }

/** Agents are known by their name alone: any `agents-<domain>` may be one, as any folder of that name is. */
const agentName = /^agents-([a-z][a-z0-9-]*)$/

/** Who may do what on NATS, by the name of the service. Undefined for those that have no business there. */
export function subjectPermissionsOf(service: string): SubjectPermissions | undefined {
  if (service === 'gateway') return gateway
  if (service === 'orchestrator') return orchestrator
  if (service === 'observer') return observer
  const domain = agentName.exec(service)?.[1]
  return domain === undefined ? undefined : agentOf(domain)
}
