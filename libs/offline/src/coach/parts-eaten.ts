import { plainWordsOf, readVocabulary } from '../understanding/index.ts'
import { findUnit, units } from '@alfred/contracts'
import { readFood, readNumber } from '@alfred/language'
import { withAmountsInFront, withAmountsOfLast } from './amount-behind.ts'
import { withoutCircumstances } from './circumstances.ts'
import { isCompany } from './company.ts'
import { withSugarOfEach } from './sugar-of-each.ts'
import { withoutSizeOfMeasure } from './measured-by-hand.ts'

// Divides what was eaten into its foods, each with its amount.

const FILLINGS =
  'ham|cheese|bacon|egg|chicken|mushroom|steak|kidney|ale|tomato|pickle|cress|onion|salt|vinegar|tuna|sweetcorn|mayo|mayonnaise|stuffing|turkey|cranberry|beef|horseradish|brie|salmon|cream cheese|leek|potato|carrot|coriander|lentil|pea|mint|sausage|prawn|lettuce|chorizo|spinach|ricotta|feta|stilton|broccoli|blackberry|rhubarb|custard|lemon|ginger|poppy seed|peanut butter|jam|jelly'
/** What is named by two things that are in it: "a steak and ale pie", "salt and vinegar crisps". */
const OF_TWO = new RegExp(
  `\\b(${FILLINGS}) (?:and|&) (${FILLINGS}) (?=(?:[a-z]+ )?(?:sandwich(?:es)?|sarnie|toastie|roll|wrap|baguette|bap|butty|panini|pie|pasty|quiche|soup|crisps|bagel|omelette|slice|bake|muffin|tart|pizza|melt|burger|salad)\\b)`,
  'g',
)
const COMPOUNDS =
  /\b(mac|macaroni|fish|peanut butter|rice|ham|bangers|bread) and (cheese|chips|jelly|beans|peas|eggs|mash|butter)\b/g
const BETWEEN =
  / ?,(?! ?\d{1,9}(?:\.\d{1,9})? k?cal) ?(?:and )?| and | ?[&+] ?| plus | with (?=(?:\d|an? |two |three |some ))(?!\d{1,9}(?:\.\d{1,9})? k?cal)/

/** With gravy or sausage it is the bread that Americans call a biscuit, and no cookie. */
const SOUTHERN_BISCUIT =
  /(?<!american |buttermilk )\bbiscuit(s?) (?=(?:with|and) (?:[a-z]+ )?(?:gravy|sausage)\b)/g

/** What was not eaten: "2 slices of toast, no butter". */
const LEFT_OUT = /^(?:no|without(?: any)?|minus|hold the) [a-z]/

/** Which one of its kind it was, and when, are no foods: "a sub, the 6 inch one, and an apple in between". */
const WHICH_ONE = /^(?:the|my|our) (?:[a-z0-9'-]+ ){1,4}ones?(?: (?:from|of|at) [a-z' -]{2,40})?$/
/** How big the measure before it was: "a plate of biryani, normal plate". Its size changes nothing that is known of it. */
const SIZE_OF_IT =
  /^(?:an? |just an? )?(?:normal|usual|average|standard|ordinary|regular|decent)(?:[- ]sized?)? (?:plate|plateful|bowl|portion|serving|helping|amount|size|mug|glass|cup)$/
const IN_BETWEEN = / (?:in[- ]between(?: meals)?|between meals)$/

/** After or before what it was eaten. */
export const AROUND =
  / (?:right |straight |just )?(?:after|before) (?:(?:the|my|a|our) )?(?:gym|run|workout|training|swim|walk|match|class|yoga|pilates|work|school|bed|football|practice|game)(?: session)?$/

/** What was eaten with the food before, behind how much there was of that: "oatmeal, 1 cup cooked, with a banana". */
const AND_WITH = /^with (?=\S)/

/** What was drunk beside what was eaten: "ate 2 rolls and drank a coffee". */
const EATEN_TOO = /^(?:(?:i|then|also|just) )*(?:drank|drunk|ate|eaten|had) (?=\S)/

/** How the food before was served: "two slices of toast, buttered". */
const BUTTERED = /^(?:all )?buttered$/

/** People name milk by how much fat is in it: "weetabix with semi skimmed". */
const MILK_BY_ITS_FAT = /\b(?:(semi)[- ]skimmed|(skimmed)|full[- ]fat)$/

const isRemark = (part: string): boolean => WHICH_ONE.test(part) || SIZE_OF_IT.test(part)

/** The foods of "a banana, 2 eggs and 200 g of yogurt", each as it was said. */
export function partsEaten(text: string): string[] {
  const kept = withSugarOfEach(text)
    .replace(COFFEE_WITH_MILK, 'white coffees')
    .replace(TEA_WITH_MILK, (_, tea: string, count: string) => `${tea}, ${readNumber(count) ?? 1} tbsp milk`)
    .replace(BEANS_ON_TOAST, 'baked beans on ')
    .replace(SOUTHERN_BISCUIT, 'american biscuit$1 ')
    .replace(OF_TWO, '$1~and~$2 ')
    .replace(COMPOUNDS, (_, left: string, right: string) => `${left}~and~${right}`)
  const parts = withAmountsInFront(kept)
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !isCompany(part) && !LEFT_OUT.test(part) && !isRemark(part))
    .map((part) =>
      withoutSizeOfMeasure(
        withoutCircumstances(part.replace(IN_BETWEEN, '')).replace(EATEN_TOO, '').replace(AND_WITH, ''),
      )
        .replace(BUTTERED, 'butter')
        .replace(MILK_BY_ITS_FAT, (_, semi?: string, skimmed?: string) =>
          semi === undefined ? (skimmed === undefined ? 'milk' : 'skimmed milk') : 'semi-skimmed milk',
        ),
    )
  return withAmountsOfLast(parts)
    .flatMap(withWhatIsUnder)
    .flatMap(withWhatIsIn)
    .map((part) => part.replaceAll('~', ' '))
}

/** A coffee with milk is one food, and the milk of a cup of tea is about a spoon of it, as a splash is. */
const COFFEE_WITH_MILK = /\bcoffees with milk\b(?! and sugar)/g
const TEA_WITH_MILK =
  /(?<tea>\b(?<count>\d{1,2}|an?|one|two|three|four|five|six) (?:(?:cups?|mugs?) of )?(?:[a-z']+ )?teas?) with (?:an? (?:splash|drop|bit) of )?milk\b/g

const BEANS_ON_TOAST = /(?<!baked |black |kidney |green |butter |broad )\bbeans on (?=(?:[a-z]+ )?toast\b)/g

/** What a food was eaten on, which is one of its own: "scrambled eggs on a slice of wholemeal". */
const ON_BREAD =
  /^(?<food>.+?) on (?<other>(?:(?:an?|one|two|\d) (?:thick |thin )?(?:slices?|pieces?|bits?) of )?(?:[a-z]+ )?(?:toast|bread|wholemeal|granary|sourdough|rye|bagel|muffin|crumpets?)(?: toast| bread)?)$/
const IS_SANDWICH = /\b(?:sandwich(?:es)?|sarnies?|toasties?|panini|blt|sub|butty|bap|burger|roll)$/

/** A food and the bread that it was eaten on, as two, where nobody knows both by one name: "beans on toast". */
function withWhatIsUnder(part: string): string[] {
  const { food, other } = ON_BREAD.exec(part)?.groups ?? {}
  if (food === undefined || other === undefined || IS_SANDWICH.test(food)) return [part]
  const name = readFood(food)?.food
  return name === undefined || isKnown(`${name} on ${other}`) ? [part] : [food, other]
}

/** Two foods of which one is in the other: "a bowl of cheerios with milk". */
const WITH = /^(?<food>.+?) with (?<other>[a-z][a-z' -]+)$/

/**
 * A food with another one in it, as two, where nobody knows both by one name. Of both together a weight is one of neither.
 */
function withWhatIsIn(part: string): string[] {
  const { food, other } = WITH.exec(part)?.groups ?? {}
  const whole = readFood(part)
  const first = food === undefined ? undefined : readFood(food)
  if (food === undefined || other === undefined || whole === undefined || first === undefined) return [part]
  const unit = whole.unit === null ? undefined : findUnit(whole.unit)
  const isWeighed = unit !== undefined && ['mass', 'volume'].includes(units[unit].dimension)
  const areTwo = isKnown(first.food) && isKnown(other) && !isKnown(whole.food)
  return areTwo && !isWeighed ? [food, other] : [part]
}

function isKnown(food: string): boolean {
  const words = plainWordsOf(food)
  return words.length > 0 && vocabulary().longestAt(words, 0) === words.length
}

let known: ReturnType<typeof readVocabulary> | undefined
const vocabulary = (): ReturnType<typeof readVocabulary> => (known ??= readVocabulary())
