import { nutrients, nutrientSchema, sayUnreadable } from '@alfred/contracts'
import { nameUnit, sayAmount, sayFood, sayNumber } from '../../food-words.ts'
import { sayInPlace, sayPlace } from '../place-words.ts'
import { measured, measureTerm } from './body-term.ts'
import { inRow } from './in-row.ts'
import { joinWords } from '../join-words.ts'
import { companionOf, personTerm } from './person-term.ts'
import type { DayParts, Terms } from './terms.ts'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export const englishTerms: Terms = {
  number: sayNumber,
  amount: sayAmount,
  units: nameUnit,
  of: (amount, name) => `${amount} ${name}`,
  food: sayFood,
  foodSaid: ({ quantity, unit, food, said }) =>
    `${quantity === null ? food : sayFood(quantity, unit, food)}${said === null ? '' : ` (${said})`}`,
  name: (food) => food,
  day: ({ weekday, day, month, year, isMonthFirst }: DayParts) => {
    const name = months[month - 1] ?? ''
    const date = isMonthFirst ? `${name} ${day}` : `${day} ${name}`
    return `${weekdays[weekday - 1] ?? ''} ${date}${year === null ? '' : ` ${year}`}`
  },
  until: (day) => `until ${day}`,
  onDay: (day) => `on ${day}`,
  fromTo: (from, until) => `${from} to ${until}`,
  today: 'today',
  yesterday: 'yesterday',
  tomorrow: 'tomorrow',
  unknownDay: 'an unknown day',
  and: (words) => joinWords(words, 'and'),
  or: (words) => words.join(' or '),
  inPlace: sayInPlace,
  toPlace: (location) => `to ${sayPlace(location)}`,
  fromPlace: (location) => `from ${sayPlace(location)}`,
  meal: (meal) => meal,
  forMeal: (meal) => `for ${meal}`,
  eaten: (thing, meal, day) => inRow(thing, meal === null ? undefined : `for ${meal}`, day),
  nutrient: (code) => {
    const nutrient = nutrientSchema.safeParse(code).data
    return nutrient === undefined ? code : nutrients[nutrient].names[0]
  },
  kind: (kind) => kind,
  kept: keptInEnglish,
  person: (name) => personTerm('en', name),
  measure: (measure) => measureTerm('en', measure),
  measured: (measure, value) => measured('en', { measure, value }, sayNumber),
  unreadable: sayUnreadable,
  moreThanListed: 'There is more than is listed here.',
  quoted: (name) => `"${name}"`,
  cautionBegins: 'Mind your ',
  caution: ({ kind, value }, food) =>
    kind === 'companion'
      ? `Mind your company (${keptInEnglish(kind, value)}): ${food}.`
      : `Mind your ${value} ${kind}: ${food}.`,
}

function keptInEnglish(kind: string, value: string): string {
  const companion = kind === 'companion' ? companionOf(value) : undefined
  return companion === undefined ? value : `${personTerm('en', companion.name)}: ${companion.value}`
}
