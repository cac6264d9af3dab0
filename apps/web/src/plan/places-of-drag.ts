import {
  closestCenter,
  pointerWithin,
  type ClientRect,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core'

type Point = { x: number; y: number }

const steps: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

/** What lies beside the way counts more than what lies far on it. */
const ASIDE = 3

/** With the keyboard a dish goes from meal to meal: each arrow to the next one in its direction. */
export const jumpToPlace: KeyboardCoordinateGetter = (
  event,
  { context: { collisionRect, droppableRects } },
) => {
  const step = steps[event.code]
  if (step === undefined || collisionRect === null) return undefined
  event.preventDefault()
  const next = nextPlace(centreOf(collisionRect), step, [...droppableRects.values()])
  return next && { x: next.left, y: next.top }
}

/** The nearest place in a direction; undefined where there is none. */
export function nextPlace<Place extends Pick<ClientRect, 'left' | 'top' | 'width' | 'height'>>(
  from: Point,
  step: Point,
  places: readonly Place[],
): Place | undefined {
  const far = (place: Place): number => {
    const { x, y } = centreOf(place)
    const along = (x - from.x) * step.x + (y - from.y) * step.y
    const aside = Math.abs((x - from.x) * step.y) + Math.abs((y - from.y) * step.x)
    // Half its own size away it is where one is.
    const isAhead = along > (step.x === 0 ? place.height : place.width) / 2
    return isAhead ? along + aside * ASIDE : Infinity
  }
  const nearest = places.toSorted((one, other) => far(one) - far(other))[0]
  return nearest !== undefined && far(nearest) < Infinity ? nearest : undefined
}

function centreOf({
  left,
  top,
  width,
  height,
}: Pick<ClientRect, 'left' | 'top' | 'width' | 'height'>): Point {
  return { x: left + width / 2, y: top + height / 2 }
}

/** A pointer means what it is over, and nothing beside; a keyboard means the nearest. */
export const findPlace: CollisionDetection = (drag) =>
  drag.pointerCoordinates === null ? closestCenter(drag) : pointerWithin(drag)
