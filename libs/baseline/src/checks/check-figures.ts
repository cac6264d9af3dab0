import { units } from '@alfred/contracts'
import type { SourcedPortion } from '../foods/portions-of.ts'
import type { Baseline } from '../read-baseline.ts'
import { problem, type Problem } from './problem.ts'

/** Forms of an entry that make another food of it, and the words of a name that say so as well. */
const FORMS: readonly (readonly [entry: RegExp, name: RegExp])[] = [
  [/\b(?:powder|powdered)\b/, /\b(?:powder|powdered|gelatine|stevia|icing sugar)\b/],
  [/\b(?:condensed|concentrate)\b/, /\b(?:condensed|concentrate|lemonade)\b/],
  [
    /\b(?:dry mix|mix, dry|dehydrated|unprepared|uncooked)\b/,
    /\b(?:mix|seasoning|dry|dried|frozen|edamame|bacon|ham|raw|sweet potato|pastry|prune|quinoa|grain|spelt|teff|amaranth|farro|sticky rice|fig|apricot|apple|flour|pancetta|grits|noodle)\b/,
  ],
]
/** What is eaten as it comes is none of these; names of cereals and of what is eaten dry are left to the hand that chose them. */
const NOT_EATEN = /\b(?<!from |or )(?:raw|uncooked|unprepared|condensed|dehydrated|dry mix|powder)\b/

/** Grams of a millilitre, at least and at most: of anything, and of what is poured. */
const ANYTHING = [0.02, 1.65] as const
const POURED = [0.82, 1.5] as const
const POURED_SORTS = new Set(['drink', 'alcohol', 'plant_milk', 'plant_oil', 'stock'])

/** Reports figures of another form than the name says, and weights of measures that cannot be. */
export function checkFigures({ foods, eaten, reference }: Baseline): Problem[] {
  const entryOf = (usda: string | null) => (reference.get(usda ?? '')?.name ?? '').toLowerCase()
  return [
    ...foods.flatMap(({ name, usda }) =>
      FORMS.filter(([form, said]) => form.test(entryOf(usda)) && !said.test(name)).map(() =>
        problem(name, `its figures are those of another form: ${entryOf(usda)}`),
      ),
    ),
    ...eaten
      .filter(({ usda }) => NOT_EATEN.test(entryOf(usda)))
      .map(({ name, usda }) => problem(name, `nobody eats it so: ${entryOf(usda)}`)),
    ...[...foods, ...eaten].flatMap(({ name, category, portions }) => {
      const [least, most] = POURED_SORTS.has(category) ? POURED : ANYTHING
      return portions.flatMap((portion) => {
        const density = densityOf(portion)
        return density === undefined || (density >= least && density <= most)
          ? []
          : [
              problem(
                name,
                `a ${portion.unit} of ${portion.grams} g is ${density.toFixed(2)} g/ml (${portion.note ?? 'no note'})`,
              ),
            ]
      })
    }),
  ]
}

/** Grams of a millilitre; undefined for what is counted. */
function densityOf({ unit, grams }: SourcedPortion): number | undefined {
  const { dimension, factor } = units[unit]
  return dimension === 'volume' ? grams / factor : undefined
}
