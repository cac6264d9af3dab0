import { readEverydayFoods } from '@alfred/baseline'
import { foodKey, madeOnce } from '@alfred/language'
import { units, type TurnBrief } from '@alfred/contracts'

/** Units of which nobody has one where the amount is left out: "I have eggs" is not one egg. */
const NO_PACKS: ReadonlySet<string> = new Set(['mass', 'volume', 'count', 'slice', 'clove', 'serving'])

/** The foods that are bought in packs, bottles, jars and the like, by their keys. */
const foodsInPacks = madeOnce(
  (): ReadonlySet<string> =>
    new Set(
      readEverydayFoods()
        .filter(({ unit }) => !NO_PACKS.has(units[unit].dimension))
        .flatMap(({ name, aliases }) => [name, ...aliases].map(foodKey)),
    ),
)

/** Is a food sold in packs, so that who has some of it has one of them? */
export function comesInPacks(food: string): boolean {
  return foodsInPacks().has(foodKey(food))
}

/** Does the brief show a food of this name in stock? Of "ham" a smoked ham is one. */
export function isShownInStock(food: string, brief: Pick<TurnBrief, 'entities'> | null): boolean {
  const said = foodKey(food).split(' ')
  return (brief?.entities ?? []).some(({ type, label }) => {
    const words = foodKey(label).split(' ')
    return (
      type === 'lot' &&
      (said.every((word) => words.includes(word)) || words.every((word) => said.includes(word)))
    )
  })
}
