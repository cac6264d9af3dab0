import type { Meal, ReadRow } from '@alfred/contracts'
import { makeEdit } from '../alfred/make-edit.ts'
import { tellDay } from '../alfred/tell-days.ts'

export type Dish = ReadRow<'meal_plan'>
export type Place = { day: string; meal: Meal }

export async function moveDish({ id, title }: Dish, { day, meal }: Place): Promise<void> {
  await makeEdit(
    'move_meal',
    { item: id, to_day: day, to_meal: meal },
    { label: `Moved ${title} to ${meal}, ${tellDay(day)}.` },
  )
}
