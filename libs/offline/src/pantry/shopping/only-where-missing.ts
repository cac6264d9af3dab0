import type { TurnBrief } from '@alfred/contracts'
import { plainly } from '../../reading/parts-of-message.ts'
import { nameOf, plainWordsOf } from '../../understanding/index.ts'
import type { Intent } from '../kitchen-intent.ts'

// People want something on the list if there is none of it: "add cumin unless we have some", "is there any rice in? if not, add it".

const WE = '(?:we|i|you)'
const HAVE = `${WE}(?: have|'ve|'ve got| have got| got)`
const FOOD = "(?!(?:it|them|some|any|one|that|those|you|we|i)\\b)[a-z][a-z' -]{1,38}?"
const AROUND =
  '(?: (?:in|left|in stock|at home|already|anywhere|here|in the (?:house|kitchen|cupboard|pantry|fridge|freezer)))*'
const LIST = '(?: (?:to|on|onto)(?: the| my| our)?(?: shopping| grocery)? list| down)?'
const KINDLY = '(?: please| thanks| ta| for me)*'
const PUT = '(?:then )?(?:(?:please|can you|could you|just|you can) )*(?:put|add|stick|pop|get|buy|write)'
const PRONOUN = '(?:it|them|some|one|that|those|more|any)'

/** That there is none of a food. */
const NONE = [
  `${WE}(?:'re| are|'m| am|'ve run| have run|'ve| have)(?: all| completely| nearly)? out of (?:the )?(?<none>${FOOD})`,
  `${WE} (?:haven't|have not|don't have|do not have|ain't)(?: got)? (?:any |enough )?(?<none>${FOOD})`,
  `${HAVE} no (?<none>${FOOD})`,
  `there(?: is|'s| are) (?:no|not any|none of the) (?<none>${FOOD})`,
  `there (?:isn't|aren't|is not|are not) (?:any |enough )?(?<none>${FOOD})`,
]
/** The same of a food that was named before. */
const NONE_OF_IT = `${WE}(?:'re| are) out(?: of (?:it|them))?|${WE} (?:haven't|have not|don't have|do not have)(?: got)? (?:any|some|it|them|one|enough)|there(?:'s| is| are)(?:n't| not)? ?(?:any|none)|${HAVE} none`
const SOME_OF_IT = `${HAVE}(?: already)?(?: got)? (?:some|any|it|them|one|enough|plenty)|there(?:'s| is| are) (?:some|any|plenty|enough)`
const IF_NOT = `(?:and |but )?(?:if (?:not|none|there (?:isn't|aren't|is not|are not)(?: any)?|there's none|${WE} (?:haven't|don't)(?: got)?(?: any)?)|otherwise|or else)`
const ASKS = `(?:(?:can you |could you )?(?:please )?(?:check|see|look) (?:if|whether) (?:${HAVE}|there(?:'s| is| are))|have ${WE}(?: got)?|do ${WE} have|is there|are there|got)`

const FORMS: readonly RegExp[] = [
  ...NONE.map((none) => `if ${none}${AROUND},? ${PUT} ${PRONOUN}${LIST}${KINDLY}`),
  `${PUT} (?:some |any )?(?<none>${FOOD})${LIST},? (?:but )?(?:only )?(?:if (?:${NONE_OF_IT})|unless (?:${SOME_OF_IT}))${AROUND}${KINDLY}`,
  `${ASKS}(?: any| some| enough)? (?<none>${FOOD})${AROUND} ?[?,.;-]? ?${IF_NOT},? ${PUT} ${PRONOUN}${LIST}${KINDLY}`,
  `any (?<none>${FOOD})${AROUND} ?[?,.;-] ?${IF_NOT},? ${PUT} ${PRONOUN}${LIST}${KINDLY}`,
].map((form) => new RegExp(`^(?:(?:and|oh|also|ok|please) )?${form}[.! ]*$`))

/** The food of which some goes on the list only where there is none. Undefined where nothing hangs on what there is. */
export function conditionOnStock(message: string): string | undefined {
  const said = plainly(message)
  for (const form of FORMS) {
    const food = form.exec(said)?.groups?.['none']
    if (food !== undefined) return food
  }
  return undefined
}

/** Shows what there is of the food, and puts it on the list where the turn is told of none. */
export function onlyWhereMissing({ message, entities }: TurnBrief): Intent[] | undefined {
  const food = conditionOnStock(message)
  if (food === undefined) return undefined
  const words = plainWordsOf(food)
  const isThere = entities.some(({ type, label }) => {
    const named = plainWordsOf(nameOf(label))
    return type === 'lot' && words.every((word) => named.includes(word))
  })
  const look: Intent = { tool: 'list_items', arguments: { location: null, food } }
  if (isThere) return [look]
  return [look, { tool: 'add_to_shopping', arguments: { food, quantity: null, unit: null } }]
}
