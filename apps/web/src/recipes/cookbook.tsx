import { isReadable } from '@alfred/client'
import { recipeCourses } from '@alfred/contracts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../alfred/client.ts'
import { tellProblem } from '../alfred/problems.ts'
import { Tabs } from '../shell/tabs.tsx'
import { ShowMore } from '../shell/show-more.tsx'
import { minutesOf, tellMinutes } from './find-recipe.ts'
import { RecipeCard } from './recipe-card.tsx'

const PAGE = 24
const courses = (['all', ...recipeCourses] as const).map(
  (name) => [name, <span className="capital">{name}</span>] as const,
)

/** The recipes that everybody has, course by course. */
export function Cookbook() {
  const [course, setCourse] = useState<string>()
  const pages = useInfiniteQuery({
    queryKey: ['cookbook', course],
    queryFn: async ({ pageParam, signal }) =>
      client.read('cookbook', {
        ...(course !== undefined && { where: { course } }),
        limit: PAGE,
        offset: pageParam,
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, all) => (last.length < PAGE ? undefined : all.length * PAGE),
  })
  const recipes = (pages.data?.pages ?? []).flat().filter(isReadable)
  return (
    <div className="stack">
      <Tabs
        label="Course"
        options={courses}
        chosen={course ?? 'all'}
        onChoose={(name) => setCourse(name === 'all' ? undefined : name)}
      />
      {pages.isError && <p className="notice notice--danger">{tellProblem(pages.error)}</p>}
      <ul className="recipes">
        {recipes.map((recipe) => {
          const minutes = minutesOf(recipe)
          return (
            <RecipeCard
              key={recipe.id}
              to={recipe.id}
              name={recipe.name}
              about={recipe.description}
              facts={[recipe.cuisine, minutes === undefined ? null : tellMinutes(minutes)]}
            />
          )
        })}
      </ul>
      <ShowMore pages={pages} label="Show more" />
    </div>
  )
}
