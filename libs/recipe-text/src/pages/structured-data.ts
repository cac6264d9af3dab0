import { isGroupHeading } from '../lines/group-heading.ts'
import { cleanLine, emptyRecipe, type ReadRecipe } from '../read-recipe.ts'
import { yieldOf } from '../text/about-the-whole.ts'
import { durationMinutes } from '../text/durations.ts'
import { splitNumbered, withoutNumber } from '../text/line-look.ts'
import { lenientJson } from './lenient-json.ts'
import { linesOfText } from './page-text.ts'
import { findAll, rawText, type Element } from './page-tree.ts'

type Thing = Readonly<Record<string, unknown>>

/** Things that are looked at for a recipe: a page has some dozens. */
const THINGS_MAX = 20_000
const LINES_MAX = 300
const DEPTH_MAX = 8

/** The recipes in the JSON-LD of a page, the fullest first. */
export function recipesInJson(root: Element): ReadRecipe[] {
  return findAll(
    root,
    ({ tag, attributes }) => tag === 'script' && /ld\+json/i.test(attributes['type'] ?? ''),
  )
    .flatMap((script) => recipesIn(lenientJson(rawText(script))))
    .map(readThing)
    .toSorted((one, other) => fullness(other) - fullness(one))
}

const fullness = ({ groups, steps }: ReadRecipe): number =>
  (groups.length > 0 ? 1_000 : 0) + (steps.length > 0 ? 1_000 : 0) + Math.min(steps.length, 100)

/** Every recipe within, wherever it stands: in a list, a graph, or as the main entity of a page. */
function recipesIn(data: unknown): Thing[] {
  const found: Thing[] = []
  const waiting: unknown[] = [data]
  for (let seen = 0; seen < THINGS_MAX && seen < waiting.length; seen += 1) {
    const one = waiting[seen]
    if (typeof one !== 'object' || one === null) continue
    if (isRecipe(one as Thing)) found.push(one as Thing)
    for (const child of Object.values(one)) {
      if (typeof child === 'object' && child !== null && waiting.length < THINGS_MAX) waiting.push(child)
    }
  }
  return found
}

function isRecipe(thing: Thing): boolean {
  return [thing['@type'], thing['type']]
    .flat()
    .some((type) => typeof type === 'string' && /(?:^|[/:#])Recipe$/i.test(type))
}

function readThing(thing: Thing): ReadRecipe {
  const lines = textsOf(thing['recipeIngredient'] ?? thing['ingredients'] ?? thing['recipeIngredients'])
    .flatMap(linesOfText)
    .slice(0, LINES_MAX)
  return {
    ...emptyRecipe(),
    title: nameOf(thing['name'] ?? thing['headline']),
    servings:
      [thing['recipeYield'] ?? thing['yield']]
        .flat()
        .slice(0, 10)
        .map((said) =>
          typeof said === 'number' || typeof said === 'string'
            ? yieldOf(cleanLine(String(said).slice(0, 200)))
            : null,
        )
        .find((servings) => servings !== null) ?? null,
    prepMinutes: minutesOf(thing['prepTime']),
    cookMinutes: minutesOf(thing['cookTime'] ?? thing['performTime']),
    totalMinutes: minutesOf(thing['totalTime']),
    groups: groupsOf(lines),
    steps: stepsOf(thing['recipeInstructions'] ?? thing['instructions'], 0).slice(0, LINES_MAX),
  }
}

/** Lines with the headings among them as groups. */
export function groupsOf(lines: readonly string[]): ReadRecipe['groups'] {
  const groups: ReadRecipe['groups'] = []
  for (const line of lines) {
    if (isGroupHeading(line)) groups.push({ heading: line.replace(/:$/, ''), lines: [] })
    else if (groups.length === 0) groups.push({ heading: null, lines: [line] })
    else groups.at(-1)?.lines.push(line)
  }
  return groups.filter((group) => group.lines.length > 0)
}

function nameOf(said: unknown): string | null {
  const [name] = textsOf(said)
  const line = name === undefined ? '' : linesOfText(name).join(' ')
  return line === '' ? null : line
}

function minutesOf(said: unknown): number | null {
  const [text] = textsOf(said)
  return text === undefined ? null : durationMinutes(text.slice(0, 60))
}

/** The texts of a value that may be one, a list of them, or things with a text. */
function textsOf(value: unknown): string[] {
  return [value]
    .flat()
    .slice(0, LINES_MAX)
    .flatMap((one): string[] => {
      if (typeof one === 'string') return [one]
      if (typeof one === 'number') return [String(one)]
      const { text, name, '@value': given, maxValue } = asThing(one)
      const said = text ?? name ?? given ?? maxValue
      return typeof said === 'string' ? [said] : []
    })
}

const asThing = (value: unknown): Thing =>
  typeof value === 'object' && value !== null ? (value as Thing) : {}

/** Steps as they are given: texts, steps, and sections of steps. A text alone is split at its own paragraphs. */
function stepsOf(value: unknown, depth: number): string[] {
  if (depth > DEPTH_MAX) return []
  if (typeof value === 'string')
    return linesOfText(value).flatMap(splitNumbered).map(withoutNumber).filter(isSaid)
  if (Array.isArray(value)) {
    const isAlone = value.length === 1
    return value.slice(0, LINES_MAX).flatMap((one: unknown) => {
      const steps = stepsOf(one, depth + 1)
      return typeof one === 'string' && !isAlone ? [steps.join(' ')].filter(isSaid) : steps
    })
  }
  const { itemListElement, steps, item, text, name, description } = asThing(value)
  const within = itemListElement ?? steps ?? item
  if (within !== undefined) return stepsOf([within].flat(), depth + 1)
  const said = [text, description, name].find((one) => typeof one === 'string' && one.trim() !== '')
  return typeof said === 'string' ? [stepsOf(said, depth + 1).join(' ')].filter(isSaid) : []
}

const isSaid = (text: string): boolean => text !== ''
