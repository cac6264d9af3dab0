import type { DishKind } from '../data/dishes.ts'
import type { Style } from '../data/style.ts'
import { commonStyles } from '../data/common-styles.ts'
import { styles } from '../data/styles.ts'

/** How well a style goes with a dish: the sum of what its kinds are worth. */
export type Fit = { style: Style; points: number }

/** What comes first in the name of a dish is most of it: "lamb with salad". */
const worth = (position: number): number => Math.max(1, 4 - position)
const KNOWN_FOR = 3
const LESS_KNOWN = 0.1
/** Spirits go beside a meal more often than with it. */
const BESIDE_A_MEAL = 0.5

/** The styles that go with a dish, the best first. */
export function fitsOf(dishKinds: readonly DishKind[]): Fit[] {
  return styles
    .map((style) => ({ style, points: pointsOf(style, dishKinds) }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points || rank(one.style) - rank(other.style))
}

function pointsOf({ goesWith, kind }: Style, dishKinds: readonly DishKind[]): number {
  const points = dishKinds.reduce((sum, dishKind, position) => {
    const place = goesWith.indexOf(dishKind)
    if (place === -1) return sum
    // What a style is known for stands first among what it goes with.
    return sum + worth(position) - (place < KNOWN_FOR ? 0 : LESS_KNOWN)
  }, 0)
  return kind === 'spirit' ? points - BESIDE_A_MEAL : points
}

/** Where several go equally well, what most shops have comes first. */
function rank({ name }: Style): number {
  const place = commonStyles.indexOf(name)
  return place === -1 ? commonStyles.length : place
}
