import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core'
import { tellDay } from '../alfred/tell-days.ts'
import type { Dish, Place } from './move-dish.ts'

export const howToDrag: ScreenReaderInstructions = {
  draggable:
    'Press space to pick it up, the arrows to go from meal to meal, space to put it down, escape to leave it.',
}

/** What somebody hears who does not see where a dish is dragged. */
export function tellDrag(dishes: readonly Dish[]): Announcements {
  const nameOf = (id: string | number): string => dishes.find((dish) => dish.id === id)?.title ?? 'The dish'
  const placeOf = (data: unknown): string | undefined => {
    const place = data as Place | undefined
    return place && `${place.meal}, ${tellDay(place.day)}`
  }
  return {
    onDragStart: ({ active }) => `Picked up ${nameOf(active.id)}.`,
    onDragOver: ({ active, over }) =>
      `${nameOf(active.id)} is over ${placeOf(over?.data.current) ?? 'no meal'}.`,
    onDragEnd: ({ active, over }) =>
      `${nameOf(active.id)} is put down on ${placeOf(over?.data.current) ?? 'no meal'}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
  }
}
