import type { Topic } from '../topic-rule.ts'
import { RELATIONS } from '../../reading/relation-words.ts'
import { isKnownFood } from '../../understanding/index.ts'
import { isNobody, VERBS, type PersonNamed } from './person-named.ts'

// Who is named in small letters, as people type on a phone: "tom is allergic to nuts".

/** Words in front of what is told of somebody that are no name: groups, animals, and what food is cooked for. */
const NO_NAME =
  /^(?:one|another|some|most|many|half|both|all|neither|none|either|each|two|three|four|the|an?|no|any|people|kids?|child|children|baby|guests?|visitors?|friends?|company|dogs?|cats?|puppy|kitten|rabbit|school|nursery|office|class|team|group|party|house|household|family|recipe|dish|meal|food|stuff|cake|starter|main|pudding|dessert|soup|stew|sauce|still|also|now|really|just|only|probably|apparently|definitely|think|know|said|says|actually|please|remember|note)$/

const IS_VERB = new RegExp(`^${VERBS}`)

const BARE_RELATION = new RegExp(`^(?:both )?(?:${RELATIONS})$`, 'u')

/** "Dad" of "my mum and dad". */
export const bareRelation = (said: string): PersonNamed | undefined =>
  BARE_RELATION.test(said) ? { person: said.replace(/^both /, ''), relation: null } : undefined

/** What is told of people alone: no dish is allergic, though it may be vegan, and a school "can't have nuts". */
const OF_PEOPLE = /\b(?:allergic|intoleran(?:t|ce)|allerg(?:y|ies)|c(?:o)?eliac|diabet(?:es|ic)|hives)\b/

/** Who a name in small letters is. What may be told of dishes and places as well needs somebody else beside them. */
export function inSmallLetters(
  name: string,
  said: string,
  { topic, isBesideOthers }: { topic: Topic; isBesideOthers: boolean },
): PersonNamed | undefined {
  const called = name.toLowerCase().replace(/['’]s?$/, '')
  if (called === '') return undefined
  const known = topic.brief?.entities.find(
    ({ type, label }) => type === 'person' && label.toLowerCase() === called,
  )
  if (known !== undefined) return { person: known.label, relation: null }
  const isOfPeople = isBesideOthers || OF_PEOPLE.test(said)
  const isNone =
    called.split(' ').some((word) => NO_NAME.test(word) || IS_VERB.test(word)) ||
    isNobody(called) ||
    isKnownFood(called)
  if (!isOfPeople || isNone) return undefined
  return { person: called.replace(/(?<=^|[ -])\p{L}/gu, (letter) => letter.toUpperCase()), relation: null }
}
