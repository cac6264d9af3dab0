import type { TurnBrief } from '@alfred/contracts'
import { foldBlanks } from '@alfred/language'
import type { Intent } from './kitchen-intent.ts'

/** The context for reading a clause: the brief, and the message in its original spelling. */
export type Topic = {
  brief: TurnBrief | null
  /** The message as it was written; clauses are in lower case. */
  written: string
  isQuestion: boolean
  /** What the turn before was read as, which "all of that" may mean. */
  last: readonly Intent[]
}

/**
 * A pattern of clauses and the function that reads them, which returns undefined when the clause asks for something
 * else.
 */
export type TopicRule = {
  match: RegExp
  read: (groups: Readonly<Record<string, string | undefined>>, topic: Topic) => Intent[] | undefined
}

/** Reads a clause by the first rule of a table that understands it. Undefined when none does. */
export function readByRules(rules: readonly TopicRule[], clause: string, topic: Topic): Intent[] | undefined {
  for (const { match, read } of rules) {
    const found = match.exec(clause)
    const intents = found ? read(found.groups ?? {}, topic) : undefined
    if (intents !== undefined) return intents
  }
  return undefined
}

/** The refs of this type that the message mentions, as Understand resolved them. */
export function mentionedRefs({ brief }: Topic, type: string): string[] {
  const refs = brief?.understanding.entity_mentions.flatMap(({ entity_type, resolved_ref }) =>
    entity_type === type && resolved_ref !== null ? [resolved_ref] : [],
  )
  return [...new Set(refs)]
}

/** The labels of the entities of this type that the message mentions: "it", "them", "the second one". */
export function mentionedLabels(topic: Topic, type: string): string[] {
  const refs = new Set(mentionedRefs(topic, type).map(plainRef))
  const labels = topic.brief?.entities.flatMap(({ ref, label }) => (refs.has(plainRef(ref)) ? [label] : []))
  return [...new Set(labels)]
}

/** The ref of the only active recipe, as "that recipe" may mean. Null when there is none or several. */
export function onlyRecipe({ brief }: Topic): string | null {
  const recipes = brief?.entities.filter(({ type, tier }) => type === 'recipe' && tier === 'active') ?? []
  const [only, ...others] = new Map(recipes.map(({ ref }) => [plainRef(ref), ref])).values()
  return only !== undefined && others.length === 0 ? only : null
}

const plainRef = (ref: string): string => ref.replace(/^ref_/, '')

/** A phrase with its original capitals. */
export function asWritten({ written }: Topic, phrase: string): string {
  const said = phrase.replaceAll('~', ' ')
  const at = written.toLowerCase().indexOf(said.toLowerCase())
  return at < 0 ? said : written.slice(at, at + said.length)
}

/** The items of a list: "peanuts, eggs and all shellfish" is three. */
export function listOf(text: string): string[] {
  return foldBlanks(text)
    .split(/ ?, ?(?:and |or )?| (?:and|or|nor) /)
    .map((one) =>
      one
        .replace(/^(?:the|all|any|my|our|some|to|eating|a|an) /, '')
        .replace(/^(?:smell|taste|texture|flavou?r|look) of (?:the )?/, '')
        .replace(/ (?:any ?more|at all|too|as well|very much|a lot|either)$/, '')
        .trim(),
    )
    .filter((one) => one !== '')
}
