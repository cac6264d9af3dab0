import { accountCommands } from './commands/account.ts'
import { agentCommands } from './commands/agent.ts'
import { chatCommands } from './commands/chat.ts'
import { conversationCommands } from './commands/conversations.ts'
import { pageCommands } from './commands/pages.ts'
import { subjectPatterns, subjects } from './subjects.ts'

/**
 * A subject that a service may subscribe to. With a queue only as a member of that queue group, so that it cannot
 * listen in on requests to other instances.
 */
export type Listening = { subject: string; queue?: string }

/** What the holder of one key may do on NATS; the server refuses everything else. */
export type SubjectPermissions = {
  publish: readonly string[]
  subscribe: readonly Listening[]
  /** True when it may reply to requests: once for each request, on the request's inbox. */
  answers: boolean
}

/** The inbox prefix for replies to a service's own requests; no other service may subscribe there. */
export function inboxPrefixOf(service: string): string {
  return `_INBOX_${service}`
}

const gatewayQuestions = [
  ...Object.values(chatCommands),
  ...Object.values(conversationCommands),
  ...Object.values(accountCommands),
]
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

/** Who may have pages fetched: no other agent has a use for what is outside. */
const readsPages = (domain: string): boolean => domain === 'pantry'

function agentOf(domain: string): SubjectPermissions {
  return {
    publish: [
      subjects.agentAnnouncement(domain),
      ...(readsPages(domain) ? [pageCommands.fetchPage.subject] : []),
    ],
    subscribe: [
      ...agentVerbs.map((verb) => ({
        subject: subjectPatterns.agentQuestion(domain, verb),
        queue: subjectPatterns.agentQueue(domain),
      })),
      { subject: subjects.agentDiscovery },
      { subject: subjects.anyTurnCancelled },
      ...(readsPages(domain) ? [ownInbox(`agents-${domain}`)] : []),
    ],
    answers: true,
  }
}

/** It is asked for pages, and asks nobody: what a page says reaches nothing but the answer. */
const pageFetcher: SubjectPermissions = {
  publish: [],
  subscribe: [{ subject: pageCommands.fetchPage.subject, queue: pageCommands.fetchPage.queue }],
  answers: true,
}

/** For operators and tests: receives every message and publishes none. The messages contain tokens. */
const observer: SubjectPermissions = { publish: [], subscribe: [{ subject: '>' }], answers: false }

/** Agents are recognised by name alone: any `agents-<domain>` may be one, as any folder of that name is. */
const agentName = /^agents-([a-z][a-z0-9-]*)$/

/** The NATS permissions of a service, by its name; undefined for a service that may not use NATS. */
export function subjectPermissionsOf(service: string): SubjectPermissions | undefined {
  if (service === 'gateway') return gateway
  if (service === 'orchestrator') return orchestrator
  if (service === 'page-fetcher') return pageFetcher
  if (service === 'observer') return observer
  const domain = agentName.exec(service)?.[1]
  return domain === undefined ? undefined : agentOf(domain)
}
