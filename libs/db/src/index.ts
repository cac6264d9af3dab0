// What is stored, and how it is read: supabase-js over PostgREST, as somebody, with retry by key.
// Each family of tables has a door of its own (turns, apply, kitchen, proactive); nothing here decides.
export { createDatabase, databaseSettings } from './client.ts'
export type { Database, DatabaseSettings } from './client.ts'
export { DatabaseError, isStale } from './errors.ts'
export type { FailureKind } from './errors.ts'
