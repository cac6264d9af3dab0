import {
  MESSAGE_LENGTH_MAX,
  withoutAddresses,
  withoutUnseen,
  INGREDIENTS_MAX,
  recipeSchema,
} from '@alfred/contracts'
import { foldLines } from '@alfred/language'
import { readIngredientLine } from './read-ingredient-line.ts'
import type { Recipe, RecipeIngredient } from '@alfred/contracts'

type Section = 'head' | 'ingredients' | 'steps' | 'notes'

const HEADERS: readonly (readonly [Section, RegExp])[] = [
  [
    'ingredients',
    /^(?:the )?(?:ingredients?|you(?:'ll| will)? need|what you need|shopping list)(?: list)?\s*:?$/i,
  ],
  ['steps', /^(?:method|instructions?|directions?|steps?|preparation|how to(?: make it)?|procedure)\s*:?$/i],
  ['notes', /^(?:notes?|tips?)\s*:?$/i],
]
/** A group heading within a list, which is not an ingredient: "For the sauce:". */
const GROUP = /^for the [\w ,'-]{2,40}:?$/i
const SERVES =
  /\b(?:serves|servings?|makes|yields?|portions?) ?(?:for)? ?:?[ \n]?(?:about )?(\d{1,9})|\bfor (\d{1,9}) (?:people|persons|servings)/i
const MINUTES: readonly (readonly ['prep_minutes' | 'cook_minutes', RegExp])[] = [
  [
    'prep_minutes',
    /\bprep(?:aration)?(?: time)? ?:? ?(?:(\d{1,9}) ?h(?:ours?|rs?)?)? ?(?:(\d{1,9}) ?m(?:in(?:ute)?s?)?)?\b/i,
  ],
  [
    'cook_minutes',
    /\b(?:cook(?:ing)?|bak(?:e|ing)|total)(?: time)? ?:? ?(?:(\d{1,9}) ?h(?:ours?|rs?)?)? ?(?:(\d{1,9}) ?m(?:in(?:ute)?s?)?)?\b/i,
  ],
]
const NUMBERED = /^(?:step )?\d{1,2}\s*[.):]\s+(?=\S)/i
const BULLET = /^[-*•▢☐]\s*/
const AMOUNT =
  /^(?:[-*•▢☐]\s*)?(?:\d[\d ./,½¼¾⅓⅔-]*(?:x ?\d+ ?)?[a-zé]|[½¼¾⅓⅔]|(?:a|an|one|two|three|four|half)\s+(?:an?\s+)?(?:pinch|handful|cup|tsp|tbsp|teaspoon|tablespoon|can|tin|clove|bunch|onion|lemon|egg|knob|dash|splash)\b)/i
const COOKS =
  /^(?:then )?(?:add|bake|beat|blend|boil|bring|brown|chop|combine|cook|cool|cover|cut|drain|drizzle|fold|fry|garnish|grill|heat|knead|let|marinate|melt|mix|place|pour|preheat|put|remove|roast|rub|saut[eé]|season|serve|simmer|slice|sprinkle|stir|toss|turn|whisk|wash|spread|top|transfer|leave)\b/i

/** Parses a pasted recipe by rules. Null if it finds no ingredient or no step. */
export function parseRecipe(text: string): Recipe | null {
  // The URL that it was copied from is not a part of it.
  const folded = foldLines(withoutAddresses(withoutUnseen(text.slice(0, MESSAGE_LENGTH_MAX))))
  const lines = linesOf(folded)
  const read = readLines(lines)
  if (read.ingredients.length === 0 || read.steps.length === 0) return null
  const parsed = recipeSchema.safeParse({
    name: titleOf(read.head),
    servings: servingsIn(folded),
    ...minutesIn(lines),
    ingredients: read.ingredients,
    steps: read.steps,
    notes: read.notes.length === 0 ? null : read.notes.join(' ').slice(0, 4_000),
    source: 'imported',
  })
  return parsed.success ? parsed.data : null
}

/** The lines of a text; a single paragraph is split into its sentences. */
function linesOf(text: string): string[] {
  const lines = text
    // "Pancakes: 200 g flour, ..." is a title and a list.
    .replace(/^([^\n:]{3,60}): (?=\d)/, '$1\n')
    .replace(/\b((?:ingredients?|method|instructions?|directions?) ?:) ?(?=\S)/gi, '\n$1\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return lines.flatMap((line) =>
    line.length > 160 || /^[^.]*,[^.]*,/.test(line) ? sentencesOf(line) : [line],
  )
}

/**
 * Splits a list in one line ("200 g flour, 2 eggs, 300 ml milk") into its items; a sentence about cooking is kept
 * whole.
 */
function sentencesOf(line: string): string[] {
  return line.split(/(?<=[.!])\s+(?=[A-Z\d])/).flatMap((sentence) => {
    const parts = sentence.replace(/\.$/, '').split(/ ?, ?(?:and )?(?=\d|½|¼|an? |some |salt|pepper)/)
    return parts.length > 2 && !COOKS.test(sentence) && !NUMBERED.test(sentence) ? parts : [sentence]
  })
}

type Read = { head: string[]; ingredients: RecipeIngredient[]; steps: string[]; notes: string[] }

function readLines(lines: readonly string[]): Read {
  const read: Read = { head: [], ingredients: [], steps: [], notes: [] }
  let section: Section = 'head'
  for (const line of lines) {
    const header = HEADERS.find(([, pattern]) => pattern.test(line))
    if (header) section = header[0]
    else if (!GROUP.test(line)) {
      section = sectionOf(line, section)
      addLine(read, section, line)
    }
  }
  return read
}

/** The section of a line without headers, by the look of the line. */
function sectionOf(line: string, section: Section): Section {
  if (section === 'notes' || section === 'steps') return section
  if (NUMBERED.test(line) && COOKS.test(line.replace(NUMBERED, ''))) return 'steps'
  if (COOKS.test(line.replace(BULLET, ''))) return 'steps'
  if (section === 'head' && AMOUNT.test(line) && !isAboutTheWhole(line)) return 'ingredients'
  return section
}

/** A line up to this length that gives the servings holds nothing else. */
const SHORT = 40

function isAboutTheWhole(line: string): boolean {
  return SERVES.test(line) || /^\d+\s*(?:min|hour|h\b)/i.test(line)
}

function addLine(read: Read, section: Section, line: string): void {
  if (section === 'ingredients') {
    // One ingredient more than the maximum is enough to reject the text.
    const isFull = read.ingredients.length > INGREDIENTS_MAX
    const ingredient = isFull || isAboutTheWhole(line) ? null : readIngredientLine(line)
    if (ingredient) read.ingredients.push(ingredient)
    else if (!isAboutTheWhole(line) || line.length > SHORT) read.notes.push(line)
  } else if (section === 'steps') {
    const step = line.replace(NUMBERED, '').replace(BULLET, '').trim()
    if (step !== '' && !isAboutTheWhole(step)) read.steps.push(step)
    else if (step.length > SHORT) read.notes.push(step)
  } else read[section].push(line)
}

const NO_TITLE = /^(?:here(?:'s| is)|this is|please|can you|could you|save|i found|recipe\s*:?$)/i

function titleOf(head: readonly string[]): string {
  const lines = head.filter(
    (line) => !isAboutTheWhole(line) && !MINUTES.some(([, time]) => hasTime(time, line)),
  )
  const best = lines.find((line) => !NO_TITLE.test(line)) ?? lines[0] ?? 'Pasted recipe'
  const title = best
    .replace(/^(?:recipe(?: for)?|title)\s*:?\s*/i, '')
    .replace(/^#+\s*/, '')
    .replace(/[:.]\s*$/, '')
    .trim()
  return title.length < 3 ? 'Pasted recipe' : title.slice(0, 160)
}

function servingsIn(text: string): number | null {
  const match = SERVES.exec(text)
  const servings = Number(match?.[1] ?? match?.[2])
  return Number.isFinite(servings) && servings > 0 && servings <= 1_000 ? servings : null
}

function hasTime(pattern: RegExp, line: string): boolean {
  const match = pattern.exec(line)
  return match?.[1] !== undefined || match?.[2] !== undefined
}

/** The preparation and cooking times that are given as such; "bake for 20 minutes" within a step does not count. */
function minutesIn(lines: readonly string[]): { prep_minutes: number | null; cook_minutes: number | null } {
  const find = (pattern: RegExp): number | null => {
    const line = lines.find((one) => one.length < 120 && hasTime(pattern, one))
    const match = line === undefined ? null : pattern.exec(line)
    return match ? Number(match[1] ?? 0) * 60 + Number(match[2] ?? 0) : null
  }
  const [prep, cook] = MINUTES.map(([, pattern]) => find(pattern))
  return { prep_minutes: prep ?? null, cook_minutes: cook ?? null }
}
