import { folderOfRoom } from './choose-stages.ts'
import { runTool } from './run-tool.ts'
import { needsServers } from './unit-stage.ts'

/**
 * Runs the tests without servers of these rooms or parts of paths again whenever a file changes, until the person
 * ends it. Without a part, those of what has changed since the last commit. Returns the exit code.
 */
export async function watchTests(words: readonly string[]): Promise<number> {
  const parts = words.map((word) => folderOfRoom(word) ?? word)
  const hasEndedWell = await runTool(
    'jest',
    [
      ...parts,
      parts.length === 0 ? '--watch' : '--watchAll',
      ...['/node_modules/', ...needsServers].map((pattern) => `--testPathIgnorePatterns=${pattern}`),
    ],
    'with its keys',
  )
  return hasEndedWell ? 0 : 1
}
