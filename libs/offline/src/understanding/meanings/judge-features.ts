import { homesOf, type Part, type Thing } from '../things/things-and-parts.ts'
import { cuesIn } from '../words/cues.ts'
import type { Sentence } from '../words/sentence.ts'
import type { Situation, Understood } from '../things/situation.ts'
import { homesOfTools, readingTools } from './tools.ts'

/** How sure the roles of the words are: of the least sure one, and the mean, from 0 to 1. */
export type RolesSure = { least: number; mean: number }

/** How probable a meaning is to each classifier, and how many of the two find it the most probable one. */
export type Opinions = { words: number; letters: number; favourOf: number }

type Judged = {
  sure: RolesSure
  sentence: Sentence
  parts: readonly Part[]
  situation: Situation
  meanings: readonly { part: Part; label: string; share: number }[]
  reading: Understood
  share: number
  lead: number
  second: string
  /** How probable it is that the message says several things. */
  ofSeveral: number
  opinions: Opinions
}

/** What speaks for and against a possible reading being right. */
export function judgeFeatures(judged: Judged): string[] {
  const { meanings, reading, share, lead, second, sure, ofSeveral, opinions, situation } = judged
  const tools = [...new Set(reading.acts.map(({ tool }) => tool))]
  const effect =
    tools.length === 0 ? reading.kind : tools.every((tool) => readingTools.has(tool)) ? 'read' : 'write'
  const least = Math.min(...meanings.map(({ share }) => share))
  const told = tools.length === 0 ? [reading.kind as string] : tools
  const source = meanings.length > 1 ? 'parts' : 'whole'
  return [
    'bias',
    `effect:${effect}`,
    ...told.map((tool) => `t:${tool}`),
    ...steps('share', least).flatMap((step) => [step, `${step}:${source}`, `${step}:${effect}`]),
    ...told.flatMap((tool) => steps('share', least).map((step) => `${step}:${tool}`)),
    ...steps('of all', share).map((step) => `${step}:${source}`),
    ...steps('lead', lead).flatMap((step) => [`${step}:${source}`, `${step}:${effect}`]),
    ...steps('role', sure.least).flatMap((step) => [step, `${step}:${effect}`]),
    ...steps('roles', sure.mean).flatMap((step) => [step, `${step}:${effect}`, `${step}:${source}`]),
    ...told.flatMap((tool) => steps('role', sure.least).map((step) => `${step}:${tool}`)),
    ...steps('words', opinions.words).flatMap((step) => [step, `${step}:${effect}`]),
    ...steps('letters', opinions.letters).flatMap((step) => [step, `${step}:${effect}`]),
    `favour:${opinions.favourOf}:${effect}`,
    ...told.map((tool) => `favour:${opinions.favourOf}:${tool}`),
    ...steps('several', ofSeveral).map((step) => `${step}:${source}`),
    `after:${situation.before.at(-1)?.acts.at(-1)?.tool ?? '-'}:${effect}`,
    `second:${second}`,
    ...told.map((tool) => `second:${second}:${tool}`),
    `kind:${reading.kind}:${effect}:${source}`,
    `asks:${reading.asks ?? '-'}`,
    ...told.map((tool) => `ta:${tool}:${reading.kind}`),
    `count:${Math.min(4, reading.acts.length)}:${source}`,
    `labels:${meanings
      .map(({ label }) => label)
      .slice(0, 3)
      .join()}`,
    ...groundFeatures(judged, { effect, tools }),
    ...wordFeatures(judged, { effect, told }),
  ]
}

/** A number from 0 to 1 as the steps that it reaches. */
function steps(name: string, value: number): string[] {
  return [0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99]
    .filter((step) => value >= step)
    .map((step) => `${name}>${step}`)
}

type Effect = { effect: string; tools: readonly string[] }

/** Whether the things stand where the tools work, and what was told beside them. */
function groundFeatures(
  { parts, reading, sentence, situation }: Judged,
  { effect, tools }: Effect,
): string[] {
  const things = parts.flatMap((part) => part.things)
  const homes = new Set(things.flatMap(homesOf))
  const bound = tools.map((tool) => {
    const expected = homesOfTools[tool]
    return `bound:${tool}:${expected === undefined ? 'any' : expected.some((home) => homes.has(home)) ? 'yes' : things.length === 0 ? 'none' : 'no'}`
  })
  const slots = reading.acts.flatMap((act) =>
    Object.keys(act)
      .filter((slot) => slot !== 'tool')
      .map((slot) => `slot:${act.tool}:${slot}`),
  )
  const used = new Set(JSON.stringify(reading.acts).match(/-?\d+(?:\.\d+)?/g) ?? [])
  const numbers = sentence.marks.filter(({ kind }) => kind === 'number')
  const unused = numbers.filter(({ value }) => !used.has(String(value))).length
  const unnamed = things.filter(
    ({ said, own }) =>
      !JSON.stringify(reading.acts).includes(said) &&
      !own.some(({ name }) => JSON.stringify(reading.acts).includes(name)),
  ).length
  return [
    ...bindingFeatures(things, { sentence, effect, tools }),
    ...unusedFeatures(sentence, reading, effect),
    ...bound,
    ...bound.map((one) => one.replace(/:[a-z_]+:/, `:${effect}:`)),
    ...new Set(slots),
    `things:${Math.min(4, things.length)}:${effect}`,
    `unused:${Math.min(2, unused)}:${effect}`,
    `unnamed:${Math.min(3, unnamed)}:${effect}`,
    ...tools.map((tool) => `unnamed:${Math.min(2, unnamed)}:${tool}`),
    ...tools.map((tool) => `unused:${Math.min(2, unused)}:${tool}`),
    `days:${sentence.marks.filter(({ kind }) => kind === 'day').length}:${effect}`,
    `open:${situation.open?.kind ?? '-'}:${effect}`,
    ...tools.map((tool) => `open:${situation.open?.kind ?? '-'}:${tool}`),
  ]
}

/** How each thing is tied to what is there: to exactly one of the person's things, to several, to none; and whether a list knows it. */
function bindingFeatures(
  things: readonly Thing[],
  { sentence, effect, tools }: Effect & { sentence: Sentence },
): string[] {
  return tools.flatMap((tool) => {
    const expected = homesOfTools[tool]
    return things.flatMap(({ start, words, own }) => {
      const there = own.filter(({ home }) => expected?.includes(home) ?? true)
      const names = new Set(there.map((one) => one.words.join(' ')))
      const isWhole = names.has(words.join(' '))
      const tie = names.size === 0 ? 'none' : isWhole ? 'whole' : names.size === 1 ? 'one' : 'several'
      const isKnown = sentence.foodAt[start] === 'B' || isWhole
      return [
        `tie:${tie}:${tool}`,
        `tie:${tie}:${effect}`,
        `known:${isKnown}:${effect}`,
        `known:${isKnown}:${tool}`,
      ]
    })
  })
}

/** What was found in the message and stands in no call, and how many things a list of that many joints has. */
function unusedFeatures({ marks, tokens }: Sentence, { acts }: Understood, effect: string): string[] {
  const told = JSON.stringify(acts)
  const idle = marks.filter(({ kind, value }) => kind !== 'number' && !told.includes(JSON.stringify(value)))
  const joints = tokens.filter(({ text, stop }) => text === 'and' || text === 'plus' || stop === ',').length
  const stops = tokens.slice(0, -1).filter(({ stop }) => '.!?;'.includes(stop) && stop !== '').length
  const lacking = told.split('null').length - 1
  return [
    ...idle.map(({ kind }) => `idle:${kind}:${effect}`),
    `joints:${Math.min(4, joints)}:${Math.min(4, acts.length)}:${effect}`,
    `stops:${Math.min(3, stops)}:${effect}`,
    `lacking:${Math.min(2, lacking)}:${effect}`,
  ]
}

/** Words that deny, ask, doubt or speak of others, and how much of the message nothing explains. */
function wordFeatures(
  { sentence, parts }: Judged,
  { effect, told }: { effect: string; told: readonly string[] },
): string[] {
  const { tokens, markAt } = sentence
  const cues = cuesIn(tokens, 0, tokens.length)
  const names = new Set(cues.map(({ cue }) => cue))
  const telling = [
    'negated',
    'maybe',
    'third_person',
    'future',
    'past',
    'tell_me',
    'please_do',
    'danger',
    'outside',
  ].filter((cue) => names.has(cue))
  const explained = new Set<number>()
  for (const { at, length } of cues)
    for (let inside = 0; inside < length; inside += 1) explained.add(at + inside)
  for (const { start, end } of parts.flatMap(({ things }) => things))
    for (let at = start; at < end; at += 1) explained.add(at)
  const left = tokens.filter(
    (token, at) => markAt[at] === undefined && !explained.has(at) && token.text.length > 3,
  ).length
  const first = tokens[0]?.text ?? ''
  const isQuestion = tokens.at(-1)?.stop === '?'
  return [
    ...telling.flatMap((cue) => [`${cue}:${effect}`, ...told.map((tool) => `${cue}:${tool}`)]),
    `left:${Math.min(5, left)}:${effect}`,
    `long:${Math.min(6, Math.floor(tokens.length / 4))}:${effect}`,
    `parts:${Math.min(4, parts.length)}`,
    `question:${isQuestion}:${effect}`,
    `first:${first}:${effect}`,
    ...tokens.map(({ text }) => `word:${text}:${effect}`),
  ]
}
