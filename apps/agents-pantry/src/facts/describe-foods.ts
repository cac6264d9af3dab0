import { sayNumber } from '@alfred/language'
import type { Describe } from './describe.ts'
import { sayInPlace } from '@alfred/language/wording'
import type { ResultData } from './result-data.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Describes a number of days: "3 days", "5 weeks", "10 months". Nobody thinks in 300 days. */
function saySpan(days: number): string {
  const [number, unit] =
    days < 21 ? [days, 'day'] : days < 90 ? [Math.round(days / 7), 'week'] : [Math.round(days / 30), 'month']
  if (unit === 'month' && number >= 24) return `${sayNumber(Math.round(number / 12))} years`
  return `${sayNumber(number)} ${unit}${number === 1 ? '' : 's'}`
}

type Keeping = ResultData<'describe_food'>['keeps']

function sayKeeping(keeps: Keeping): string[] {
  const sayPlaces = (isOpened: boolean) =>
    keeps
      .filter((one) => one.is_opened === isOpened)
      .map(({ location, days }) => `${saySpan(days)} ${sayInPlace(location)}`)
      .join(', ')
  const closed = sayPlaces(false)
  const opened = sayPlaces(true)
  return [
    ...(closed === '' ? [] : [`It keeps about ${closed}${opened === '' ? '' : `; once opened ${opened}`}.`]),
    ...(keeps.length === 0
      ? []
      : ['That is how long it stays good as a rule: look, smell, and mind the date on the pack.']),
  ]
}

const describeFood: Describe<'describe_food'> = ({
  food,
  sort,
  also,
  allergens,
  diets,
  keeps,
  calories,
  source,
}) => [
  `${capital(food)}${sort === null || sort === food ? '' : ` (${sort})`}${also.length === 0 ? '' : `, also called ${also.slice(0, 3).join(', ')}`}.`,
  allergens.length === 0
    ? 'It holds none of the fourteen declared allergens.'
    : `It holds ${allergens.join(', ')}.`,
  ...(diets.length === 0 ? [] : [`It fits: ${diets.join(', ')}.`]),
  ...sayKeeping(keeps),
  ...(calories === null
    ? []
    : [`${sayNumber(calories)} kcal in 100 g${source === null ? '' : ` (${source})`}.`]),
]

type Pairing = ResultData<'pair_food'>['pairings'][number]

function sayPairing({ food, shared, recipes, in_stock: isInStock }: Pairing): string {
  const why = [
    ...(shared.length === 0
      ? []
      : [
          `both smell of ${shared
            .map((one) => one.replace(/ \(.*\)$/, ''))
            .slice(0, 2)
            .join(' and ')}`,
        ]),
    ...(recipes < 2 ? [] : [`${sayNumber(recipes)} recipes use both`]),
    ...(isInStock ? ['in stock'] : []),
  ]
  return why.length === 0 ? food : `${food} (${why.join(', ')})`
}

const pairFood: Describe<'pair_food'> = ({ food, pairings }) =>
  pairings.length === 0
    ? [`I know of nothing that goes with ${food} in particular.`]
    : [`What goes with ${food}: ${pairings.map(sayPairing).join('; ')}.`]

const substituteFood: Describe<'substitute_food'> = ({ food, substitutes }) =>
  substitutes.length === 0
    ? [`I know of nothing that stands in for ${food}.`]
    : [
        `Instead of ${food}: ${substitutes
          .map(({ food: other, how, in_stock: isInStock }) => {
            const about = [...(how === null ? [] : [how]), ...(isInStock ? ['in stock'] : [])]
            return about.length === 0 ? other : `${other} (${about.join('; ')})`
          })
          .join('; ')}.`,
      ]

/** The describing function of each tool that reads foods. */
export const describeFoods = {
  describe_food: describeFood,
  pair_food: pairFood,
  substitute_food: substituteFood,
}
