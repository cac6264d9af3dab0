import { withoutAddresses, withoutUnseen } from '@alfred/contracts'
import { foldLines, withoutEdges } from '@alfred/language'
import { headingText, isGroupHeading } from '../lines/group-heading.ts'
import { emptyRecipe, isWhole, type ReadRecipe } from '../read-recipe.ts'
import { isAboutTheWhole, servingsIn, timesIn } from './about-the-whole.ts'
import {
  isInstruction,
  isNumberAlone,
  isNumbered,
  looksLikeIngredient,
  looksLikeStep,
  splitNumbered,
  withoutNumber,
} from './line-look.ts'
import { sectionHeading, type Section } from './section-headings.ts'
import { splitList, splitSentences } from './split-paragraph.ts'
import { titleOf } from './title.ts'

/** Longer than any recipe; what is behind is not read. */
const LENGTH_MAX = 60_000
const LINES_MAX = 1_000

/**
 * Reads a recipe that was pasted or dictated, with or without headings, in English or German. Steps stay as they are
 * written; only a text that is one paragraph is split into sentences. What is missing is empty.
 */
export function readRecipeText(text: string): ReadRecipe {
  const lines = linesOf(text)
  const read = readLines(lines)
  if (isWhole(read)) return read
  const split = readLines(lines.flatMap(splitSentences))
  return isWhole(split) ? split : read
}

function linesOf(text: string): string[] {
  // The address that it was copied from is not a part of it.
  return foldLines(withoutUnseen(text.slice(0, LENGTH_MAX)))
    .split('\n', LINES_MAX)
    .map(withoutAddress)
    .map((line) =>
      line
        .replace(/^#{1,6} /, '')
        .replaceAll('**', '')
        .trim(),
    )
    .filter((line) => line !== '' && !/^[-=_*~]{3,}$/.test(line) && !BUTTON.test(line))
    .reduce(withValue, [])
}

/** Buttons of pages that are copied with a list. */
const BUTTON =
  /^(?:(?:(?:½|1\/2|\d) ?x ?){1,4}|(?:de)?select all|add (?:all )?to (?:shopping )?list|cook mode.{0,60}|us customary(?: [-–|] | )metric|metric|jump to recipe|print(?: recipe)?|pin(?: recipe| it)?|share|save(?: recipe)?|advertisement)$/i
/** What has its value in the next line: "Prep Time:". */
const LABEL =
  /^(?:prep(?:aration)?(?: time)?|cook(?:ing)?(?: time)?|bak(?:e|ing)(?: time)?|total(?: time)?|ready in|servings?|serves|yields?|makes|portionen|vorbereitungszeit|kochzeit|backzeit|gesamtzeit|zubereitungszeit|arbeitszeit):?$/i

function withValue(lines: string[], line: string): string[] {
  const label = lines.at(-1)
  if (label === undefined || !LABEL.test(label) || !/^(?:about )?\d/.test(line)) return [...lines, line]
  return [...lines.slice(0, -1), `${label} ${line}`]
}

/** What is left of a line of little more than an address, "See www...", is no line. */
const ADDRESS_LINE_MIN = 16

function withoutAddress(line: string): string {
  const rest = withoutAddresses(line).trim()
  return rest !== line.trim() && rest.length < ADDRESS_LINE_MIN ? '' : rest
}

/** The items of a list: of one in a single line, and without the numbers of a numbered one. */
function itemsOf(lines: readonly string[]): string[] {
  const [line = ''] = lines
  if (lines.length === 1) return splitList(line)
  return lines.every(isNumbered) ? lines.map(withoutNumber) : [...lines]
}

type Place = Section | 'head'
type Reader = {
  read: ReadRecipe
  head: string[]
  place: Place
  isNumbered: boolean
  startsStep: boolean
  isTold: boolean
  /** A heading among the steps, which the next one begins with. */
  stepHeading: string
}

function readLines(lines: readonly string[]): ReadRecipe {
  const reader: Reader = {
    read: emptyRecipe(),
    head: [],
    place: 'head',
    isNumbered: false,
    startsStep: false,
    isTold: false,
    stepHeading: '',
  }
  const named = lines.map((line) => sectionHeading(line))
  const stepsFrom = named.findLastIndex((found) => found?.section === 'steps')
  const listFrom = named.findIndex((found) => found?.section === 'ingredients')
  lines.forEach((line, at) => {
    const heading = named[at]
    if (heading !== undefined) return beginSection(reader, heading)
    // Where headings tell the parts, the look of a line does not.
    const isTold = reader.isTold ? reader.place !== 'ingredients' || at < stepsFrom : at < listFrom
    if (!isTold) reader.place = placeByLook(reader, line, lines[at + 1] ?? '')
    addLine(reader, line)
  })
  for (const group of reader.read.groups) group.lines = itemsOf(group.lines)
  reader.read.title = titleOf(reader.head)
  return reader.read
}

function beginSection(reader: Reader, { section, rest }: { section: Section; rest: string }): void {
  reader.place = section
  reader.isTold = true
  if (rest === '') return
  tellWhole(reader.read, rest)
  if (section === 'ingredients') for (const line of splitList(rest)) addLine(reader, line)
  else addLine(reader, rest)
}

/** The part that a line belongs to, by its look, where no heading has told it. */
function placeByLook(reader: Reader, line: string, next: string): Place {
  const { place, read } = reader
  if (place === 'notes' || place === 'end' || isAboutTheWhole(line)) return place
  if (place === 'steps') {
    // A second list behind the first steps: "For the sauce:" with its ingredients.
    return read.groups.length > 0 &&
      isGroupHeading(line) === false &&
      looksLikeIngredient(line) &&
      !looksLikeStep(line)
      ? 'ingredients'
      : place
  }
  if (place === 'ingredients') {
    // In a list without numbers a number begins the steps.
    const isNext = isNumbered(line) && !read.groups.some(({ lines }) => lines.some(isNumbered))
    return (isNext || looksLikeStep(line)) && !looksLikeIngredient(line) ? 'steps' : place
  }
  if (isInstruction(line) && (isNumbered(line) || read.groups.length > 0)) return 'steps'
  const beginsList = isGroupHeading(line) ? looksLikeIngredient(next) : looksLikeIngredient(line)
  // A recipe begins with its name, be it "Salt and pepper squid", unless with a number.
  const isName = reader.head.length === 0 && !/^\W*\d/.test(line) && !isGroupHeading(line)
  return beginsList && !isName ? 'ingredients' : place
}

function addLine(reader: Reader, line: string): void {
  const { read, place } = reader
  if (place === 'end') return
  if (place !== 'steps' || isAboutTheWhole(line)) tellWhole(read, line)
  if (isAboutTheWhole(line)) return
  if (place === 'head') reader.head.push(line)
  else if (place === 'notes') read.notes.push(line)
  else if (place === 'ingredients') addIngredient(read, line)
  else for (const step of splitNumbered(line)) addStep(reader, step)
}

function addIngredient(read: ReadRecipe, line: string): void {
  if (isGroupHeading(line)) {
    read.groups.push({ heading: headingText(line), lines: [] })
    return
  }
  if (read.groups.length === 0) read.groups.push({ heading: null, lines: [] })
  read.groups.at(-1)?.lines.push(line)
}

function addStep(reader: Reader, line: string): void {
  const { steps } = reader.read
  if (isNumberAlone(line)) {
    reader.startsStep = true
    return
  }
  if (isGroupHeading(line)) {
    reader.stepHeading = line
    return
  }
  reader.isNumbered ||= isNumbered(line) || reader.startsStep
  const step = [reader.stepHeading, withoutNumber(line)].filter((part) => part !== '').join(' ')
  const isNew = reader.startsStep || reader.stepHeading !== ''
  reader.stepHeading = ''
  const last = steps.at(-1)
  if (last !== undefined && !isNew && continues(reader, line, last))
    steps[steps.length - 1] = `${last} ${step}`
  else if (step !== '') steps.push(step)
  reader.startsStep = false
}

/** Is the line the rest of the step before it: a line that was broken, or one without a number among numbered ones? */
function continues(reader: Reader, line: string, last: string): boolean {
  const isBroken = /^\p{Ll}/u.test(line) && !/[.!?:]$/.test(last)
  return (
    isBroken ||
    (reader.isNumbered && reader.read.steps.length > 0 && !isNumbered(line) && !/^[-*•]/.test(line))
  )
}

function tellWhole(read: ReadRecipe, line: string): void {
  read.servings ??= servingsIn(withoutEdges(line, '()'))
  const times = timesIn(line)
  read.prepMinutes ??= times.prepMinutes ?? null
  read.cookMinutes ??= times.cookMinutes ?? null
  read.totalMinutes ??= times.totalMinutes ?? null
}
