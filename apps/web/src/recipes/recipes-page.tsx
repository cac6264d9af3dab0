import { Plus, Search } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useRows } from '../alfred/rows.ts'
import { Empty } from '../shell/empty.tsx'
import { Page } from '../shell/page.tsx'
import { Shown, UnreadableNote } from '../shell/shown.tsx'
import { Tabs } from '../shell/tabs.tsx'
import { AddRecipe } from './add-recipe.tsx'
import { Cookbook } from './cookbook.tsx'
import { minutesOf, tellMinutes, useSearch } from './find-recipe.ts'
import { RecipeCard } from './recipe-card.tsx'
import './recipes.css'

const shelves = [
  ['own', 'Yours'],
  ['cookbook', 'Cookbook'],
] as const

/** One's own recipes and the cookbook, found by what they should be like. */
export function RecipesPage() {
  const [search, setSearch] = useSearchParams()
  const [isAdding, setIsAdding] = useState(false)
  const words = search.get('words') ?? ''
  const shelf = search.get('shelf') === 'cookbook' ? 'cookbook' : 'own'
  return (
    <Page
      title="Recipes"
      isWide
      actions={
        <button type="button" className="button button--main" onClick={() => setIsAdding(true)}>
          <Plus size={18} aria-hidden />
          Add
        </button>
      }
    >
      <SearchForm words={words} onSearch={(next) => setSearch(next === '' ? {} : { words: next })} />
      {words === '' ? (
        <>
          <Tabs
            label="Shelf"
            options={shelves}
            chosen={shelf}
            onChoose={(name) => setSearch({ shelf: name })}
          />
          {shelf === 'own' ? <OwnRecipes onAdd={() => setIsAdding(true)} /> : <Cookbook />}
        </>
      ) : (
        <Found words={words} />
      )}
      {isAdding && <AddRecipe onClose={() => setIsAdding(false)} />}
    </Page>
  )
}

function SearchForm({ words, onSearch }: { words: string; onSearch(words: string): void }) {
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('words')).trim())
  }
  return (
    <form className="row-form" role="search" onSubmit={submit} key={words}>
      <input
        className="input"
        type="search"
        name="words"
        aria-label="Search recipes"
        placeholder="Warming soup without onion"
        defaultValue={words}
        maxLength={200}
        dir="auto"
      />
      <button className="button" aria-label="Search">
        <Search size={18} aria-hidden />
      </button>
    </form>
  )
}

function OwnRecipes({ onAdd }: { onAdd(): void }) {
  const recipes = useRows('recipes')
  return (
    <Shown query={recipes}>
      {({ rows, unreadable }) => (
        <>
          <UnreadableNote count={unreadable} />
          {rows.length === 0 ? (
            <Empty title="No recipes of your own yet">
              <p>Paste one, give its address, or have one written. Until then there is the cookbook.</p>
              <div className="cluster">
                <button type="button" className="button button--main" onClick={onAdd}>
                  Add a recipe
                </button>
                <Link className="button" to="/recipes?shelf=cookbook">
                  Open the cookbook
                </Link>
              </div>
            </Empty>
          ) : (
            <ul className="recipes">
              {rows.map((recipe) => (
                <RecipeCard
                  key={recipe.id}
                  to={recipe.id}
                  name={recipe.name}
                  about={recipe.description}
                  facts={[recipe.cuisine, told(minutesOf(recipe))]}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </Shown>
  )
}

function Found({ words }: { words: string }) {
  const found = useSearch(words)
  const own = useRows('recipes')
  const mine = (own.data?.rows ?? []).filter(({ name }) =>
    name.toLocaleLowerCase().includes(words.toLocaleLowerCase()),
  )
  return (
    <Shown query={found}>
      {({ recipes, left_out: leftOut }) => (
        <>
          {mine.length + recipes.length === 0 && (
            <Empty title="Nothing like that is there">
              <p>Other words may find it, or Alfred writes one: tell him in the chat.</p>
            </Empty>
          )}
          <ul className="recipes">
            {mine.map(({ id, name, description, cuisine }) => (
              <RecipeCard key={id} to={id} name={name} about={description} facts={['yours', cuisine]} />
            ))}
            {recipes.map(({ id, name, description, cuisine, minutes, calories, missing }) => (
              <RecipeCard
                key={id}
                to={id}
                name={name}
                about={description}
                facts={[
                  cuisine,
                  told(minutes ?? undefined),
                  calories === null ? null : `about ${Math.round(calories)} kcal`,
                  missing.length === 0 ? 'all is in' : `${missing.length} missing`,
                ]}
              />
            ))}
          </ul>
          {leftOut > 0 && <p className="soft">{leftOut} more are left out: your rules are against them.</p>}
        </>
      )}
    </Shown>
  )
}

function told(minutes: number | undefined): string | null {
  return minutes === undefined ? null : tellMinutes(minutes)
}
