import type { ConversationSample } from './measure-conversation.ts'

/** What a conversation costs as it grows, as a Markdown table, each figure beside that of a short one at that time. */
export function renderConversation(samples: readonly ConversationSample[]): string {
  const names = samples[0]?.calls.map(({ name }) => name) ?? []
  const row = ({ turns, doneMs, shortDoneMs, failed, stateKb, calls }: ConversationSample): string => {
    const cells = [
      turns,
      beside(doneMs, shortDoneMs),
      stateKb.toFixed(1),
      ...calls.map(({ ms, shortMs }) => beside(ms, shortMs)),
      failed,
    ]
    return `| ${cells.join(' | ')} |`
  }
  return [
    `| turns before | done p50 ms | state kB | ${names.map((name) => `${name} ms`).join(' | ')} | failed |`,
    `|${' --- |'.repeat(4 + names.length)}`,
    ...samples.map(row),
  ].join('\n')
}

/** A figure of the long conversation, and what it is as a multiple of that of the short one. */
const beside = (long: number, short: number): string => `${long.toFixed(1)} (${(long / short).toFixed(2)} x)`
