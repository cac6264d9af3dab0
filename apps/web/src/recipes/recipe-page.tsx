import {
  CalendarPlus,
  ChefHat,
  Copy,
  MessageCircle,
  NotebookPen,
  Pencil,
  ShoppingCart,
  Trash2,
} from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { makeEdit } from '../alfred/make-edit.ts'
import { tellAmount, tellFoodBehind } from '../alfred/tell-amount.ts'
import { Menu } from '../shell/menu.tsx'
import { Page } from '../shell/page.tsx'
import { EditRecipe } from './edit-recipe.tsx'
import { minutesOf, tellMinutes, type AnyRecipe } from './find-recipe.ts'
import { PlanRecipe } from './plan-recipe.tsx'
import { RecipeFiguresCard } from './recipe-figures-card.tsx'
import { RecipeNamed } from './recipe-named.tsx'
import { RecipeWarning } from './recipe-warning.tsx'
import { ServingsStepper } from './servings-stepper.tsx'
import './recipes.css'

/** A recipe, for as many as there are. */
export function RecipePage() {
  return (
    <RecipeNamed title="Recipe">{(recipe) => <RecipeShown key={recipe.id} recipe={recipe} />}</RecipeNamed>
  )
}

function RecipeShown({ recipe }: { recipe: AnyRecipe }) {
  const { name, description, steps, notes } = recipe
  const [servings, setServings] = useState(recipe.servings ?? 1)
  const factor = recipe.servings === null ? servings : servings / recipe.servings
  return (
    <Page title={name} isWide actions={<Actions recipe={recipe} servings={servings} />}>
      <RecipeWarning recipeId={recipe.id} />
      {description !== null && <p dir="auto">{description}</p>}
      <Facts recipe={recipe} />
      <div className="recipe">
        <section className="stack" aria-label="Ingredients">
          <div className="spread">
            <h2>Ingredients</h2>
            <ServingsStepper servings={servings} isTimes={recipe.servings === null} onChange={setServings} />
          </div>
          <ul className="list ingredients">
            {recipe.ingredients
              .toSorted((one, other) => one.position - other.position)
              .map(({ position, food, quantity, unit, preparation, optional, note }) => (
                <li key={position}>
                  <span className="ingredients__amount">
                    {tellAmount(quantity === null ? null : quantity * factor, unit)}
                  </span>
                  <span dir="auto">
                    {tellFoodBehind(food, quantity === null ? null : quantity * factor, unit)}
                    <span className="soft">
                      {[preparation, note, optional ? 'optional' : null]
                        .filter((part) => part !== null)
                        .map((part) => `, ${part}`)}
                    </span>
                  </span>
                </li>
              ))}
          </ul>
        </section>
        <section className="stack" aria-label="Steps">
          <h2>Steps</h2>
          {steps.length === 0 ? (
            <p className="soft">None were written down.</p>
          ) : (
            <ol className="steps">
              {steps.map((step, index) => (
                <li key={index} dir="auto">
                  <span>{step}</span>
                </li>
              ))}
            </ol>
          )}
          <RecipeFiguresCard recipeId={recipe.id} />
          {notes !== null && notes !== '' && (
            <div className="notice" dir="auto">
              {notes}
            </div>
          )}
        </section>
      </div>
    </Page>
  )
}

function Facts({ recipe }: { recipe: AnyRecipe }) {
  const minutes = minutesOf(recipe)
  const facts = [
    minutes === undefined ? null : tellMinutes(minutes),
    recipe.cuisine,
    recipe.course,
    recipe.difficulty,
    ...(recipe.isOwn ? [] : recipe.diets),
  ].filter((fact) => fact !== null)
  const allergens = recipe.isOwn ? [] : recipe.allergens
  const simplified = recipe.isOwn ? recipe.simplified : []
  return (
    <div className="stack stack--tight">
      <p className="cluster">
        {facts.map((fact) => (
          <span key={fact} className="badge">
            {fact}
          </span>
        ))}
        {allergens.length > 0 && <span className="small soft">Contains:</span>}
        {allergens.map((allergen) => (
          <span key={allergen} className="badge badge--warn">
            {allergen.replaceAll('_', ' ')}
          </span>
        ))}
      </p>
      {simplified.length > 0 && (
        <p className="small soft">Simplified when it was saved: {simplified.join('; ')}</p>
      )}
    </div>
  )
}

function Actions({ recipe, servings }: { recipe: AnyRecipe; servings: number }) {
  const navigate = useNavigate()
  const [open, setOpen] = useState<'plan' | 'edit'>()
  const { id, name, isOwn } = recipe
  const say = (message: string): void => void navigate('/', { state: { say: message } })
  const shop = (): void =>
    void makeEdit(
      'add_missing_to_shopping',
      { recipe: id, servings, confirmed: true },
      { label: `What is missing for ${name} is on the list.` },
    )
  const remove = async (): Promise<void> => {
    if (await makeEdit('delete_recipe', { recipe: id }, { label: `Deleted ${name}.` }))
      void navigate('/recipes')
  }
  return (
    <>
      <Link className="button button--main" to={`/recipes/${id}/cook?servings=${servings}`}>
        <ChefHat size={18} aria-hidden />
        Cook
      </Link>
      <button type="button" className="button" onClick={() => setOpen('plan')}>
        <CalendarPlus size={18} aria-hidden />
        Plan
      </button>
      <Menu
        label={`More for ${name}`}
        items={[
          {
            label: 'Put on the list what is missing',
            icon: <ShoppingCart size={18} aria-hidden />,
            onSelect: shop,
          },
          {
            label: 'Cook it with Alfred',
            icon: <MessageCircle size={18} aria-hidden />,
            onSelect: () => void navigate('/', { state: { cook: id } }),
          },
          {
            label: 'Log what I ate of it',
            icon: <NotebookPen size={18} aria-hidden />,
            onSelect: () => say(`log 1 serving of ${name}`),
          },
          ...(isOwn
            ? [
                { label: 'Edit', icon: <Pencil size={18} aria-hidden />, onSelect: () => setOpen('edit') },
                {
                  label: 'Delete',
                  icon: <Trash2 size={18} aria-hidden />,
                  isDanger: true,
                  onSelect: () => void remove(),
                },
              ]
            : [
                {
                  label: 'Save a copy to change',
                  icon: <Copy size={18} aria-hidden />,
                  onSelect: () =>
                    void makeEdit('copy_recipe', { recipe: id }, { label: `${name} is among your recipes.` }),
                },
              ]),
        ]}
      />
      {open === 'plan' && (
        <PlanRecipe recipe={recipe} servings={servings} onClose={() => setOpen(undefined)} />
      )}
      {open === 'edit' && recipe.isOwn && <EditRecipe recipe={recipe} onClose={() => setOpen(undefined)} />}
    </>
  )
}
