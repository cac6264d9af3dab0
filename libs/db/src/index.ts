// Storage over PostgREST with supabase-js: every call has a token, and repeats are safe by key. Each family of
// tables has an entry point of its own (turns, apply, kitchen, proactive); nothing here decides.
export { createDatabase, databaseSettings } from './client.ts'
export type { Database, DatabaseSettings } from './client.ts'
export { DatabaseError, isStale } from './errors.ts'
export type { FailureKind } from './errors.ts'
