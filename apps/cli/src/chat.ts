import type { Client } from '@alfred/client'
import {
  exitMessages,
  isSessionMode,
  type ChatInput,
  type Pending,
  type SessionMode,
  type TurnEventData,
} from '@alfred/contracts'
import type { CliConfig } from './config.ts'
import { exitCodes } from './exit-codes.ts'
import { findRecipe } from './find-recipe.ts'
import { showTurn, type Screen } from './show-turn.ts'
import type { Terminal } from './terminal.ts'

/** What is around a conversation: its screen, and who wants to know. */
type Around = {
  screen: Screen
  /** Calls the listener when the person wants an answer to stop. */
  onInterrupt?: Terminal['onInterrupt']
  onDone?: (done: TurnEventData<'done'>) => void
}

/** One conversation with its pending item and session. */
export class Chat {
  readonly #client: Client
  readonly #config: CliConfig
  readonly #screen: Screen
  readonly #around: Around
  #conversationId: string | undefined
  #pending: Pending | null = null
  #isLabelled = false

  constructor(client: Client, config: CliConfig, around: Around) {
    this.#around = around
    this.#client = client
    this.#config = config
    this.#conversationId = config.conversationId
    this.#screen = around.screen
  }

  async say(line: string): Promise<number> {
    const { mode } = this.#config
    const message = this.#optionNumbered(line) ?? line
    if (!isSessionMode(mode) || (await this.#isIn(mode))) return this.#send({ message, mode })
    if (mode === 'brainstorm') return this.#send({ message, mode, brainstorm_init: true })
    const code = await this.begin()
    return code === exitCodes.answered ? this.#send({ message, mode }) : code
  }

  /** True when something is proposed that a yes carries out. */
  waitsForYes(): boolean {
    return this.#pending !== null && ['proposal', 'confirmation'].includes(this.#pending.kind)
  }

  /** Answers what was proposed. */
  async answer(action: 'confirm' | 'cancel'): Promise<number> {
    if (this.#pending === null) return exitCodes.answered
    const { id, version } = this.#pending
    return this.#send({ message: '', mode: 'plan', answer: { pending_id: id, version, action } })
  }

  /** Begins to cook, unless a cook session is open. A brainstorm begins with its first message. */
  async begin(): Promise<number> {
    const { mode, recipe } = this.#config
    if (mode !== 'cook' || (await this.#isIn(mode))) return exitCodes.answered
    const recipe_id = await findRecipe(this.#client, recipe)
    return this.#send({ message: '', mode, cook_init: { recipe_id } })
  }

  /** Leaves the conversation's session, if there is one. */
  async leave(): Promise<number> {
    const { mode } = this.#config
    if (!isSessionMode(mode) || !(await this.#isIn(mode))) return exitCodes.answered
    return this.#send({ message: exitMessages[mode], mode })
  }

  /** True when the conversation (by default the person's latest) is in a session of this mode. */
  async #isIn(mode: SessionMode): Promise<boolean> {
    if (this.#conversationId === 'new') return false
    const found =
      this.#conversationId === undefined
        ? (await this.#client.conversations.list({ limit: 1 })).items[0]
        : await this.#client.conversations.open(this.#conversationId)
    if (found?.active_mode !== mode) return false
    this.#conversationId = found.conversation_id
    return true
  }

  async #send(input: ChatInput): Promise<number> {
    let jobId: string | undefined
    const release = this.#around.onInterrupt?.(() => {
      // What was done stays and is told: the turn ends by itself.
      if (jobId !== undefined) void this.#client.cancel(jobId).catch(() => undefined)
    })
    const events = this.#client.chat({
      ...input,
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(this.#conversationId !== undefined && { conversation_id: this.#conversationId }),
    })
    const done = await showTurn(events, this.#screen, (id) => (jobId = id)).finally(() => release?.())
    this.#around.onDone?.(done)
    this.#conversationId = done.conversation_id
    this.#pending = done.pending
    if (done.model_provider === 'offline' && !this.#isLabelled) {
      this.#screen.writeAside('(answered by offline rules; set OPENAI_API_KEY to talk to a language model)\n')
      this.#isLabelled = true
    }
    return done.status === 'failed' || done.status === 'cancelled' ? exitCodes.failed : exitCodes.answered
  }

  /** The label of the option that a number such as "2" chooses. */
  #optionNumbered(line: string): string | undefined {
    return /^\d+$/.test(line.trim()) ? this.#pending?.options[Number(line) - 1]?.label : undefined
  }
}
