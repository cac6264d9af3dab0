import type { StorageLocation } from '@alfred/contracts'
import { comingDayPattern } from '../../reading/day-words.ts'
import { placeNamed, placePattern } from '../../reading/place-words.ts'
import { plainWordsOf } from '../../understanding/index.ts'
import { isKeptOut, isKnownRule } from '../dishes/food-traits.ts'
import type { Intent, ToolIntent } from '../kitchen-intent.ts'
import { listOf } from '../topic-rule.ts'

// Where foods go that were named a sentence before, by their names or by what sort they are: "the meat and the peas go in the freezer".

const GO =
  "(?:goes|go|went|is going|are going|is|are|belongs?|(?:can|should|will|must|needs? to|has to|have to) (?:go|be)|'s going|'ll go)"
const IN = `(?:straight )?(?:in|into|to|on) (?:the |my |our )?`
const PLACED = new RegExp(
  `^(?:(?:and|but|so) )?(?<named>[a-z][a-z', -]{2,80}?)(?: (?:both|all))*(?: ${GO})?(?: (?:both|all))* ${IN}(?<place>${placePattern})$`,
)
/** Behind one place the next foods are told. */
const NEXT = new RegExp(`(?<=\\b(?:${placePattern}))(?:,? (?:and|but|while) |, )`)
const REST = /^(?:the )?(?:rest|remainder|others?|everything else)$/
/** How people call sorts of food, where lists know another word for it. */
const CALLED: Readonly<Record<string, string>> = { veg: 'vegetable', veggies: 'vegetable', meats: 'meat' }

type Added = Extract<ToolIntent, { tool: 'add_item' | 'bought' | 'correct_item' }>
type Bought = Exclude<Added, { tool: 'correct_item' }>

/**
 * Sets the places of foods that were just added, as a clause behind them tells. False, with nothing set, where the clause says something else or
 * names anything that was not added.
 */
export function placeAdded(clause: string, added: readonly Intent[]): boolean {
  const foods = added.filter(
    (one): one is Added => one.tool === 'add_item' || one.tool === 'bought' || one.tool === 'correct_item',
  )
  const parts = clause.split(NEXT).map((part) => PLACED.exec(part)?.groups ?? {})
  const isGoing = new RegExp(` ${GO} `).test(clause)
  if (foods.length === 0 || !isGoing || parts.some(({ named }) => named === undefined)) return false
  const placed = new Map<Added, StorageLocation | null>()
  for (const { named = '', place = '' } of parts)
    for (const name of listOf(named.replace(/^(?:all|both)(?: of)? (?=the|my|our)/, ''))) {
      const meant = foods.filter((one) => (REST.test(name) ? !placed.has(one) : isMeant(name, one)))
      if (meant.length === 0) return false
      for (const one of meant) placed.set(one, placeNamed(place))
    }
  for (const [{ arguments: given }, place] of placed) given.location = place
  return true
}

const DATED = new RegExp(
  `^(?:the|my|our) (?<named>[a-z][a-z' -]{1,40}?) expires?(?: (?:on|by))? (?<day>${comingDayPattern})$`,
)

/** Sets the places or the date of foods that were just added, as a clause behind them tells. False where it tells neither. */
export function detailAdded(clause: string, added: readonly Intent[]): boolean {
  return placeAdded(clause, added) || dateAdded(clause, added)
}

/** Sets the date of a food that was just added, as a clause behind it tells: "I bought trout. The trout expires Friday". False where none of them is meant. */
function dateAdded(clause: string, added: readonly Intent[]): boolean {
  const { named = '', day = '' } = DATED.exec(clause)?.groups ?? {}
  const [meant, ...others] = added.filter(
    (one): one is Bought =>
      (one.tool === 'add_item' || one.tool === 'bought') && named !== '' && isMeant(named, one),
  )
  if (meant === undefined || others.length > 0) return false
  meant.arguments.expires = day
  return true
}

/** Is a food meant by a name, which may be a word of it or what sort it is? */
function isMeant(said: string, { arguments: { food } }: Added): boolean {
  const name = CALLED[said] ?? said
  const words = plainWordsOf(food)
  const isNamed = plainWordsOf(name).every((word) => words.includes(word))
  return isNamed || (isKnownRule(name) && isKeptOut(food, [name]))
}
