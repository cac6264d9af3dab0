import { RELATIONS } from '../../reading/relation-words.ts'
import type { Intent } from '../kitchen-intent.ts'
import { listOf, type TopicRule } from '../topic-rule.ts'
import { personIn } from './person-named.ts'

const ONE = new RegExp(
  `^(?:(?:my|our|the|an?) )?(?:new |little |big |older |younger |(?:\\d{1,2}|one|two|three|four)[- ]year[- ]old )?(?<relation>${RELATIONS})(?:,? (?<called>\\p{L}[\\p{L}'-]{1,30}))?$`,
  'u',
)
/** Several children of whom it is only told how many they are. */
const CHILDREN =
  /^(?:(?:my|our|the|\d|two|three|four|five|six|several) )+(?:little |small |young |teenage |grown[- ]up )?(?:kids|children|teenagers|teens|toddlers|boys|girls)$/

/** Who lives with the writer, of whom nothing else is told yet: "I live with my husband and two teenagers". Undefined where somebody is told otherwise. */
export const livesWithRules: readonly TopicRule[] = [
  {
    match:
      /^(?:i live|we live|i'm living|i share (?:a|the|my) (?:flat|house|kitchen|place)|i cook(?: mostly| mainly)? for|(?:there(?:'s| is| are)|it's)(?: just| only)? me(?:,| and)?)(?: here)?(?: together)?(?: with)? (?<list>.+)$/,
    read: ({ list = '' }, topic) => {
      if (topic.isQuestion) return undefined
      const people = listOf(list).map((one): Intent | undefined => {
        const found = CHILDREN.test(one) ? { relation: 'children' } : ONE.exec(one)?.groups
        const who = found && personIn(found, topic)
        return who && { tool: 'remember_person', arguments: { ...who, lives_here: true, rules: [] } }
      })
      return people.every((one) => one !== undefined) ? people : undefined
    },
  },
]
