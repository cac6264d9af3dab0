import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core'
import { mealSchema } from '@alfred/contracts'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { today } from '../alfred/days.ts'
import { daysUntil, tellDay, tellShortDay } from '../alfred/tell-days.ts'
import { AddMeal } from './add-meal.tsx'
import { DayFigures } from './day-figures.tsx'
import { DishCard } from './dish-card.tsx'
import { findPlace, jumpToPlace } from './places-of-drag.ts'
import { howToDrag, tellDrag } from './tell-drag.ts'
import { moveDish, type Dish, type Place } from './move-dish.ts'

const HOLD_MS = 250

/** The days of a week with their meals. A dish is dragged to another place, by mouse, finger or keyboard; its menu does it too. */
export function Week({ days, dishes }: { days: readonly string[]; dishes: readonly Dish[] }) {
  const [dragged, setDragged] = useState<Dish>()
  const [adding, setAdding] = useState<Place>()
  const awaitMove = useFocusAfterMove(dishes)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A finger that moves at once scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: HOLD_MS, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: jumpToPlace }),
  )
  const drop = ({ active, over, activatorEvent }: DragEndEvent): void => {
    setDragged(undefined)
    const dish = dishes.find(({ id }) => id === active.id)
    const place = over?.data.current as Place | undefined
    if (dish === undefined || place === undefined || (place.day === dish.day && place.meal === dish.meal))
      return
    if (activatorEvent instanceof KeyboardEvent) awaitMove(dish.id, place)
    void moveDish(dish, place)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={findPlace}
      accessibility={{ announcements: tellDrag(dishes), screenReaderInstructions: howToDrag }}
      onDragStart={({ active }) => setDragged(dishes.find(({ id }) => id === active.id))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={drop}
    >
      <ol className="week">
        {days.map((day) => (
          <li key={day} className={day === today() ? 'day day--today' : 'day'}>
            <h3 className="day__name">
              {tellShortDay(day)}
              {Math.abs(daysUntil(day)) <= 1 && <span className="badge badge--good">{tellDay(day)}</span>}
            </h3>
            {mealSchema.options.map((meal) => (
              <MealPlace
                key={meal}
                day={day}
                meal={meal}
                dishes={dishes.filter((dish) => dish.day === day && dish.meal === meal)}
                onAdd={setAdding}
              />
            ))}
            <DayFigures day={day} dishes={dishes.filter((dish) => dish.day === day)} />
          </li>
        ))}
      </ol>
      <DragOverlay>{dragged && <div className="dish dish--dragged">{dragged.title}</div>}</DragOverlay>
      {adding && <AddMeal place={adding} onClose={() => setAdding(undefined)} />}
    </DndContext>
  )
}

/** Whoever moves a dish with the keyboard has the focus on it where it has come to. */
function useFocusAfterMove(dishes: readonly Dish[]): (id: string, place: Place) => void {
  const awaited = useRef<Place & { id: string }>(undefined)
  useEffect(() => {
    const wanted = awaited.current
    const hasCome = dishes.some(
      ({ id, day, meal }) => id === wanted?.id && day === wanted.day && meal === wanted.meal,
    )
    if (wanted === undefined || !hasCome) return
    awaited.current = undefined
    document.querySelector<HTMLElement>(`[data-dish="${wanted.id}"] .dish__grip`)?.focus()
  }, [dishes])
  return (id, place) => {
    awaited.current = { id, ...place }
  }
}

type MealPlaceProps = Place & { dishes: readonly Dish[]; onAdd(place: Place): void }

function MealPlace({ day, meal, dishes, onAdd }: MealPlaceProps) {
  const { setNodeRef, isOver } = useDroppable({ id: `${day} ${meal}`, data: { day, meal } satisfies Place })
  return (
    <section
      ref={setNodeRef}
      className={isOver ? 'meal meal--over' : 'meal'}
      aria-label={`${meal}, ${tellDay(day)}`}
    >
      <div className="spread">
        <h4 className="meal__name">{meal}</h4>
        <button
          type="button"
          className="button button--icon meal__add"
          aria-label={`Add to ${meal}, ${tellDay(day)}`}
          onClick={() => onAdd({ day, meal })}
        >
          <Plus size={18} aria-hidden />
        </button>
      </div>
      {dishes.map((dish) => (
        <Draggable key={dish.id} dish={dish} />
      ))}
    </section>
  )
}

function Draggable({ dish }: { dish: Dish }) {
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({ id: dish.id })
  return (
    <div ref={setNodeRef} data-dish={dish.id} className={isDragging ? 'dish dish--gone' : 'dish'}>
      <DishCard dish={dish} grip={{ ...listeners, ...attributes }} />
    </div>
  )
}
