/** Numbers that look drawn by chance and are the same for the same seed (mulberry32, Tommy Ettinger, public domain). */
export type Random = {
  /** From 0 up to 1. */
  next(): number
  /** True with this probability. */
  chance(probability: number): boolean
  between(least: number, most: number): number
  pick<Thing>(things: readonly Thing[]): Thing
  /** Some of them, in an order of chance. */
  some<Thing>(things: readonly Thing[], count: number): Thing[]
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const pick = <Thing>(things: readonly Thing[]): Thing => {
    const thing = things[Math.floor(next() * things.length)]
    if (thing === undefined) throw new RangeError('There is nothing to pick from.')
    return thing
  }
  return {
    next,
    pick,
    chance: (probability) => next() < probability,
    between: (least, most) => least + next() * (most - least),
    some: (things, count) => {
      const left = [...things]
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(Math.floor(next() * left.length), 1),
      ).flat()
    },
  }
}
