import { AlfredError, keysOf, readRowByRow } from '@alfred/contracts'
import { asSentences } from '@alfred/language'
import { localeFor, termsFor, wordedLanguage } from '@alfred/language/wording'
import type { Language, Viewer } from '@alfred/language/wording'
import type { z } from 'zod'
import type { CallToPrepare, Prepared, ToolDefinition } from './agent-definition.ts'
import { wordsFor } from './words/words-for.ts'

/** What an agent adds to the contract of a tool: how its call is prepared, and how its answer is read and told. */
export type ToolEntry<Arguments, Answer extends z.ZodType> = {
  /** Turns validated arguments into those of the database function. Pure: equal calls give equal arguments. */
  prepare: (given: Arguments, call: CallToPrepare) => Prepared
  /** The data of the function's answer. Unknown fields are allowed, since a newer version may add some. */
  answer: Answer
  /** Tells the data in sentences for the viewer. */
  describe: (data: z.output<Answer>, viewer: Viewer) => string[]
  /** Tells the data of several calls of one decision together, where one sentence can hold them. */
  describeAll?: (all: readonly z.output<Answer>[], viewer: Viewer) => string[]
  /** Whether the data holds sentences that somebody wrote in English, such as steps of a recipe: it is told in English. */
  isWritten?: (data: z.output<Answer>) => boolean
  isQuick?: true
  isRemoving?: true
  touches?: readonly string[]
  /** The subdomains whose steps are told the tool whole, where the contract does not sort tools by subdomain. */
  subdomains?: readonly string[]
}

/** A tool as an agent has it: its contract and its entry in one. */
export type AgentTool = ToolDefinition & {
  answer: z.ZodType
  prepare(call: CallToPrepare): Prepared
  /**
   * Describes an answer in short sentences, from its data alone: replies may say only what stands here. Throws for
   * data of an unknown shape: the caller then says only that the tool has run, and logs the error.
   */
  describe(data: unknown, viewer: Viewer): string[]
  /** Describes several answers together; null where it cannot, so that each is told alone. */
  describeAll(all: readonly unknown[], viewer: Viewer): string[] | null
  /** The language in which it does so. */
  languageOf(data: unknown, viewer: Viewer): string
  subdomains?: readonly string[]
}

type Contracts = Readonly<Record<string, ToolDefinition>>
type ArgumentsOf<Given extends Contracts, Name> = Name extends keyof Given
  ? z.output<Given[Name]['arguments']>
  : never
/** Refuses entries of tools that have no contract. */
type NoOther<Names, Known> = Readonly<Record<Exclude<Names, Known> & string, never>>

/** Defines tools of some contracts: the types of what an entry is given follow from its contract and its answer. */
export function defineTools<Given extends Contracts, Answers extends Record<string, z.ZodType>>(
  contracts: Given,
  entries: { [Name in keyof Answers]: ToolEntry<ArgumentsOf<Given, Name>, Answers[Name]> } & NoOther<
    keyof Answers,
    keyof Given
  >,
): { [Name in keyof Answers]: AgentTool } {
  const tools = Object.entries(contracts).flatMap(([name, contract]) => {
    const entry = (entries as Partial<Record<string, ToolEntry<never, z.ZodType>>>)[name]
    return entry === undefined ? [] : [[name, join(name, contract, entry)] as const]
  })
  return Object.fromEntries(tools) as { [Name in keyof Answers]: AgentTool }
}

function join(name: string, contract: ToolDefinition, entry: ToolEntry<never, z.ZodType>): AgentTool {
  const { prepare, answer, describe, describeAll, isWritten, ...more } = entry
  const languageOf = (data: unknown, { locale }: Viewer): Language => {
    const read = readRowByRow(answer, data)
    return read && isWritten?.(read.data) ? 'en' : (wordedLanguage(locale) ?? 'en')
  }
  return {
    ...contract,
    ...more,
    answer,
    // agent-kit has validated the arguments against the contract before anything is prepared.
    prepare: (call) => prepare(call.arguments as never, call),
    describe: (data, viewer) => {
      const read = readRowByRow(answer, data)
      if (!read)
        throw new AlfredError('INTERNAL', 'The answer of this tool has another shape than it is read in.')
      const told = isWritten?.(read.data) ? { ...viewer, locale: localeFor('en', viewer.locale) } : viewer
      const done = wordsFor(told.locale).done(name.replaceAll('_', ' '))
      const unreadable = termsFor(told.locale).unreadable(read.unreadable)
      return [...asSentences(describe(read.data, told), done), ...unreadable]
    },
    describeAll: (all, viewer) => {
      if (describeAll === undefined) return null
      const read = all.map((data) => readRowByRow(answer, data))
      const whole = read.flatMap((one) => (one !== undefined && one.unreadable === 0 ? [one.data] : []))
      const done = wordsFor(viewer.locale).done(name.replaceAll('_', ' '))
      return whole.length < all.length ? null : asSentences(describeAll(whole, viewer), done)
    },
    languageOf,
  }
}

/** All tools of an agent, in the order of their contracts: a contract without an entry does not compile. */
export function inOrderOf<Name extends string>(
  contracts: Readonly<Record<Name, ToolDefinition>>,
  tools: Readonly<Record<Name, AgentTool>>,
): Readonly<Record<Name, AgentTool>> {
  const names = keysOf(contracts)
  return Object.fromEntries(names.map((name) => [name, tools[name]])) as Record<Name, AgentTool>
}

/** The tool of a name. Throws INTERNAL for an unknown one, which policy and agent-kit have refused before. */
export function toolNamed(tools: Readonly<Record<string, AgentTool>>, name: string): AgentTool {
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined
  if (tool === undefined) throw new AlfredError('INTERNAL', 'There is no such tool.')
  return tool
}
