import { join } from 'node:path'
import { loadPassword } from './load-password.ts'

/** Who may log in to the embedded database, each with a password of its own; everybody else becomes what a token names. */
type LoginRole = 'postgres' | 'authenticator'

/** The passwords of an installation. The owner's is for the supervisor and its tools, the authenticator's for PostgREST alone. */
export type PostgresPasswords = Record<LoginRole, string>

/** Where the password of a role lies. */
export function passwordFile(folder: string, role: LoginRole): string {
  return join(folder, 'postgres', `${role}.password`)
}

/** Loads the passwords; the first time it makes them. Only the owner of the folder may read the files. */
export async function loadPostgresPasswords(folder: string): Promise<PostgresPasswords> {
  const load = (role: LoginRole) => loadPassword(passwordFile(folder, role))
  return { postgres: await load('postgres'), authenticator: await load('authenticator') }
}

/** Where a role finds its database; holds the password. */
export function postgresUrl(role: LoginRole, port: number, passwords: PostgresPasswords): string {
  return `postgres://${role}:${passwords[role]}@127.0.0.1:${port}/postgres?sslmode=disable`
}
