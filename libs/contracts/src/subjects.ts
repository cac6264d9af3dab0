/** `{version}` stands for any in a description of the subjects. */
type Version = number | '{version}'

/** Every NATS subject there is. No other file may spell one. */
export const subjects = {
  chatRequests: 'chat.requests',
  chatCancellations: 'chat.cancellations',
  chatJobs: 'chat.jobs',
  chatReplays: 'chat.replays',
  chatChanges: 'chat.changes',
  chatUndos: 'chat.undos',
  jobList: 'chat.jobs.list',
  conversationList: 'conversations.list',
  conversationRead: 'conversations.read',
  conversationRename: 'conversations.rename',
  conversationDelete: 'conversations.delete',
  turnEvents: (turnId: string) => `turns.${turnId}.events`,
  turnReplay: (turnId: string) => `turns.${turnId}.replay`,
  turnCancelled: (turnId: string) => `turns.${turnId}.cancelled`,
  anyTurnCancelled: 'turns.*.cancelled',
  agentContext: (domain: string, version: Version) => `agents.${domain}.v${version}.context`,
  agentPlan: (domain: string, version: Version) => `agents.${domain}.v${version}.plan`,
  agentAct: (domain: string, version: Version) => `agents.${domain}.v${version}.act`,
  agentExecute: (domain: string, version: Version) => `agents.${domain}.v${version}.execute`,
  /** One for each agent, so that the broker lets nobody announce another's domain. */
  agentAnnouncement: (domain: string) => `agents.${domain}.announcement`,
  anyAgentAnnouncement: 'agents.*.announcement',
  agentDiscovery: 'agents.discovery',
} as const

/** What many subjects have in common, for those who may use all of them. */
export const subjectPatterns = {
  /** One of an agent's questions in any version; `*` stands for any domain. */
  agentQuestion: (domain: string, verb: string) => `agents.${domain}.*.${verb}`,
  /** The group in which an agent's instances share its questions. */
  agentQueue: (domain: string) => `agents.${domain}`,
} as const
