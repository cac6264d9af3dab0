import { existsSync } from 'node:fs'
import { inRepository } from '@alfred/local-stack/repository'

/** Loads `.env` of the repository, if it exists; variables that are set already win. */
export function loadEnvironmentFile(): void {
  const path = inRepository('.env')
  if (existsSync(path)) process.loadEnvFile(path)
}
