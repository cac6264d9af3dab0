import { existsSync } from 'node:fs'
import { inRepository } from '@alfred/local-stack'

/** Reads `.env` of the repository, if there is one; what the environment already says wins. */
export function loadEnvironmentFile(): void {
  const path = inRepository('.env')
  if (existsSync(path)) process.loadEnvFile(path)
}
