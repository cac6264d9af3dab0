import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { playAll } from '../eval/play-all.ts'
import type { Played } from '../eval/play-scenario.ts'
import { scenarioSchema, type Scenario } from '../eval/scenario.ts'
import { UnderstandError } from './errors.ts'

const conversationSchema = z.object({
  id: z.string(),
  /** Who speaks, in a few words. */
  person: z.string(),
  /** Plain sentences that put things there first. */
  setup: z.array(z.string()),
  /** What is said then, each with what a good assistant does, in words. */
  turns: z.array(z.object({ say: z.string(), expect: z.string() })),
})
export type Conversation = z.infer<typeof conversationSchema>

/** A message of a conversation with its answer, the tools that were called and the tables that were changed. */
export type Exchange = { say: string; expect: string; answer: string; tools: string[]; changed: string[] }
export type PlayedConversation = Pick<Conversation, 'id' | 'person'> & { exchanges: Exchange[] }

/** Reads conversations, one a line. @throws UnderstandError when the file is not there or a line has another form. */
export function readConversations(file: string): Conversation[] {
  try {
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    return lines.map((line) => conversationSchema.parse(JSON.parse(line)))
  } catch (error) {
    throw new UnderstandError(
      'CORPUS_INVALID',
      `${file} holds no conversations, one a line with id, person, setup and turns.`,
      { cause: error },
    )
  }
}

/** Plays conversations without a model on running services, each as a person of its own. */
export async function playConversations(all: readonly Conversation[]): Promise<PlayedConversation[]> {
  const played = await playAll(all.map(scenarioOf), {
    atOnce: 4,
    say: (line) => process.stderr.write(`${line}\n`),
  })
  return all.map((conversation, place) => playedAs(conversation, played[place]))
}

/** What is put there first may have to be said yes to, which nobody wrote down. */
const NEEDS_A_YES = /^(?:set (?:my|a)|my (?:.{2,20} )?(?:goal|limit)|i (?:ate|had|must)|save )/i

/** A Wednesday, late in the afternoon: all conversations were written for it. */
const CLOCK = '2026-11-18T17:05:00Z'

function scenarioOf({ id, setup, turns }: Conversation): Scenario {
  const first = setup.flatMap((say) => (NEEDS_A_YES.test(say) ? [say, 'yes'] : [say]))
  return scenarioSchema.parse({
    ...{ name: `conversation ${id}`, class: 'corpus', given: {}, clock: CLOCK, time_zone: 'UTC' },
    turns: [...first, ...turns.map(({ say }) => say)].map((say) => ({ say, expect: {} })),
  })
}

function playedAs({ id, person, turns }: Conversation, played: Played | undefined): PlayedConversation {
  const told = played?.told ?? []
  const before = told.length - turns.length
  return {
    ...{ id, person },
    exchanges: told.slice(Math.max(0, before)).map(({ said, came }, place) => ({
      say: said,
      expect: turns[place]?.expect ?? '',
      answer: came.response,
      tools: came.toolsCalled.map(({ tool }) => tool),
      changed: [...came.changed],
    })),
  }
}

/** How an answer begins that says no more than that nothing was understood, and how one that asks what was meant. */
const NOT_UNDERSTOOD = /^(?:Without a language model I understand|I did not understand that, and)/
const OFFERED = /^I am not sure that I understood\./

/** The conversations as they went, to be read by hand, and how many messages were not understood or only asked about. */
export function renderConversations(all: readonly PlayedConversation[]): string {
  const exchanges = all.flatMap((one) => one.exchanges)
  const count = (pattern: RegExp): number => exchanges.filter(({ answer }) => pattern.test(answer)).length
  return [
    ...all.flatMap((one) => [`## ${one.id}, ${one.person}`, '', ...one.exchanges.flatMap(renderExchange)]),
    `${exchanges.length} messages: ${count(NOT_UNDERSTOOD)} were not understood, of ${count(OFFERED)} it was asked whether something was meant`,
  ].join('\n')
}

const renderExchange = ({ say, expect, answer, tools, changed }: Exchange): string[] => [
  `> ${say}`,
  `  ${answer.replaceAll('\n', ' / ')}`,
  `  called: ${tools.join(', ') || 'nothing'}; changed: ${changed.join(', ') || 'nothing'}; wanted: ${expect}`,
  '',
]
