// How does a program talk to the gateway? A typed client for Node and browsers that resumes by itself.
// Does not belong here: anything that only one client shows or stores, and any Node built-in.
export { createClient } from './create-client.ts'
export type { ChatSettings, Client, ClientSettings } from './create-client.ts'
export { createSession } from './create-session.ts'
export type { SessionClient } from './create-session.ts'
export type { Account } from './account.ts'
export type { Conversations, PageInput } from './conversations.ts'
export type { EditByHand } from './edit-by-hand.ts'
export type { ReadRows, ReadSettings } from './read-rows.ts'
export { isReadable } from './unreadable-row.ts'
export type { UnreadableRow } from './unreadable-row.ts'
export { applyChunk, collectReply } from './collect-reply.ts'
export type { Reply } from './collect-reply.ts'
