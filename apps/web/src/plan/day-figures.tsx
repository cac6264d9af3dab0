import { useQueries } from '@tanstack/react-query'
import { useRows } from '../alfred/rows.ts'
import { daysUntil, tellFigure } from '../alfred/tell-days.ts'
import { figuresQuery } from '../recipes/recipe-figures-card.tsx'
import type { Dish } from './move-dish.ts'

/** What a day comes to: what was eaten on it, and what a serving of each planned dish has. */
export function DayFigures({ day, dishes }: { day: string; dishes: readonly Dish[] }) {
  const isPast = daysUntil(day) <= 0
  const diary = useRows('diary', { where: { logged_on: day }, isEnabled: isPast })
  const recipes = dishes.flatMap(({ recipe_id: id }) => (id === null ? [] : [id]))
  const figures = useQueries({ queries: recipes.map((id) => figuresQuery(id)) })
  const eaten = (diary.data?.rows ?? []).reduce((sum, { nutrients }) => sum + (nutrients['calories'] ?? 0), 0)
  const servings = figures.flatMap(({ data }) => (data?.per_serving ? [data.per_serving] : []))
  const sum = (nutrient: string): number => servings.reduce((all, one) => all + (one[nutrient] ?? 0), 0)
  const told = [
    eaten > 0 ? `${tellFigure(eaten)} kcal eaten` : '',
    servings.length > 0
      ? `planned about ${tellFigure(sum('calories'))} kcal, ${tellFigure(sum('protein_g'))} g protein`
      : '',
  ].filter((part) => part !== '')
  if (told.length === 0) return dishes.length === 0 ? <p className="day__figures">Nothing planned</p> : null
  return <p className="day__figures">{told.join(' · ')}</p>
}
