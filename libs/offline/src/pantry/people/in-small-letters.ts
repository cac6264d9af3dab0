import type { Topic } from '../topic-rule.ts'
import { RELATIONS } from '../../reading/relation-words.ts'
import { isKnownFood } from '../../understanding/index.ts'
import { isNobody, VERBS, type PersonNamed } from './person-named.ts'
import type { Told } from './what-is-told.ts'

// Who is named in small letters, as people type on a phone: "tom is allergic to nuts".

/** Words in front of what is told of somebody that are no name: groups, animals, and what food is cooked for. */
const NO_NAME =
  /^(?:one|another|some|most|many|half|both|all|neither|none|either|each|two|three|four|the|an?|no|any|people|kids?|child|children|baby|guests?|visitors?|friends?|company|dogs?|cats?|puppy|kitten|rabbit|school|nursery|office|class|team|group|party|house|household|family|recipe|dish|meal|food|stuff|cake|starter|main|pudding|dessert|soup|stew|sauce|still|also|now|really|just|only|probably|apparently|definitely|think|know|said|says|actually|please|remember|note|both)$/

const IS_VERB = new RegExp(`^${VERBS}`)

const BARE_RELATION = new RegExp(`^(?:both )?(?:${RELATIONS})$`, 'u')

/** "Dad" of "my mum and dad". */
export const bareRelation = (said: string): PersonNamed | undefined =>
  BARE_RELATION.test(said) ? { person: said.replace(/^both /, ''), relation: null } : undefined

/**
 * Who a name in small letters is. What food is like is told of dishes too, so that a diet or a taste needs somebody else beside them; an allergy does not.
 */
export function inSmallLetters(
  name: string,
  { rules }: Told,
  { topic, isBesideOthers }: { topic: Topic; isBesideOthers: boolean },
): PersonNamed | undefined {
  const said = name.toLowerCase().replace(/['’]s?$/, '')
  if (said === '') return undefined
  const known = topic.brief?.entities.find(
    ({ type, label }) => type === 'person' && label.toLowerCase() === said,
  )
  if (known !== undefined) return { person: known.label, relation: null }
  const isOfPeople = isBesideOthers || rules.every(({ kind }) => kind === 'allergy')
  const isNone =
    said.split(' ').some((word) => NO_NAME.test(word) || IS_VERB.test(word)) ||
    isNobody(said) ||
    isKnownFood(said)
  if (!isOfPeople || isNone) return undefined
  return { person: said.replace(/(?<=^|[ -])\p{L}/gu, (letter) => letter.toUpperCase()), relation: null }
}
