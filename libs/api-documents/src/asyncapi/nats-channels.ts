import {
  agentCommands,
  agentDiscoverySchema,
  accountCommands,
  announcementSchema,
  chatCommands,
  conversationCommands,
  pageCommands,
  ownerReplay,
  subjects,
  turnCancelledSchema,
  turnNewsSchema,
} from '@alfred/contracts'
import type { z } from 'zod'

/** One NATS subject: its messages, their sender and their receiver. */
export type NatsChannel = {
  address: string
  summary: string
  /** The name of its message. */
  message: string
  from: string
  to: string
  content: { news: z.ZodType } | { request: z.ZodType; reply: z.ZodType }
}

const gatewayAsks = { from: 'gateway', to: 'orchestrator' } as const
const orchestratorAsks = { from: 'orchestrator', to: 'agents' } as const
const [turn, domain, version] = ['{turn_id}', '{domain}', '{version}'] as const

/** Descriptions of the parameters in braces. */
export const parameters = {
  turn_id: 'The id of the turn, which is the id of the job: a UUID.',
  domain: 'What the agent is for, as it announced itself: `pantry`.',
  version: 'The major version of what agents are asked; it is announced with the domain.',
} as const

/** Every subject, by its name in the contracts: a missing one does not compile. */
export const natsChannels = {
  chatRequests: {
    ...{ address: subjects.chatRequests, message: 'SubmitTurn', ...gatewayAsks },
    summary: 'Hands a message over; the answer says that it is recorded.',
    content: chatCommands.submitTurn,
  },
  chatCancellations: {
    ...{ address: subjects.chatCancellations, message: 'CancelTurn', ...gatewayAsks },
    summary: 'Stops a turn.',
    content: chatCommands.cancelTurn,
  },
  chatJobs: {
    ...{ address: subjects.chatJobs, message: 'GetJob', ...gatewayAsks },
    summary: 'Asks what became of a turn.',
    content: chatCommands.getJob,
  },
  chatReplays: {
    ...{ address: subjects.chatReplays, message: 'ReplayTurn', ...gatewayAsks },
    summary: 'Asks the stored events of a turn that nobody owns.',
    content: chatCommands.replayTurn,
  },
  chatChanges: {
    ...{ address: subjects.chatChanges, message: 'ReadChanges', ...gatewayAsks },
    summary: 'Asks what a turn changed.',
    content: chatCommands.readChanges,
  },
  chatUndos: {
    ...{ address: subjects.chatUndos, message: 'UndoTurn', ...gatewayAsks },
    summary: 'Has it taken back what a turn changed.',
    content: chatCommands.undoTurn,
  },
  chatTraces: {
    ...{ address: subjects.chatTraces, message: 'ReadTrace', ...gatewayAsks },
    summary: 'Asks how a turn was worked at.',
    content: chatCommands.readTrace,
  },
  chatUsage: {
    ...{ address: subjects.chatUsage, message: 'ReadUsage', ...gatewayAsks },
    summary: 'Asks what models took for a person.',
    content: chatCommands.readUsage,
  },
  jobList: {
    ...{ address: subjects.jobList, message: 'ListJobs', ...gatewayAsks },
    summary: 'Lists the turns of a person or of a conversation.',
    content: conversationCommands.listJobs,
  },
  conversationList: {
    ...{ address: subjects.conversationList, message: 'ListConversations', ...gatewayAsks },
    summary: 'Lists the conversations of a person.',
    content: conversationCommands.listConversations,
  },
  conversationRead: {
    ...{ address: subjects.conversationRead, message: 'GetConversation', ...gatewayAsks },
    summary: 'Reads a conversation.',
    content: conversationCommands.getConversation,
  },
  conversationRename: {
    ...{ address: subjects.conversationRename, message: 'RenameConversation', ...gatewayAsks },
    summary: 'Gives a conversation a title.',
    content: conversationCommands.renameConversation,
  },
  conversationDelete: {
    ...{ address: subjects.conversationDelete, message: 'DeleteConversation', ...gatewayAsks },
    summary: 'Deletes a conversation.',
    content: conversationCommands.deleteConversation,
  },
  accountExport: {
    ...{ address: subjects.accountExport, message: 'ExportAccount', ...gatewayAsks },
    summary: 'Exports a page of all that is kept of a person.',
    content: accountCommands.exportAccount,
  },
  accountDelete: {
    ...{ address: subjects.accountDelete, message: 'DeleteAccount', ...gatewayAsks },
    summary: 'Deletes all that is kept of a person.',
    content: accountCommands.deleteAccount,
  },
  turnEvents: {
    ...{ address: subjects.turnEvents(turn), message: 'TurnNews', from: 'orchestrator', to: 'gateway' },
    summary: 'Tells what happens in a turn, as it happens. What is missed is asked for.',
    content: { news: turnNewsSchema },
  },
  turnReplay: {
    ...{ address: subjects.turnReplay(turn), message: 'OwnerReplay', ...gatewayAsks },
    summary: 'Asks the owner of a turn for what was missed, from its memory.',
    content: ownerReplay,
  },
  turnCancelled: {
    address: subjects.turnCancelled(turn),
    message: 'TurnCancelled',
    from: 'orchestrator',
    to: 'orchestrator, agents',
    summary: 'Tells whoever works on a turn with a lower fence to stop.',
    content: { news: turnCancelledSchema },
  },
  agentContext: {
    ...{ address: subjects.agentContext(domain, version), message: 'Context', ...orchestratorAsks },
    summary: 'Asks what an agent knows of a person that a turn needs.',
    content: agentCommands.context,
  },
  agentPlan: {
    ...{ address: subjects.agentPlan(domain, version), message: 'Plan', ...orchestratorAsks },
    summary: 'Asks for a plan, a proposal or a question.',
    content: agentCommands.plan,
  },
  agentAct: {
    ...{ address: subjects.agentAct(domain, version), message: 'Act', ...orchestratorAsks },
    summary: 'Asks for the next decision in a step.',
    content: agentCommands.act,
  },
  agentExecute: {
    ...{ address: subjects.agentExecute(domain, version), message: 'Execute', ...orchestratorAsks },
    summary:
      'Has calls applied that policy has let through, with the records of their turn, in one transaction.',
    content: agentCommands.execute,
  },
  agentAnnouncement: {
    ...{
      address: subjects.agentAnnouncement(domain),
      message: 'Announcement',
      from: 'agents',
      to: 'orchestrator',
    },
    summary: 'Tells what an agent is for and what it can do: on start, when asked, and once a second.',
    content: { news: announcementSchema },
  },
  agentDiscovery: {
    ...{ address: subjects.agentDiscovery, message: 'Discovery', ...orchestratorAsks },
    summary: 'Asks all agents to announce themselves.',
    content: { news: agentDiscoverySchema },
  },
  pageFetch: {
    ...{ address: subjects.pageFetch, message: 'FetchPage', from: 'agents', to: 'page-fetcher' },
    summary: 'Asks for the page at an address; what is in its way is an answer too.',
    content: pageCommands.fetchPage,
  },
} as const satisfies Record<
  Exclude<keyof typeof subjects, 'anyAgentAnnouncement' | 'anyTurnCancelled'>,
  NatsChannel
>
