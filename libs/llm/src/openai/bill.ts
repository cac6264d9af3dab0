import type { ModelCall } from '@alfred/contracts'
import { AlfredError } from '@alfred/contracts'
import { BrokenStreamError } from '../errors.ts'
import type { ModelNode } from '../model.ts'
import { costOf, type PriceTable, type TokenCount } from '../prices.ts'
import type { Ask, Completion, Piece, Question } from './question.ts'

/** The usage of one logical call: of all its attempts, also those that failed or were cut. */
export type Bill = {
  /** Asks, and puts what the answer takes on the bill, however it ends. */
  ask: Ask
  /** `repairs` counts every attempt beyond the first. */
  total(model: string, repairs: number): ModelCall
  /** True when nothing was spent. */
  isEmpty(): boolean
}

export function startBill(ask: Ask, { node, prices }: { node: ModelNode; prices: PriceTable }): Bill {
  const startedAt = performance.now()
  const spent = { input: 0, cached: 0, output: 0, dollars: 0 }
  let isCostKnown = true
  const add = (model: string, tokens: TokenCount): void => {
    const cost = costOf(model, tokens, prices)
    spent.input += tokens.input
    spent.cached += tokens.cached
    spent.output += tokens.output
    spent.dollars += cost ?? 0
    isCostKnown &&= cost !== undefined
  }
  async function* askAndBill(question: Question): AsyncGenerator<Piece<Completion>> {
    const { model } = question.choice
    let written = ''
    let isBilled = false
    // An answer that was left in the middle was still begun, as was one whose stream broke.
    let wasBegun = true
    try {
      for await (const piece of ask(question)) {
        if (piece.type === 'delta') written += piece.text
        else add(model, piece.value.tokens ?? estimate(question, written))
        isBilled ||= piece.type === 'end'
        yield piece
      }
    } catch (error) {
      wasBegun = written !== '' || (error instanceof AlfredError && error.cause instanceof BrokenStreamError)
      throw error
    } finally {
      if (!isBilled && wasBegun) add(model, estimate(question, written))
    }
  }
  return {
    ask: askAndBill,
    isEmpty: () => spent.input + spent.output === 0,
    total: (model, repairs) => ({
      node,
      model,
      provider: 'openai',
      input_tokens: spent.input,
      cached_tokens: spent.cached,
      output_tokens: spent.output,
      cost_usd: spent.dollars,
      duration_ms: performance.now() - startedAt,
      repairs,
      ...(!isCostKnown && { cost_known: false }),
    }),
  }
}

const CHARACTERS_PER_TOKEN = 4

/** The tokens of an answer whose server did not tell them, by the length of what was sent and what came. */
function estimate({ prompt, corrections, format }: Question, written: string): TokenCount {
  const sent = [prompt.instructions, prompt.input, ...corrections.map(({ content }) => content)].join('')
  const shape = format === undefined ? '' : JSON.stringify(format.schema)
  return {
    input: Math.ceil((sent.length + shape.length) / CHARACTERS_PER_TOKEN),
    cached: 0,
    output: Math.ceil(written.length / CHARACTERS_PER_TOKEN),
  }
}
