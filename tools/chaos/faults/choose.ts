/** Picks one of several items with the run's seeded random numbers. */
export function choose<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new TypeError('There is nothing to choose from.')
  return item
}

/** Creates a function that returns every item once, in random order, before it repeats any. */
export function createBag<Item>(items: readonly Item[]): (random: () => number) => Item {
  let left: Item[] = []
  return (random) => {
    if (left.length === 0) left = [...items]
    const item = choose(left, random)
    left.splice(left.indexOf(item), 1)
    return item
  }
}
