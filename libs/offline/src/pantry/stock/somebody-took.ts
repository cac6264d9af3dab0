import type { TurnBrief } from '@alfred/contracts'
import { numberWords, withoutEnding } from '@alfred/language'
import { plainly } from '../../reading/parts-of-message.ts'
import { RELATIONS } from '../../reading/relation-words.ts'
import { sentencesOf } from '../../reading/sentences-of.ts'
import { isKnownFood } from '../../understanding/index.ts'
import { isShownInStock } from './usual-pack.ts'

// What somebody else took or finished is used up, by whatever word it is told: "someone nicked my halloumi", "the dog had the last of the ham".

const OPENING = '(?:(?:oh|ugh|argh|great|brilliant|so|and|but|damn|right|ok|wait|hey|hi)[ ,.!]+)*'
const SOMEBODY = `(?:some(?:one|body)|(?:the|my|our) (?:bloody |greedy |\\w+ )?(?:${RELATIONS}|kids|children|lads|boys|girls|twins|dog|cat|puppy|guests|builders|flatmates?|housemates?|lodger))`
const JUST = "(?:'s| has| have|'ve)?(?: (?:just|only|gone and|bloody|already|clearly|obviously|apparently))*"
const TOOK =
  '(?:nicked|stole|stolen|pinched|swiped|scoffed|polished off|demolished|hoovered up|wolfed(?: down)?|necked|guzzled|snaffled|eaten|ate|drank|drunk|finished(?: off)?)'
const ALL = '(?:all (?:of )?|the last (?:of )?|the rest of |the whole of )'
const COUNT = `(?:\\d{1,2}|${numberWords.filter((word) => !/^an?$/.test(word)).join('|')}|half)`
const FOOD = "[a-z][a-z'-]+(?: (?!(?:at|in|on|for|from|with|to|of)\\b)[a-z'-]+){0,2}?"
const BEHIND =
  '(?: (?:again|last night|today|yesterday|this morning|now|while i was out|without asking|for (?:lunch|dinner|tea|breakfast)))*'
const TAKEN = new RegExp(
  `^${OPENING}${SOMEBODY}${JUST} (?:(?:${TOOK} ${ALL}?|had ${ALL})|${TOOK} (?<count>${COUNT}) of )(?:the |my |our )(?<food>${FOOD})${BEHIND}$`,
)

/** A message in which each sentence of what somebody took says that it is used. One that asks, or names no food, stays as it is. */
export function takenByOthers(message: string, stock: Pick<TurnBrief, 'entities'>): string {
  if (!/\b(?:some(?:one|body)|the|my|our) /i.test(message)) return message
  const plain = sentencesOf(message).map((sentence) => usedIn(sentence, stock) ?? sentence)
  return plain.join(' ')
}

function usedIn(sentence: string, stock: Pick<TurnBrief, 'entities'>): string | undefined {
  const { food, count } = TAKEN.exec(withoutEnding(plainly(sentence), '.! '))?.groups ?? {}
  if (food === undefined || !(isKnownFood(food) || isShownInStock(food, stock))) return undefined
  return count === undefined ? `used up the ${food}.` : `used ${count} of the ${food}.`
}
