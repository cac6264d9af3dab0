import type { DishKind } from '../data/dishes.ts'
import type { Style } from '../data/style.ts'
import { commonStyles } from '../data/common-styles.ts'
import { styles } from '../data/styles.ts'

/** How well a style goes with a dish: the sum of what its kinds are worth. */
export type Fit = { style: Style; points: number }

/** What comes first in the name of a dish is most of it: "lamb with salad". */
const worth = (position: number): number => Math.max(1, 4 - position)
const FIRST_NAMED = 0.1

/** The styles that go with a dish, the best first. */
export function fitsOf(dishKinds: readonly DishKind[]): Fit[] {
  return styles
    .map((style) => ({ style, points: pointsOf(style, dishKinds) }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points || rank(one.style) - rank(other.style))
}

function pointsOf({ goesWith }: Style, dishKinds: readonly DishKind[]): number {
  return dishKinds.reduce((sum, kind, position) => {
    const place = goesWith.indexOf(kind)
    // What a style is known for stands first among what it goes with.
    return place === -1 ? sum : sum + worth(position) - place * FIRST_NAMED
  }, 0)
}

/** Where several go equally well, what most shops have comes first. */
function rank({ name }: Style): number {
  const place = commonStyles.indexOf(name)
  return place === -1 ? commonStyles.length : place
}
