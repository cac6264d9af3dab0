import type { Topic } from '../topic-rule.ts'
import { isKnownFood } from '../../understanding/index.ts'
import { namedIn, type PersonNamed } from './person-named.ts'

/** How many turns back somebody may have been named whom a pronoun means. */
const TURNS_BACK = 5

const MEN =
  /^(?:step|foster[- ]?|half[- ]?|god[- ]?|great[- ]?|ex[- ])*(?:father|dad|brother|son|husband|boyfriend|grand(?:father|pa|d?ad|son)|opa|uncle|nephew)\b/
const WOMEN =
  /^(?:step|foster[- ]?|half[- ]?|god[- ]?|great[- ]?|ex[- ])*(?:mother|mum|mom|mam|sister|daughter|wife|girlfriend|grand(?:mother|ma|daughter)|granny|gran|nan|nana|oma|aunt|auntie|niece)\b/

/** "He" is no sister. */
export function mayBe(pronoun: string | undefined, { person, relation }: PersonNamed): boolean {
  const is = (relation ?? person).toLowerCase()
  return !(
    (/^(?:he|him|his)$/.test(pronoun ?? '') && WOMEN.test(is)) ||
    (/^(?:she|her)$/.test(pronoun ?? '') && MEN.test(is))
  )
}

/** Is it a food, which has its capital from the beginning of the message: "Courgettes have gone mad"? */
const isFoodInFront = ({ person, relation }: PersonNamed, message: string): boolean =>
  relation === null && message.trimStart().startsWith(person) && isKnownFood(person)

/** Whom "she" or "him" means: whoever was named last in the messages before, else the one whom the turn knows. */
export function personSpokenOf(pronoun: string, topic: Topic): string | undefined {
  const { brief } = topic
  if (brief === null) return undefined
  const named = brief.recent_turns
    .slice(-TURNS_BACK)
    .toReversed()
    .map(({ message }) => {
      const who = namedIn(message.toLowerCase(), { ...topic, written: message })
      return who === undefined || isFoodInFront(who, message) ? undefined : who
    })
    .find((who) => who !== undefined && mayBe(pronoun, who))
  if (named !== undefined) return named.person
  const known = brief.entities.filter(({ type }) => type === 'person').map(({ label }) => label)
  const [only, ...others] = [...new Set(known)]
  return others.length > 0 ? undefined : only
}
