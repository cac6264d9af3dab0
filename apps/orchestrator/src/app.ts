import { hostname } from 'node:os'
import { createDatabase } from '@alfred/db'
import { createApply } from '@alfred/db/apply'
import { createChangeStore } from '@alfred/db/changes'
import { createAccountStore } from '@alfred/db/accounts'
import { createConversationStore } from '@alfred/db/conversations'
import { createTurnFigures } from '@alfred/db/turn-figures'
import { createTraceStore } from '@alfred/db/traces'
import { createTurnStore } from '@alfred/db/turns'
import { createUsageStore } from '@alfred/db/usage'
import type { Model } from '@alfred/llm'
import { startForgettingPromptLogs } from '@alfred/llm'
import type { Bus } from '@alfred/messaging'
import type { Logger } from '@alfred/observability'
import type { RunningService } from '@alfred/service-kit'
import { createTokenVerifier } from '@alfred/service-kit'
import { createAgentDirectory } from './agents/agent-directory.ts'
import { createAskAgent } from './agents/ask-agent.ts'
import { createConflictReport } from './agents/report-conflicts.ts'
import type { Config } from './config.ts'
import { handleAccountCommands } from './handlers/account-handlers.ts'
import { handleChangeCommands } from './handlers/change-handlers.ts'
import { handleChatCommands, handleOwnerReplay } from './handlers/chat-handlers.ts'
import { handleInsightCommands } from './handlers/insight-handlers.ts'
import { readPromptLogPermission } from './handlers/prompt-log-permission.ts'
import { handleConversationCommands } from './handlers/conversation-handlers.ts'
import { observeQueue } from './instance/observe-queue.ts'
import { createRenewingStore } from './instance/renewing-store.ts'
import { startBeat } from './instance/start-beat.ts'
import { createTurnRunner } from './instance/turn-runner.ts'
import { createTokenSigner } from './tokens/create-token-signer.ts'
import { limitsFor } from './policy/limits.ts'

/**
 * Starts the orchestrator on the given bus, model and logger. It touches nothing of the process, so tests can start
 * it too.
 */
export async function startOrchestrator(
  config: Config,
  given: { bus: Bus; model: Model; logger: Logger },
): Promise<RunningService> {
  const { bus, model, logger } = given
  const limits = limitsFor(config)
  const signer = createTokenSigner(config.SUPABASE_SIGNING_SECRET, limits.turnTokenMs)
  const database = createDatabase(config)
  // A container has a host name of its own.
  const name = config.INSTANCE_NAME ?? `orchestrator-${hostname()}`
  const store = createRenewingStore((boot) =>
    createTurnStore(database, () => signer.serviceToken(), { name, boot }),
  )
  const conflicts = createConflictReport(logger)
  const directory = createAgentDirectory(bus, { onChange: conflicts.hear })
  const askAgent = createAskAgent({ bus, directory, limits })
  const verify = createTokenVerifier(config)
  const runner = createTurnRunner(
    {
      ...{ bus, store, model, directory, askAgent, signer, logger },
      apply: createApply(database),
      limits,
    },
    handleOwnerReplay(bus, verify),
  )
  const conversations = createConversationStore(database, () => signer.serviceToken())
  const accounts = createAccountStore(database, () => signer.serviceToken())
  const subscriptions = [
    ...handleChatCommands({
      ...{ bus, store, runner, verify },
      mayLogPrompts: readPromptLogPermission(config.PROMPT_LOG_FOR),
    }),
    ...handleConversationCommands({ bus, conversations, verify }),
    ...handleAccountCommands({
      ...{ bus, verify },
      accounts,
    }),
    ...handleInsightCommands({
      ...{ bus, store, verify },
      traces: createTraceStore(database),
      usage: createUsageStore(database),
    }),
    ...handleChangeCommands({ bus, store, changes: createChangeStore(database), verify, logger }),
  ]
  const beat = startBeat({ store, runner, bus, logger })
  const roomMb = config.DATABASE_MEGABYTES_MAX
  const figures = observeQueue(
    createTurnFigures(database, () => signer.serviceToken()),
    {
      working: () => runner.working().length,
      ...(roomMb !== undefined && { roomBytes: roomMb * 1_000_000 }),
    },
  )
  const endForgetting = forgetPromptLogs(config, { accounts, logger })
  return {
    ready: () => bus.isConnected() && beat.isAlive(),
    stop: async () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
      figures.stop()
      conflicts.stop()
      endForgetting()
      await beat.stop()
      directory.stop()
      await bus.drain()
    },
  }
}

/** Has written prompts go with the turns that they are of, where any are written; gives what ends it. */
function forgetPromptLogs(
  { PROMPT_LOG_DIR: directory }: Pick<Config, 'PROMPT_LOG_DIR'>,
  { accounts, logger }: { accounts: ReturnType<typeof createAccountStore>; logger: Logger },
): () => void {
  if (directory === '') return () => undefined
  const forgotten = (turns: string[]) => accounts.forgottenTurns(turns)
  return startForgettingPromptLogs({ directory, logger, forgotten })
}
