import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ModelCall } from '@alfred/contracts'
import type { Prompts } from './load-prompts.ts'
import type { Model, ModelLogger, TextRequest } from './model.ts'

type Where = { directory: string; prompts: Prompts; logger?: ModelLogger | undefined }
type Outcome = { answer: string; call: ModelCall | null; error?: unknown }

/**
 * The same model, which writes down what it was asked and what it answered where a person asked for that
 * (`log_prompts`, spec S4): a file for each call, in a folder named after the job. What is written there is as private
 * as the conversation itself, so that only the process's own user may read it. A log that fails fails no turn.
 */
export function logPrompts(model: Model, where: Where): Model {
  return {
    provider: model.provider,
    logsPrompts: true,
    generate: async (request) => {
      try {
        const answer = await model.generate(request)
        await write(where, request, { answer: JSON.stringify(answer.output, null, 2), call: answer.call })
        return answer
      } catch (error) {
        await write(where, request, { answer: '', call: null, error })
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
        await write(where, request, told)
      }
    },
  }
}

async function write(where: Where, request: TextRequest, outcome: Outcome): Promise<void> {
  const { directory, prompts, logger } = where
  if (request.logAs === undefined) return
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
