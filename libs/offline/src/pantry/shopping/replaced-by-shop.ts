import { withoutEnding } from '@alfred/language'
import { plainly } from '../../reading/parts-of-message.ts'
import { shopPattern } from '../../reading/shop-words.ts'
import { isKnownFood } from '../../understanding/index.ts'

// A delivery comes with something else for what the shop had none of: "got it all except the olive oil, they subbed it for rapeseed".

const FOOD = "(?:the |some |an? |my |our )?(?<FOOD>[a-z][a-z'-]+(?: [a-z'-]+){0,2}?)"
const named = (name: string): string => FOOD.replace('FOOD', name)
const EXCEPT = "(?:except|'?cept|bar|but(?: not)?|apart from|minus|other than)(?: for)?"
const THEY = `(?:(?:they|the shop|the driver|${shopPattern})(?:'ve|'d| have| had)? ?)`
const IT = '(?:it|that|them|those|this one)'

const REPLACED = new RegExp(
  `^(?<got>.{0,80}?\\b(?:got|bought|picked up|had) (?:it all|everything|all of it|the lot)) ${EXCEPT} ${named('lacking')}[,.;]? (?:and |but |so |which )?(?:${[
    `${THEY}(?:subbed|substituted|swapped|replaced|switched)(?: ${IT})?(?: out)? (?:for|with|by|to) ${named('sub')}`,
    `(?:it|that|which) (?:was|got) (?:subbed|substituted|swapped|replaced)(?: out)? (?:for|with|by) ${named('instead')}`,
    `${THEY}(?:sent|gave|brought)(?: me| us)? ${named('sent')} (?:instead|for it)`,
  ].join('|')})(?: instead)?$`,
)

/** A message of such a delivery as what was bought. One that says anything else stays as it is. */
export function withReplacements(message: string): string {
  const found = REPLACED.exec(withoutEnding(plainly(message), '.! '))?.groups
  if (found === undefined) return message
  const { got = '', lacking = '', sub, instead, sent } = found
  const food = foodFor(sub ?? instead ?? sent ?? '', lacking)
  return food === undefined ? message : `${got} except the ${lacking}. bought ${food}`
}

/** "Rapeseed" for olive oil is rapeseed oil. */
function foodFor(said: string, lacking: string): string | undefined {
  const [head, ...others] = lacking.split(' ').toReversed()
  const sort = others.length === 0 ? said : `${said} ${head ?? ''}`
  return [said, sort].find(isKnownFood)
}
