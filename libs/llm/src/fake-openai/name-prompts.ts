import { readPrompts } from '../load-prompts.ts'

/**
 * Gives a function that names a prompt of this repository by the instructions that were sent, which begin with its
 * own; empty for any other. Requests of Chat Completions hold no name.
 */
export async function createPromptNames(): Promise<(instructions: string) => string> {
  const prompts = [...(await readPrompts()).values()].toSorted(
    (one, other) => other.instructions.length - one.instructions.length,
  )
  return (sent) => prompts.find(({ instructions }) => sent.startsWith(instructions))?.name ?? ''
}
