import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  hashOf,
  hasWhatItNeeds,
  plainWordsOf,
  situationSchema,
  type Act,
  type Situation,
} from '@alfred/offline/understanding'
import { inRepository } from '@alfred/local-stack'
import { UnderstandError } from './errors.ts'
import { randomOf } from './random.ts'

// Outlines are messages written for training in a short form (evals/corpus/outlines.md): their meaning, their parts and
// the names in them, without the amounts, days and places of the calls.

/** A name in a message: its words as said, and what the person has by it, by the letters of where it stands. */
export type OutlineThing = { said: string; name: string; homes: string }
/** A message with the meaning of each of its parts and the names in it. */
export type Outline = {
  id: string
  say: string
  situation: Situation
  /** The parts in order: what each means, and its words. */
  parts: readonly { label: string; text: string; things: readonly OutlineThing[] }[]
}

type Scene = { before?: object; open?: object }

const folder = inRepository('evals', 'corpus', 'outlines')

/** Reads all outlines. Throws CORPUS_INVALID with file and line. */
export function readOutlines(from = folder): Outline[] {
  const files = readdirSync(from)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
  return files.flatMap((name) => outlinesIn(join(from, name)))
}

function outlinesIn(path: string): Outline[] {
  const found: Omit<Outline, 'situation'>[] = []
  const scenes: Scene[] = []
  let scene: Scene = {}
  let isSceneDone = true
  for (const [index, line] of readFileSync(path, 'utf8').split('\n').entries()) {
    const where = `${basename(path)}, line ${index + 1}`
    if (line.trim() === '' || line.startsWith('#')) continue
    if (line.startsWith('@')) {
      scene = isSceneDone ? sceneOf(line, where) : { ...scene, ...sceneOf(line, where) }
      isSceneDone = false
      continue
    }
    isSceneDone = true
    found.push({ id: where, ...outlineOf(line, where) })
    scenes.push(scene)
  }
  const names = found.flatMap(({ parts }) => parts.flatMap(({ things }) => things))
  const random = randomOf(found.length)
  return found
    .map((one, at) => ({
      ...one,
      situation: situationOf(one, { scene: sceneWith(one, scenes[at] ?? {}), names, random }),
    }))
    .filter(({ parts: [first], situation }) => hasWhatItNeeds(first?.label ?? '', situation))
}

/** The scene of an outline: who wants something done again took it back before, whether a writer says so or not. */
function sceneWith({ parts: [first] }: Pick<Outline, 'parts'>, scene: Scene): Scene {
  return first?.label === 'redo'
    ? { ...scene, before: { say: 'undo that', acts: [{ tool: 'undo' }] } }
    : scene
}

const THING = /\{([a-z]+):([^{}=]+)(?:=([^{}]+))?\}/g

function outlineOf(line: string, where: string): Pick<Outline, 'say' | 'parts'> {
  const bar = line.indexOf(' | ')
  const labels = line.slice(0, bar).split(' + ')
  const texts = line.slice(bar + 3).split(' // ')
  if (bar < 0 || labels.length !== texts.length)
    throw new UnderstandError(
      'CORPUS_INVALID',
      `${where} is no outline: it needs as many parts as labels (evals/corpus/outlines.md).`,
    )
  const parts = texts.map((text, at) => ({
    label: (labels[at] ?? '').trim(),
    text: text.replaceAll(THING, (_, _homes, said: string) => said),
    things: [...text.matchAll(THING)].map(([, homes = '', said = '', name]) => ({
      homes,
      said,
      name: name ?? said,
    })),
  }))
  return joined(parts, randomOf(hashOf(line)))
}

/** What may stand between two parts of a message, as often as people write it. */
const JOINTS = [' ', ' ', ' ', ', ', ', ', ', ', '. ', '. ', ' and ', ', and ', ' - ', '; ']

/** Parts as one message; they are written without marks between them, and people use all kinds. */
function joined(parts: Outline['parts'], random: () => number): Pick<Outline, 'say' | 'parts'> {
  const written = parts.map((part, index) => {
    if (
      index === 0 ||
      /[.,;:!?]$/.test(parts[index - 1]?.text ?? '') ||
      /^(?:and|but|also|then|oh|so|or|plus)\b/.test(part.text)
    )
      return { ...part, joint: index === 0 ? '' : ' ' }
    const joint = JOINTS[Math.floor(random() * JOINTS.length)] ?? ' '
    return joint.endsWith('and ')
      ? { ...part, text: `and ${part.text}`, joint: joint.replace('and ', '') }
      : { ...part, joint }
  })
  return {
    say: written.map(({ joint, text }) => `${joint}${text}`).join(''),
    parts: written.map(({ joint: _joint, ...part }) => part),
  }
}

/** "@open question quantity use_item {rice} ; How much?", "@before add_item {leek} ; reply: In the fridge.", or "@" for nothing. */
function sceneOf(line: string, where: string): Scene {
  if (line.trim() === '@') return {}
  const [head = '', ...rest] = line
    .slice(1)
    .split(';')
    .map((each) => each.trim())
  const words = head.split(' ')
  const kind = words.shift()
  const slots = (tool: string): Act => actOf(tool, head)
  if (kind === 'before') {
    const reply = rest.join('; ').replace(/^reply:\s*/, '')
    return { before: { say: '', acts: [slots(words[0] ?? '')], reply } }
  }
  if (kind === 'open' && words[0] === 'proposal')
    return { open: { kind: 'proposal', acts: [slots(words[1] ?? '')] } }
  if (kind === 'open' && words[0] === 'question') {
    const options = rest.find((each) => each.startsWith('options:'))
    return {
      open: {
        kind: 'question',
        asks: words[1] ?? '',
        of: slots(words[2] ?? ''),
        text: rest[0] ?? '',
        ...(options && {
          options: options
            .slice(8)
            .split('/')
            .map((each) => each.trim()),
        }),
      },
    }
  }
  throw new UnderstandError(
    'CORPUS_INVALID',
    `${where} sets no scene: it begins with @before, @open proposal or @open question.`,
  )
}

/** A call with the names of a scene; which slot they are in depends on the tool. */
function actOf(tool: string, text: string): Act {
  const names = [...text.matchAll(/\{(?:[a-z]+:)?([^{}=]+)(?:=([^{}]+))?\}/g)].map(
    ([, said, name]) => name ?? said ?? '',
  )
  const [first] = names
  if (first === undefined) return { tool }
  if (tool === 'propose_food_log') return { tool, items: names.map((food) => ({ food })) }
  if (tool === 'plan_meals') return { tool, meals: names.map((title) => ({ title })) }
  if (tool === 'cook_recipe' || tool === 'add_missing_to_shopping') return { tool, recipe: first }
  if (/recipe$/.test(tool) && !/find|create/.test(tool)) return { tool, name: first }
  if (/preference$/.test(tool)) return { tool, value: first }
  return names.length > 1 ? { tool, foods: names } : { tool, food: first }
}

const HOMES: Readonly<Record<string, 'stock' | 'list' | 'recipes' | 'plan' | 'diary' | 'preferences'>> = {
  s: 'stock',
  l: 'list',
  r: 'recipes',
  p: 'plan',
  d: 'diary',
  f: 'preferences',
}
/** How often a home has something that the message does not speak of. */
const OTHERS = 0.12

type Around = { scene: Scene; names: readonly OutlineThing[]; random: () => number }

function situationOf({ parts }: Pick<Outline, 'parts'>, { scene, names, random }: Around): Situation {
  const state: Record<string, object[]> = {}
  const put = (letter: string, name: string): void => {
    const home = HOMES[letter]
    if (home !== undefined) (state[home] ??= []).push(rowOf(home, name))
  }
  for (const { homes, name } of parts.flatMap(({ things }) => things))
    for (const letter of homes) put(letter, name)
  for (const letter of Object.keys(HOMES)) {
    if (random() >= OTHERS) continue
    const others = names.filter(({ homes }) => homes.includes(letter))
    const other = others[Math.floor(random() * others.length)]
    if (other !== undefined) put(letter, other.name)
  }
  return situationSchema.parse({
    now: '2026-03-11T12:00:00+00:00',
    state,
    ...(scene.before && { before: [scene.before] }),
    ...(scene.open && { open: scene.open }),
  })
}

function rowOf(home: string, name: string): object {
  if (home === 'recipes') return { name }
  if (home === 'plan') return { day: '2026-03-12', meal: 'dinner', title: name }
  if (home === 'preferences') return { kind: 'dislike', value: name }
  return { food: name, quantity: 1 }
}

/** The words of the names of a part, as names are compared. */
export const namesOf = (things: readonly OutlineThing[]): string[][] =>
  things.map(({ said }) => plainWordsOf(said))
