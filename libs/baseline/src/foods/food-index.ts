import { foodKey } from '@alfred/language'

/** Returns a function that finds foods by their names and aliases, singular or plural. */
export function indexByName<Food extends { name: string; aliases: readonly string[] }>(
  foods: readonly Food[],
): (said: string) => Food | undefined {
  const byKey = new Map(
    foods.flatMap((food) => [food.name, ...food.aliases].map((name) => [foodKey(name), food] as const)),
  )
  return (said) => byKey.get(foodKey(said))
}
