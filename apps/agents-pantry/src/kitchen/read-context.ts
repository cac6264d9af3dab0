import type { ContextQuestion } from '@alfred/agent-kit'
import { sayUnreadable, type AgentContext, type ContextBlock } from '@alfred/contracts'
import type { KitchenContext, KitchenReader } from '@alfred/db/kitchen'
import type { TextEmbedder } from '@alfred/embedding'
import { localDateAt } from '@alfred/language'
import { functionWords } from './function-words.ts'
import { meaningOf } from './meaning-of.ts'
import { recipeDetail } from './recipe-detail.ts'
import { sayRows } from './say-rows.ts'

const WORDS_MAX = 40
const LINES_MAX = 60
const PROFILE_MAX = 40
const PROFILE_LENGTH_MAX = 300

/** The kinds of preferences that a plan must obey; all other kinds are tastes. */
const BINDING = new Set(['allergy', 'diet', 'companion', 'equipment'])
const NAMES = ['inventory', 'recipes', 'meals', 'shopping']
const FLAVOURS = 'flavours'

type Reading = {
  kitchen: Pick<KitchenReader, 'context' | 'rows' | 'flavours' | 'recipe'>
  embedder: TextEmbedder
  /** The message with its misspelled words put right: things are found by these beside those that were written. */
  asRead: (message: string) => string
}

/**
 * Reads the parts of a kitchen that are wanted: one query for what planning needs, and one more for rows if they are
 * wanted.
 */
export async function readKitchen(
  { kitchen, embedder, asRead }: Reading,
  { token, wants, about, message, moment }: ContextQuestion,
): Promise<Partial<AgentContext>> {
  const today = localDateAt(moment.askedAt, moment.timeZone)
  const named = wants.filter((want) => NAMES.includes(want))
  const needsContext = wants.some((want) => ![...named, FLAVOURS, 'detail'].includes(want))
  const recipe = wants.includes('detail') && about?.type === 'recipe' ? about.id : null
  const [context, rows, flavours, detail] = await Promise.all([
    needsContext
      ? meaningOf(message, embedder).then((vector) =>
          kitchen.context(token, { words: wordsOf(`${message} ${asRead(message)}`), today, vector }),
        )
      : null,
    named.length > 0 ? kitchen.rows(token, { wants: named, today }) : null,
    wants.includes(FLAVOURS) ? kitchen.flavours(token, wordsOf(message)) : null,
    recipe === null ? null : recipeDetail(kitchen, { token, id: recipe }),
  ])
  return {
    ...(context && contextOf(context, wants)),
    ...(recipe !== null && { detail }),
    ...((rows ?? flavours) && {
      blocks: [
        ...named.map((name) => blockOf(name, rows ? sayRows(rows, name) : [])),
        ...(flavours ? [blockOf(FLAVOURS, flavours)] : []),
      ],
    }),
  }
}

function contextOf(
  { dashboard, preferences, background, memories, unreadable }: KitchenContext,
  wants: readonly string[],
): Partial<AgentContext> {
  return {
    ...(wants.includes('dashboard') && { dashboard }),
    // The rules are always included: this query returns them anyway, and no plan may be made without them.
    constraints: preferences.filter(({ kind }) => BINDING.has(kind)).slice(0, 100),
    profile: [
      ...sayUnreadable(unreadable),
      ...preferences.map(({ kind, value }) => `${kind}: ${value}`.slice(0, PROFILE_LENGTH_MAX)),
    ]
      .slice(0, PROFILE_MAX - memories.length)
      .concat(memories.map(sayRemembered)),
    ...(wants.includes('background') && {
      background: background.map(({ reason, type, id, label }) => ({
        entity: { type, id, label, source: 'db_lookup' as const },
        reason,
      })),
    }),
  }
}

/** Models are told what a memory rests on, since what was gathered or noticed is no word of the person's. */
function sayRemembered({ text, source, told_on: day }: KitchenContext['memories'][number]): string {
  const rest = {
    stated: 'told by them',
    inferred: 'gathered from what they said, not told as such',
    learned: 'noticed, not told',
  }
  return `remembered (${rest[source]}, ${day}): ${text}`.slice(0, PROFILE_LENGTH_MAX)
}

function blockOf(name: string, lines: readonly string[]): ContextBlock {
  return { name, lines: lines.slice(0, LINES_MAX).map((line) => line.slice(0, 500)) }
}

/** Returns the distinct words of a message that may name a food, in lower case and at most WORDS_MAX. */
export function wordsOf(message: string): string[] {
  const words = message.toLowerCase().match(/\p{L}{3,40}/gu) ?? []
  return [...new Set(words)].filter((word) => !functionWords.has(word)).slice(0, WORDS_MAX)
}
