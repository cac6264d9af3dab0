import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ModelCall } from '@alfred/contracts'
import type { Prompts } from './load-prompts.ts'
import type { Model, ModelLogger, TextRequest } from './model.ts'
import { prunePromptLogs, type PromptLogLimits } from './prune-prompt-logs.ts'

type Where = {
  directory: string
  prompts: Prompts
  logger?: ModelLogger | undefined
  /** How much is kept; without limits everything is. */
  limits?: PromptLogLimits
}
type Outcome = { answer: string; call: ModelCall | null; error?: unknown }

/**
 * Wraps a model so that prompts and answers are logged when a person asked for it (`log_prompts`, spec S4): a file
 * for each call, in a folder named after the job. The files are as private as the conversation, so that only the
 * process's own user may read them. A failing log never fails a turn.
 */
export function logPrompts(model: Model, where: Where): Model {
  const prune = createPruning(where)
  const write = async (request: TextRequest, outcome: Outcome): Promise<void> => {
    if (request.logAs === undefined) return
    await prune()
    await writeCall(where, { ...request, logAs: request.logAs }, outcome)
  }
  return {
    provider: model.provider,
    logsPrompts: true,
    generate: async (request) => {
      try {
        const answer = await model.generate(request)
        await write(request, { answer: JSON.stringify(answer.output, null, 2), call: answer.call })
        return answer
      } catch (error) {
        await write(request, { answer: '', call: null, error })
        throw error
      }
    },
    async *stream(request) {
      const told: Outcome = { answer: '', call: null }
      try {
        for await (const part of model.stream(request)) {
          if (part.type === 'delta') told.answer += part.text
          else told.call = part.call
          yield part
        }
      } catch (error) {
        told.error = error
        throw error
      } finally {
        await write(request, told)
      }
    },
  }
}

const PRUNE_EVERY_MS = 60_000

/** Prunes before the first call that is logged, and then at most once a minute. */
function createPruning({ directory, limits }: Where): () => Promise<void> {
  let prunedAt = -Infinity
  return async () => {
    if (limits === undefined || Date.now() - prunedAt < PRUNE_EVERY_MS) return
    prunedAt = Date.now()
    await prunePromptLogs(directory, limits).catch(() => undefined)
  }
}

async function writeCall(
  { directory, prompts, logger }: Where,
  request: TextRequest & { logAs: string },
  outcome: Outcome,
): Promise<void> {
  try {
    const folder = join(directory, request.logAs)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const moment = new Date().toISOString().replaceAll(':', '-')
    const name = `${moment}-${request.prompt.replace('/', '-')}.md`
    await writeFile(join(folder, name), textOf(prompts, request, outcome), { mode: 0o600 })
  } catch (error) {
    logger?.warn({ error }, 'a prompt could not be logged')
  }
}

function textOf(prompts: Prompts, request: TextRequest, { answer, call, error }: Outcome): string {
  const { instructions, input, version } = prompts.render(request.prompt, request.variables)
  const model = call === null ? 'no answer' : `${call.model} (${call.provider}), ${call.repairs} repairs`
  return [
    `# ${request.prompt}@${version} for ${request.node}: ${model}`,
    `## Instructions\n\n${instructions}`,
    `## Input\n\n${input}`,
    `## Answer\n\n${answer}`,
    ...(error === undefined ? [] : [`## Error\n\n${error instanceof Error ? error.message : 'unknown'}`]),
  ].join('\n\n')
}
