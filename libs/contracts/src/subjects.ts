/** `{version}` is a placeholder for descriptions of the subjects. */
type Version = number | '{version}'

/** Every NATS subject. No other file may spell one. */
export const subjects = {
  chatRequests: 'chat.requests',
  chatCancellations: 'chat.cancellations',
  chatJobs: 'chat.jobs',
  chatReplays: 'chat.replays',
  chatChanges: 'chat.changes',
  chatUndos: 'chat.undos',
  chatTraces: 'chat.traces',
  chatUsage: 'chat.usage',
  jobList: 'chat.jobs.list',
  conversationList: 'conversations.list',
  conversationRead: 'conversations.read',
  conversationRename: 'conversations.rename',
  conversationDelete: 'conversations.delete',
  accountExport: 'accounts.export',
  accountDelete: 'accounts.delete',
  turnEvents: (turnId: string) => `turns.${turnId}.events`,
  turnReplay: (turnId: string) => `turns.${turnId}.replay`,
  turnCancelled: (turnId: string) => `turns.${turnId}.cancelled`,
  anyTurnCancelled: 'turns.*.cancelled',
  agentContext: (domain: string, version: Version) => `agents.${domain}.v${version}.context`,
  agentPlan: (domain: string, version: Version) => `agents.${domain}.v${version}.plan`,
  agentAct: (domain: string, version: Version) => `agents.${domain}.v${version}.act`,
  agentExecute: (domain: string, version: Version) => `agents.${domain}.v${version}.execute`,
  /** One subject per agent, so that the broker can stop an agent from announcing another's domain. */
  agentAnnouncement: (domain: string) => `agents.${domain}.announcement`,
  anyAgentAnnouncement: 'agents.*.announcement',
  agentDiscovery: 'agents.discovery',
  pageFetch: 'pages.fetch',
} as const

/** Wildcard patterns over subjects, for permissions and queue groups. */
export const subjectPatterns = {
  /** One of an agent's requests in any version; `*` stands for any domain. */
  agentQuestion: (domain: string, verb: string) => `agents.${domain}.*.${verb}`,
  /** The queue group in which an agent's instances share its requests. */
  agentQueue: (domain: string) => `agents.${domain}`,
} as const
