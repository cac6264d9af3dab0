import { capitalised } from '@alfred/language/wording'
import { numberWords, withoutEnding } from '@alfred/language'
import { normalise } from '../../reading/normalise.ts'
import { divideAtAmounts } from '../stock/divide-at-amounts.ts'
import { readStockList } from '../stock/read-stock-list.ts'
import { ingredientOf } from './change-draft.ts'

/** What is done with food, as somebody tells how a dish is made. */
const VERBS =
  'add|bake|beat|blend|blitz|boil|break|bring|brown|chop|chuck|combine|cook|cover|cream|crumble|cut|dice|drain|drizzle|fold|fry|garnish|grate|grill|heat|knead|leave|let|mash|melt|mix|peel|poach|pop|pour|put|rest|roast|roll|rub|sauté|saute|season|serve|sift|simmer|slice|soak|soften|sprinkle|start|steam|stir|take|throw|toast|top|toss|use|whisk'
const LED = new RegExp(
  `^(?:(?:and|then|so|next|first|just|also|you|i|we|after that|finally|to start)[ ,]+)*(?<verb>${VERBS})\\b(?: (?:in|up|off|together|with|out|down))*(?: (?:it|them|that|everything))?(?: (?:with|in|on|and))* ?(?<what>.*)$`,
  'i',
)
const BEGINS_WITH_AMOUNT = new RegExp(`^(?:\\d|½|¼|¾|⅓|⅔|(?:some|half|${numberWords.join('|')})\\b)`, 'i')
/** How long or how hot it is cooked is no food. */
const OF_TIME = new RegExp(
  `^(?:(?:for|about|at|another|the|around) )*(?:\\d+|half|${numberWords.join('|')})(?:[ -](?:\\d+|to|or|a|an))* ?(?:minutes?|mins?|hours?|hrs?|seconds?|degrees?|°|c\\b|f\\b)`,
  'i',
)
/** How a food is prepared, behind its name. */
const PREPARED =
  /^(?<food>.+?),? (?<how>(?:(?:finely|roughly|thinly|thickly) )?(?:cut (?:up )?(?:small|big|in(?:to)? [a-z]+|up)|chopped|diced|sliced|grated|crushed|peeled|minced|mashed|melted|beaten|cubed)(?: (?:small|up|fine|finely))?)$/i

/** "1 lb turkey with 2 onions" is two foods. */
const WITH_MORE = new RegExp(` with (?=(?:\\d|(?:half|${numberWords.join('|')}) ))`, 'gi')

type Told = { ingredients: string[]; steps: string[] }

/** The ingredients and the steps of a recipe that is told in sentences: "you brown 1 lb mince, add 2 onions, simmer 20 minutes". */
export function listOfTold(told: string): Told {
  const parts = told
    .split(/[.;!]\s+|[.;!]$|,\s+|\n/)
    .flatMap((part) => (LED.test(part.trim()) ? [part] : divideAtAmounts(part).split(', ')))
    .flatMap((part) =>
      part.split(
        / (?:and then|then) | and (?=(?:\d|an? |some |half |the |you |i |we )|(?:add|bake|boil|cook|fry|mix|serve|simmer|stir)\b)/i,
      ),
    )
    .map((part) => part.trim().replace(/^and /i, ''))
    .filter((part) => part !== '')
  const list: Told = { ingredients: [], steps: [] }
  for (const part of parts) takePart(part, list)
  return list
}

function takePart(part: string, { ingredients, steps }: Told): void {
  const { verb, what = '' } = LED.exec(part)?.groups ?? {}
  const foods = divideAtAmounts((verb === undefined ? part : what).replace(WITH_MORE, ', '))
    .split(', ')
    .flatMap((food) => ingredientIn(food) ?? [])
  ingredients.push(...foods)
  if (verb !== undefined)
    return void steps.push(capitalised(part.replace(/^(?:(?:and|then|so|you|i|we|just)[ ,]+)*/i, '')))
  const last = steps.pop()
  if (last !== undefined) steps.push(`${last}, ${part}`)
  else if (foods.length === 0) steps.push(capitalised(part))
}

/** The food of a part as a line of a recipe. Undefined where the part has none with an amount. */
function ingredientIn(said: string): string | undefined {
  const { food: bare = said, how } = PREPARED.exec(said.trim())?.groups ?? {}
  if (!BEGINS_WITH_AMOUNT.test(bare) || OF_TIME.test(bare)) return undefined
  const { items, leftover } = readStockList(withoutEnding(normalise(bare), '., '))
  const [item, ...others] = items
  if (item === undefined || others.length + leftover.length > 0) return undefined
  const line = /^(?:\d|½|¼|¾)/.test(bare) && item.quantity !== null ? bare : ingredientOf(item)
  return how === undefined ? line : `${line} (${how})`
}
