import type { PantryTool } from '@alfred/contracts'
import type { ToolIntent } from '../kitchen-intent.ts'
import { mentionedRefs, type Topic, type TopicRule } from '../topic-rule.ts'

// Reads what is done to lines of the shopping list and to remembered things that were shown: "take the second one off the list", "tick off the
// first two", "forget the last one".

const ORDINAL = '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|last)'
const POINTED = `(?:it|this|that(?: one)?|this one|the ${ORDINAL}(?: one| line| item| thing)?|number \\d|(?:line|item) \\d|both(?: of (?:them|those))?|them(?: both| all)?|those)`
const LIST = '(?: (?:the |my |our )?(?:shopping |grocery )?list)'

/** The things of a type that were shown and are meant, by ref and name; nothing where anything else was shown. */
function pointedAt(topic: Topic, type: string): { item: string; label: string }[] {
  const mentions = topic.brief?.understanding.entity_mentions ?? []
  if (mentions.some(({ entity_type: other }) => other !== type)) return []
  const entities = topic.brief?.entities ?? []
  return mentionedRefs(topic, type).flatMap((ref) => {
    const shown = entities.find((entity) => entity.ref === ref.replace(/^ref_/, '') || entity.ref === ref)
    return shown === undefined ? [] : [{ item: ref, label: shown.label }]
  })
}

const lines = (tool: 'remove_from_shopping' | 'check_off'): TopicRule['read'] =>
  each('shopping_item', ({ item, label }) => ({ tool, arguments: { food: label, item } }))

const forget = each('preference', ({ item, label }) => ({
  tool: 'forget_preference',
  arguments: { kind: null, value: label, item },
}))

function each(
  type: string,
  act: (shown: { item: string; label: string }) => Extract<ToolIntent, { tool: PantryTool }>,
): TopicRule['read'] {
  return (_, topic) => {
    const shown = topic.isQuestion ? [] : pointedAt(topic, type)
    return shown.length === 0 ? undefined : shown.map(act)
  }
}

const rule = (pattern: string, read: TopicRule['read']): TopicRule => ({
  match: new RegExp(`^(?:${pattern})$`, 'u'),
  read,
})

/** The lines of the list that a name means where the list was told last: "scrap the bread". */
const namedOnShownList: TopicRule['read'] = ({ name = '' }, topic) => {
  const entities = topic.brief?.entities ?? []
  if (topic.isQuestion || entities.at(-1)?.type !== 'shopping_item') return undefined
  const words = name.trim().toLowerCase().split(' ')
  const meant = entities.filter(({ type, label }) => {
    const line = label.toLowerCase().split(/[ ,(]+/)
    return type === 'shopping_item' && words.every((word) => line.includes(word))
  })
  const [only, ...others] = new Map(meant.map((one) => [one.label, one])).values()
  return only === undefined || others.length > 0
    ? undefined
    : [
        {
          tool: 'remove_from_shopping',
          arguments: { food: only.label, item: `ref_${only.ref.replace(/^ref_/, '')}` },
        },
      ]
}

/** Words that take off the list what it has just told, and elsewhere take something else away. */
export const shownLineRules: readonly TopicRule[] = [
  rule(
    "(?:actually,? |no,? |oh,? )?(?:scrap|cancel|drop|lose|bin|ditch|skip|forget|remove|delete|leave) (?:off )?(?:the |my |that )?(?<name>[\\p{L}][\\p{L}' -]{1,60}?)(?: off| after all| now| please)?",
    namedOnShownList,
  ),
]

/** In the order in which they are tried. */
export const pointedLineRules: readonly TopicRule[] = [
  rule(
    `(?:remove|take|delete|drop|cross|strike|scratch|knock) ${POINTED}(?: off| out| away)?(?: (?:off|from|of|on)${LIST})?`,
    lines('remove_from_shopping'),
  ),
  rule(
    `(?:tick|check|mark) (?:off )?${POINTED}(?: off)?(?: as (?:bought|done))?(?: (?:off|on)${LIST})?`,
    lines('check_off'),
  ),
  rule(`(?:i |we )?(?:got|bought|have got)(?: just)? ${POINTED}`, lines('check_off')),
  rule(`(?:forget|remove|delete|drop|erase)(?: about)? ${POINTED}`, forget),
]
