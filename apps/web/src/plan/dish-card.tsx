import { BookOpen, ChefHat, GripVertical, MoveRight, Trash2, Users } from 'lucide-react'
import { mealSchema } from '@alfred/contracts'
import { useState, type HTMLAttributes, type SubmitEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { makeEdit } from '../alfred/make-edit.ts'
import { addDays, mondayOf, tellDay, tellShortDay } from '../alfred/tell-days.ts'
import { CardWarning } from '../recipes/recipe-warning.tsx'
import { ServingsStepper } from '../recipes/servings-stepper.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { Menu } from '../shell/menu.tsx'
import { moveDish, type Dish } from './move-dish.ts'

/** A dish of a meal, and what can be done with it. */
export function DishCard({ dish, grip }: { dish: Dish; grip: HTMLAttributes<HTMLButtonElement> }) {
  const navigate = useNavigate()
  const [open, setOpen] = useState<'move' | 'servings'>()
  const { id, title, recipe_id: recipe, servings = null, day } = dish
  return (
    <>
      <button type="button" className="dish__grip" {...grip} aria-label={`Move ${title}`}>
        <GripVertical size={16} aria-hidden />
      </button>
      <span className="dish__name" dir="auto">
        {recipe === null ? title : <Link to={`/recipes/${recipe}`}>{title}</Link>}
        {servings !== null && <span className="small soft"> for {servings}</span>}
        {recipe !== null && <CardWarning recipeId={recipe} />}
      </span>
      <Menu
        label={`More for ${title}`}
        items={[
          ...(recipe === null
            ? []
            : [
                {
                  label: 'Cook',
                  icon: <ChefHat size={18} aria-hidden />,
                  onSelect: () =>
                    void navigate(
                      `/recipes/${recipe}/cook${servings === null ? '' : `?servings=${servings}`}`,
                    ),
                },
                {
                  label: 'Open the recipe',
                  icon: <BookOpen size={18} aria-hidden />,
                  onSelect: () => void navigate(`/recipes/${recipe}`),
                },
              ]),
          { label: 'Move', icon: <MoveRight size={18} aria-hidden />, onSelect: () => setOpen('move') },
          {
            label: 'For how many',
            icon: <Users size={18} aria-hidden />,
            onSelect: () => setOpen('servings'),
          },
          {
            label: 'Take off the plan',
            icon: <Trash2 size={18} aria-hidden />,
            isDanger: true,
            onSelect: () =>
              void makeEdit('remove_meal', { item: id }, { label: `Took ${title} off ${tellDay(day)}.` }),
          },
        ]}
      />
      {open === 'move' && <MoveDialog dish={dish} onClose={() => setOpen(undefined)} />}
      {open === 'servings' && <ServingsDialog dish={dish} onClose={() => setOpen(undefined)} />}
    </>
  )
}

const WEEKS_DAYS = 14

function MoveDialog({ dish, onClose }: { dish: Dish; onClose(): void }) {
  const move = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    void moveDish(dish, { day: String(given.get('day')), meal: mealSchema.parse(given.get('meal')) })
    onClose()
  }
  const days = Array.from({ length: WEEKS_DAYS }, (_, index) => addDays(mondayOf(dish.day), index))
  return (
    <Dialog title={`Move ${dish.title}`} isOpen onClose={onClose}>
      <form className="stack" onSubmit={move}>
        <div className="row-form">
          <label className="field">
            <span>Day</span>
            <select className="input" name="day" defaultValue={dish.day}>
              {days.map((day) => (
                <option key={day} value={day}>
                  {tellShortDay(day)}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            <span>Meal</span>
            <select className="input" name="meal" defaultValue={dish.meal}>
              {mealSchema.options.map((meal) => (
                <option key={meal}>{meal}</option>
              ))}
            </select>
          </label>
        </div>
        <button className="button button--main">Move</button>
      </form>
    </Dialog>
  )
}

function ServingsDialog({ dish: { id, title, servings }, onClose }: { dish: Dish; onClose(): void }) {
  const [count, setCount] = useState(servings ?? 2)
  const save = async (): Promise<void> => {
    if (
      await makeEdit(
        'set_meal_servings',
        { item: id, servings: count },
        { label: `${title} is for ${count}.` },
      )
    )
      onClose()
  }
  return (
    <Dialog title={`For how many is ${title}?`} isOpen onClose={onClose}>
      <div>
        <ServingsStepper servings={count} onChange={setCount} />
      </div>
      <button type="button" className="button button--main" onClick={() => void save()}>
        Save
      </button>
    </Dialog>
  )
}
