/** One of several, by the run's own random numbers. */
export function choose<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new TypeError('There is nothing to choose from.')
  return item
}

/** Gives every item once before any comes again, in an order that changes. */
export function createBag<Item>(items: readonly Item[]): (random: () => number) => Item {
  let left: Item[] = []
  return (random) => {
    if (left.length === 0) left = [...items]
    const item = choose(left, random)
    left.splice(left.indexOf(item), 1)
    return item
  }
}
