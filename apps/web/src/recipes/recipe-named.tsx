import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { Empty } from '../shell/empty.tsx'
import { Page } from '../shell/page.tsx'
import { Shown } from '../shell/shown.tsx'
import { useRecipe, type AnyRecipe } from './find-recipe.ts'

/** Shows the recipe that the address names; until it is read, and where there is none, a page with this title says so. */
export function RecipeNamed({
  title,
  children,
}: {
  title: string
  children: (recipe: AnyRecipe) => ReactNode
}) {
  const { recipeId = '' } = useParams()
  const { recipe, query } = useRecipe(recipeId)
  if (recipe !== undefined) return children(recipe)
  return (
    <Page title={title}>
      <Shown query={query}>
        {() => (
          <Empty title="There is no such recipe">
            <p>It may have been deleted.</p>
            <Link className="button" to="/recipes">
              To the recipes
            </Link>
          </Empty>
        )}
      </Shown>
    </Page>
  )
}
