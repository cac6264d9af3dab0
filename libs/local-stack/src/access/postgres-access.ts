import { join } from 'node:path'
import { loadPassword } from './load-password.ts'

/**
 * The roles that may log in to the embedded database, each with its own password; all others are assumed through a
 * token.
 */
type LoginRole = 'postgres' | 'authenticator'

/**
 * The passwords of an installation. The owner's is for the supervisor and its tools, the authenticator's for
 * PostgREST only.
 */
export type PostgresPasswords = Record<LoginRole, string>

/** The path of a role's password file. */
export function passwordFile(folder: string, role: LoginRole): string {
  return join(folder, 'postgres', `${role}.password`)
}

/** Loads the passwords, and creates them on first use. Only the owner of the folder may read the files. */
export async function loadPostgresPasswords(folder: string): Promise<PostgresPasswords> {
  const load = (role: LoginRole) => loadPassword(passwordFile(folder, role))
  return { postgres: await load('postgres'), authenticator: await load('authenticator') }
}

/** The connection URL of a role on this machine, including the password. */
export function postgresUrl(role: LoginRole, port: number, passwords: PostgresPasswords): string {
  return `${postgresAddress(role, `127.0.0.1:${port}`, passwords)}?sslmode=disable`
}

/** The connection URL of a role at a host and port, including the password; PGSSLMODE decides about encryption. */
export function postgresAddress(role: LoginRole, at: string, passwords: PostgresPasswords): string {
  return `postgres://${role}:${passwords[role]}@${at}/postgres`
}
