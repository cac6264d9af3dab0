import { emptyRecipe, type ReadRecipe } from '../read-recipe.ts'
import { yieldOf } from '../text/about-the-whole.ts'
import { durationMinutes } from '../text/durations.ts'
import { withoutNumber } from '../text/line-look.ts'
import { lineOf, linesOf } from './page-text.ts'
import { findAll, type Element } from './page-tree.ts'
import { groupsOf } from './structured-data.ts'

type Property = 'title' | 'yield' | 'prep' | 'cook' | 'total' | 'ingredient' | 'steps'

/** How one way of marking up says what an element is. */
type Markup = {
  isRecipe: (element: Element) => boolean
  /** Another thing within, such as the author: its properties are not those of the recipe. */
  isOther: (element: Element) => boolean
  names: (element: Element) => string[]
}

const PROPERTIES: Readonly<Record<string, Property>> = {
  ...{ name: 'title', fn: 'title', 'p-name': 'title', headline: 'title' },
  ...{ recipeyield: 'yield', yield: 'yield', 'p-yield': 'yield' },
  ...{ preptime: 'prep', cooktime: 'cook', totaltime: 'total', duration: 'total', 'dt-duration': 'total' },
  ...{
    recipeingredient: 'ingredient',
    ingredients: 'ingredient',
    ingredient: 'ingredient',
    'p-ingredient': 'ingredient',
  },
  ...{ recipeinstructions: 'steps', instructions: 'steps', instruction: 'steps', 'e-instructions': 'steps' },
}

const words = (text: string | undefined): string[] => (text ?? '').toLowerCase().split(/\s+/)
const bare = (name: string): string => name.replace(/^.*[:/#]/, '')
const isType = (type: string | undefined): boolean => words(type).some((one) => bare(one) === 'recipe')

const MARKUPS: readonly Markup[] = [
  {
    isRecipe: ({ attributes }) => isType(attributes['itemtype']),
    isOther: ({ attributes }) => attributes['itemscope'] !== undefined,
    names: ({ attributes }) => words(attributes['itemprop']).map(bare),
  },
  {
    isRecipe: ({ attributes }) => isType(attributes['typeof']),
    isOther: ({ attributes }) => attributes['typeof'] !== undefined,
    names: ({ attributes }) => words(attributes['property'] ?? attributes['rel']).map(bare),
  },
  {
    isRecipe: ({ attributes }) => words(attributes['class']).some((name) => /^h-?recipe$/.test(name)),
    isOther: ({ attributes }) =>
      words(attributes['class']).some((name) => /^(?:h-(?!recipe)[a-z]+|vcard)$/.test(name)),
    names: ({ attributes }) => words(attributes['class']),
  },
]

/** The recipes that are marked up in a page as microdata, RDFa or a microformat. */
export function recipesInMarkup(root: Element): ReadRecipe[] {
  return MARKUPS.flatMap((markup) =>
    findAll(root, markup.isRecipe)
      .slice(0, 3)
      .map((one) => readMarked(one, markup)),
  )
}

type Found = Record<Property, Element[]>

function readMarked(recipe: Element, markup: Markup): ReadRecipe {
  const found: Found = { title: [], yield: [], prep: [], cook: [], total: [], ingredient: [], steps: [] }
  collect(recipe, markup, found)
  const first = (property: Property): string | null => {
    const [element] = found[property]
    return element === undefined ? null : valueOf(element)
  }
  const minutes = (property: Property): number | null => {
    const said = first(property)
    return said === null ? null : durationMinutes(said)
  }
  const yielded = found.yield.map((one) => yieldOf(valueOf(one))).find((servings) => servings !== null)
  return {
    ...emptyRecipe(),
    title: first('title'),
    servings: yielded ?? null,
    ...{ prepMinutes: minutes('prep'), cookMinutes: minutes('cook'), totalMinutes: minutes('total') },
    groups: groupsOf(found.ingredient.flatMap((one) => itemsOf(one))),
    steps: found.steps.flatMap((one) => stepsOf(one, found.steps.length === 1)),
  }
}

function collect(element: Element, markup: Markup, found: Found): void {
  for (const child of element.children) {
    if (typeof child === 'string') continue
    const property = markup.names(child).flatMap((name) => propertyNamed(name) ?? [])[0]
    if (property !== undefined) found[property].push(child)
    else if (!markup.isOther(child)) collect(child, markup, found)
  }
}

const propertyNamed = (name: string): Property | undefined =>
  Object.hasOwn(PROPERTIES, name) ? PROPERTIES[name] : undefined

/** The value for machines where there is one: content, datetime, value. */
function valueOf(element: Element): string {
  const { content, datetime, value } = element.attributes
  const [title] = findAll(element, ({ attributes }) => words(attributes['class']).includes('value-title'))
  return content ?? datetime ?? value ?? title?.attributes['title'] ?? lineOf(element)
}

const ITEMS_MAX = 300

function itemsOf(element: Element): string[] {
  const items = findAll(element, ({ tag }) => tag === 'li').slice(0, ITEMS_MAX)
  return items.length > 0 ? items.map(lineOf) : [valueOf(element)].filter((line) => line !== '')
}

function stepsOf(element: Element, isAlone: boolean): string[] {
  const items = findAll(element, ({ tag }) => tag === 'li').slice(0, ITEMS_MAX)
  const steps = items.length > 0 ? items.map(lineOf) : isAlone ? linesOf(element) : [lineOf(element)]
  return steps.map(withoutNumber).filter((step) => step !== '')
}
