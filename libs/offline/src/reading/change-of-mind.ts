// An amount or a time that is put right in the same breath: "2 l of milk, sorry, 3 l", "at four. No, make it three".

const NUMBER =
  '(?:\\d+(?:[.:]\\d+)?|an?|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)'
const UNIT =
  "(?: ?(?:kg|g|ml|cl|l|oz|lbs?|tbsp|tsp|litres?|liters?|kilos?|grams?|pints?|packs?|packets?|tins?|cans?|bags?|bottles?|jars?|boxes|cups?|slices?|pieces?|am|pm|o'?clock))?"
const SLIP = '(?:no|nope|sorry|wait|actually|oops|hang on|hold on|i mean|i meant|make (?:it|that|them))'
const TURN = `[ ,.;:–]+${SLIP}(?:[ ,]+${SLIP})*[ ,]+`
/** What is left of a sentence behind the second number: nothing, or a new sentence or clause. */
const ENDS = '(?=\\s*(?:[.,;!?]|$))'

const OF_A_FOOD = new RegExp(
  `\\b(${NUMBER})(${UNIT})((?: of)?(?: [a-z][a-z'-]*){1,3}?)${TURN}(${NUMBER})(${UNIT})${ENDS}`,
  'g',
)
const ALONE = new RegExp(`\\b${NUMBER}${UNIT}${TURN}(${NUMBER}${UNIT})(?![a-z\\d])`, 'g')

/** A message in lower case with the amounts and times that it ends up with, and not those that it takes back. */
export function withoutSlips(message: string): string {
  return message.replace(ALONE, '$1').replace(OF_A_FOOD, putRight)
}

function putRight(...[, , unit = '', food = '', number = '', otherUnit = '']: string[]): string {
  return `${number}${otherUnit === '' ? unit : otherUnit}${food}`
}
