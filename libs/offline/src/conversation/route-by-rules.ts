import { complexitySchema, shownEntitySchema } from '@alfred/contracts'
import type { Complexity, Route } from '@alfred/contracts'
import { singular } from '@alfred/language'
import { z } from 'zod'
import { domainOfMessage, domainsKnown, likelierDomain } from '../understanding/index.ts'
import { spelled } from '../reading/normalise.ts'
import { WHOLE_GOAL_MAX } from '../reading/with-its-part.ts'
import { isOfEverydayDrink, isOfSoftDrink } from './everyday-drinks.ts'
import { wordingOf } from './wordings.ts'
import type { RoutingSignal } from '../reading/signals.ts'
import type { Wordings } from './wordings.ts'

export const agentSchema = z.object({
  domain: z.string(),
  /** The agent's subdomains in its own words. */
  about: z.array(z.string()),
  examples: z.array(z.string()),
  harder_examples: z.array(z.object({ message: z.string(), complexity: complexitySchema })),
  /** How its messages are worded, of an agent that the rules have no wording for. */
  wording: z.array(z.object({ pattern: z.string(), points: z.number() })).optional(),
})
type Agent = z.infer<typeof agentSchema>

export const routeSituationSchema = z.object({
  message: z.string(),
  agents: z.array(agentSchema),
  last_agent: z.string().nullable(),
  has_mention: z.boolean(),
  /** What the turn is told of the person's things. */
  entities: z.array(shownEntitySchema).default([]),
  /** Whether something waits for a yes. */
  is_offered: z.boolean().default(false),
})
type Situation = Omit<z.infer<typeof routeSituationSchema>, 'entities' | 'is_offered'> &
  Partial<Pick<z.infer<typeof routeSituationSchema>, 'entities' | 'is_offered'>>

/** The score for the name of an agent that the rules have no wording for: who says "garden" means the agent garden. */
const NAMED = 1.5
/** The score for a message that is an example, word for word: more than all wordings of another agent. */
const IS_EXAMPLE = 20
/** Below this score a message resembles nothing that was announced, so it goes to the agent of the last turn. */
const RESEMBLANCE_MIN = 0.34
/** The weight of the nearest example, lower than that of all examples together since it may be near by chance. */
const NEAREST = 0.3

/**
 * Chooses the agent with the highest score for the message. One that resembles nothing goes to the agent whose it is by the trained
 * reader, otherwise to the last one; where there is none, and an agent is the first by its name alone, to the one whose it rather is.
 * Words that occur in every agent's examples count little, since they do not distinguish the agents.
 */
export function routeByRules(
  { message: written, agents, last_agent, has_mention, entities = [], is_offered = false }: Situation,
  known: Wordings,
): Route {
  const message = spelled(written)
  const vocabulary = vocabularyOf(agents)
  const scored = agents
    .map((agent) => ({
      agent,
      ...resemblance(message, agent, { vocabulary, agentCount: agents.length, known }),
    }))
    .map((one) => {
      if (one.agent.domain !== last_agent) return one
      if (is_offered && (changesAnOffer(message) || correctsAnOffer(message)))
        return { ...favoured(one, OF_AN_OFFER), isUnlearned: true }
      // Nor is what was just told: when it was is put right of that, whatever agent knows its name.
      if (tellsWhen.test(message)) return { ...favoured(one, OF_AN_OFFER), isUnlearned: true }
      // What was just done is not told here, so that the trained reader would guess what "make that 3" is about.
      if ([pointsBack, goesOn, putsRight, asksOfAnother].some((behind) => behind.test(message)))
        return { ...favoured(one, OF_AN_OFFER), isUnlearned: true }
      return corrects.test(message) ? favoured(one, CORRECTION) : one
    })
    .toSorted((left, right) => right.score - left.score)
  const [best] = scored
  const last = scored.find(({ agent }) => agent.domain === last_agent)
  const isFollowUp = last !== undefined && has_mention && (best?.score ?? 0) - last.score < 0.5
  const isUnlike = last !== undefined && (best?.score ?? 0) < RESEMBLANCE_MIN
  const expected = isFollowUp || isUnlike ? last : best
  const isEveryday = expected !== undefined && isForAnybody(message, expected, known)
  const isUnlearned =
    (expected?.isUnlearned === true && !isEveryday) ||
    asksForWeight.test(message) ||
    asksWhichOfTwo.test(message)
  const isOfKitchen = isEveryday && isOfSoftDrink(message)
  const told =
    isFollowUp || isUnlearned
      ? undefined
      : (readerChoice({ message, entities }, expected) ??
        (isOfKitchen ? likelierDomain(message, { entities }) : undefined))
  const isByNameAlone =
    last === undefined && (best?.score ?? 0) < RESEMBLANCE_MIN && !domainsKnown.has(best?.agent.domain ?? '')
  const likely = told ?? (isByNameAlone && !isUnlearned ? likelierDomain(message, { entities }) : undefined)
  const chosen = scored.find(({ agent }) => agent.domain === likely) ?? expected
  return {
    agent: chosen?.agent.domain ?? null,
    goal: written.slice(0, WHOLE_GOAL_MAX),
    complexity: chosen?.complexity ?? 'low',
    context_needs: [],
  }
}

/** Is a message that an agent from elsewhere is spoken for by about a drink of every day, which the kitchen and the diary know as well? */
function isForAnybody(
  message: string,
  { agent, isOwn }: { agent: Agent; isOwn: boolean },
  known: Wordings,
): boolean {
  if (domainsKnown.has(agent.domain) || isOwn) return false
  const isHeard = (text: string): boolean =>
    routingOf(agent, known).some(({ pattern }) => fits(pattern, text))
  return isOfSoftDrink(message) || isOfEverydayDrink(message, isHeard)
}

/** An agent with a score of this much is expected by what it announced itself; the trained reader has to be surer then. */
const ANNOUNCED = 1.2
const SURER = 0.95

/**
 * The agent whose message it is by the trained reader. It knows those alone that it has learned of: it is not asked where another one is
 * named, or is spoken for by its own wording, but where a message merely resembles one of its examples.
 */
function readerChoice(
  { message, entities }: Told,
  expected: { agent: Agent; score: number } | undefined,
): string | undefined {
  if (expected === undefined) return domainOfMessage(message, { entities })
  return domainOfMessage(message, { entities }, expected.score < ANNOUNCED ? undefined : SURER)
}

/** Which of two foods suits the day is asked of no tool that the trained reader has learned. */
const asksWhichOfTwo = /\b(?:should|shall) i (?:have|eat|take|choose) [^?]{2,40} or /i

/** What a food weighs is asked of no tool that the trained reader has learned. */
const asksForWeight =
  /^how heavy (?:is|are)\b|^how (?:much|many grams) \b.*\bweigh\b|^what (?:does|do)\b.*\bweigh\b|\bweight of (?:an? |one )/i

type Told = { message: string; entities: z.infer<typeof routeSituationSchema>['entities'] }

type Words = ReadonlyMap<string, { uses: number; shareOf: ReadonlyMap<string, number> }>

/** Counts for each word of the examples how often each agent uses it, relative to the number of its texts. */
function vocabularyOf(agents: readonly Agent[]): Words {
  const uses = agents.flatMap((agent) => {
    const texts = [...examplesOf(agent).map(({ message }) => message), ...agent.about]
    return texts.flatMap((text) =>
      [...wordsOf(text)].map((word) => ({ word, domain: agent.domain, weight: 1 / texts.length })),
    )
  })
  return new Map(
    [...Map.groupBy(uses, ({ word }) => word)].map(([word, all]) => {
      const total = sumOf(all)
      const ofDomain = [...Map.groupBy(all, ({ domain }) => domain)]
      return [
        word,
        { uses: all.length, shareOf: new Map(ofDomain.map(([domain, own]) => [domain, sumOf(own) / total])) },
      ]
    }),
  )
}

function sumOf(uses: readonly { weight: number }[]): number {
  return uses.reduce((sum, { weight }) => sum + weight, 0)
}

export function examplesOf({
  examples,
  harder_examples,
}: Agent): { message: string; complexity: Complexity }[] {
  return [...examples.map((message) => ({ message, complexity: 'low' as const })), ...harder_examples]
}

/** The weight of a word that occurs only once in all examples: it is probably incidental. */
const ONCE = 0.6

/**
 * The score of an agent, from its signals, the words specific to it and its nearest example, and the complexity of
 * the message.
 */
function resemblance(
  message: string,
  agent: Agent,
  { vocabulary, agentCount, known }: { vocabulary: Words; agentCount: number; known: Wordings },
): { score: number; complexity: Complexity; isUnlearned: boolean; isOwn: boolean } {
  const words = wordsOf(message)
  const weigh = (word: string): number => {
    const known = vocabulary.get(word)
    if (!known) return 0
    const share = known.shareOf.get(agent.domain) ?? 0
    // A word that all agents use alike does not distinguish them.
    const even = 1 / agentCount
    const distinct = (Math.max(...known.shareOf.values()) - even) / (1 - even || 1)
    return share * distinct * (known.uses === 1 ? ONCE : 1)
  }
  const own = [...words].reduce((sum, word) => sum + weigh(word), 0) / Math.max(words.size, 1)
  const examples = examplesOf(agent).map((example) => {
    const theirs = wordsOf(example.message)
    const shared = [...words].filter((word) => theirs.has(word))
    const union = new Set([...words, ...theirs]).size
    const begins = openingOf(example.message) === openingOf(message) ? OPENING : 0
    return { ...example, score: shared.reduce((sum, word) => sum + weigh(word), 0) / union + begins }
  })
  const nearest = examples.toSorted((left, right) => right.score - left.score)[0]
  const routing = routingOf(agent, known)
  const heard = routing.filter(({ pattern }) => fits(pattern, message))
  const signals = heard.reduce((sum, { points }) => sum + points, 0)
  const isNamed = wordingOf(agent.domain, known).routing.length === 0 && words.has(singular(agent.domain))
  const said = plainWords(message).join(' ')
  const isExample = agent.examples.some((example) => plainWords(example).join(' ') === said)
  const told = heard.find(({ complexity }) => complexity !== undefined)?.complexity
  return {
    score:
      (isExample ? IS_EXAMPLE : 0) + signals + own + NEAREST * (nearest?.score ?? 0) + (isNamed ? NAMED : 0),
    complexity: told ?? complexityOf(words, agent),
    /** Is it an example of the agent, or does it name it? */
    isOwn: isExample || words.has(singular(agent.domain)),
    isUnlearned: isExample || isNamed || heard.some((signal) => signal.isUnlearned === true),
  }
}

/** Openings that correct what was just done: "make that 3", "no, it was lunch". */
const corrects =
  /^(?:make (?:it|that|those|them)|actually\b|no,? (?:it|that|they)\b|sorry\b|i meant|change (?:it|that))/i
const CORRECTION = 1.2
/** More of what was just told: "and 3 apples", "also some eggs". */
const goesOn =
  /^(?:and|also|plus|oh,? and)[ ,]+(?:(?:also|about|around|maybe) )*(?:an? |some |\d|half |one |two |three |four |five |six )(?!.*\b(?:more|same|another|is|are|was|were|i|we|had|ate|log|what|how|for|today|breakfast|lunch|dinner|calories|kcal)\b)[\p{L}\d., ]{2,60}[.!]*$/iu
/** The same is asked of another food, or more is told with it: "and brown sugar", "what about honey?" */
const asksOfAnother =
  /^(?:and|(?:and )?(?:what|how) about|same for)(?: for| of| in)? (?!(?:the|my|our|then|what|how|i|we|it|that|this|when|is|are|also|put|add|no|not|instead|don't|can|do)\b)\p{L}[\p{L}'-]*(?: [\p{L}'-]+){0,2}[?.!]*$/iu
/** What was just told is put right: "it was 4 pints of milk, not one". */
const putsRight =
  /^(?:(?:and|sorry|oops|no|wait|actually|oh)[ ,]+)*(?:it|that|there|they)(?:'s|'re| is| are| was| were)(?: actually| only| just)* (?:\d|half|an?\b|one\b|two\b|three\b|four\b|five\b|six\b)/i
/** A correction that names nothing: "make that 3", "no, it was lunch". */
const pointsBack =
  /^(?:make (?:it|that|those|them)|no,? (?:it|that|they) (?:was|were)|(?:sorry,? )?i meant|change (?:it|that))(?: [\w']+){0,3}[.!]*$/i

/** When something was that was told of before: "the wine was yesterday, not today". */
const tellsWhen =
  /^(?:(?:no|oh|ah|sorry|actually|wait|but|and)[ ,]+)*(?:the|my|that) [\p{L}' -]{2,40}? (?:was|were)(?: actually| really| only| just)? (?:for |at |on |from )?(?:yesterday|today|tonight|last night|(?:this|yesterday) (?:morning|afternoon|evening)|(?:last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|breakfast|brunch|lunch|dinner|supper)\b[^?]*$/iu

/** Takes out of what waits for a yes, adds to it, or puts something else in its place: "without the toast", "and a coffee", "rice instead of eggs". */
const changesWhatWaits =
  /^(?:(?:yes|ok|okay|actually|oh|wait|but|and|just|please)[ ,]+)*(?:without|minus|leave (?:out|off)|take (?:out|off|away)|cut|remove|drop|skip|scrap|omit|lose|ditch|(?:take|leave|get) .{2,40} (?:off|out)\b|(?:i|we) (?:didn't|did not|never) (?:have|eat|drink)\b|add\b|include\b|plus\b|also\b|(?:i|we) also (?:had|ate|drank)\b|no |not )|^and (?:an? |\d|some |the |two |three |i (?:had|ate|drank)\b)|\binstead of\b|\brather than\b|^(?:swap|replace|switch) /i
/** Where food is kept, bought and planned: nothing that waits for the diary. */
const saysElsewhere =
  /\b(?:list|shopping|fridge|freezer|pantry|cupboard|larder|stock|kitchen|plan|recipes?|basket|trolley|bought|buy|used|in (?:the|my) (?:fridge|house)|goals?|limit|how (?:much|many)|what|when|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow)\b/i
/** More than what the words of another agent weigh together: whoever offered or did something is meant by a change of it. */
const OF_AN_OFFER = 8

function changesAnOffer(message: string): boolean {
  return changesWhatWaits.test(message.trim()) && !saysElsewhere.test(message) && !message.includes('?')
}

/** What waits is meant by a correction, whatever food it names: "make that two burgers for me". */
function correctsAnOffer(message: string): boolean {
  return (
    /^make (?:it|that|those|them)\b/i.test(
      message.trim().replace(/^(?:(?:no|oh|ok|actually|sorry|wait|please)[ ,]+)+/i, ''),
    ) && !saysElsewhere.test(message)
  )
}

function favoured<Scored extends { score: number }>(scored: Scored, by: number): Scored {
  return { ...scored, score: scored.score + by }
}

/** The wordings of an agent: those that the rules have for it, else those that it announces, which the trained reader has not learned. */
function routingOf({ domain, wording = [] }: Agent, known: Wordings): readonly RoutingSignal[] {
  const { routing } = wordingOf(domain, known)
  return routing.length > 0 ? routing : wording.map((signal) => ({ ...signal, isUnlearned: true }))
}

/** An agent from elsewhere may announce a pattern that is none: it fits nothing. */
function fits(pattern: string, message: string): boolean {
  try {
    return new RegExp(pattern, 'iu').test(message)
  } catch {
    return false
  }
}

const order: readonly Complexity[] = ['low', 'medium', 'high']
/** A message has the complexity of an example if it contains this share of the example's weighted words. */
const COVERAGE_MIN = 0.6

/**
 * The complexity of the message: that of the hardest example whose distinctive words it contains. A word that simple
 * examples use too says little about complexity.
 */
function complexityOf(words: ReadonlySet<string>, { examples, harder_examples }: Agent): Complexity {
  const simple = examples.map(wordsOf)
  const weigh = (word: string): number => 1 / (1 + 2 * simple.filter((own) => own.has(word)).length)
  const sumOfWeights = (some: Iterable<string>): number =>
    [...some].reduce((sum, word) => sum + weigh(word), 0)
  const covered = harder_examples.filter(({ message }) => {
    const theirs = wordsOf(message)
    const shared = [...theirs].filter((word) => words.has(word))
    return sumOfWeights(shared) >= COVERAGE_MIN * sumOfWeights(theirs)
  })
  const hardest = Math.max(0, ...covered.map(({ complexity }) => order.indexOf(complexity)))
  return order[hardest] ?? 'low'
}

/** The score for a message that begins as an example does. */
const OPENING = 0.3

function openingOf(text: string): string {
  const [first = '', second = ''] = plainWords(text).filter(
    (word) => !/^(?:please|can|could|you|and|also)$/.test(word),
  )
  return `${first} ${second}`
}

function plainWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[’‘`]/g, "'")
      .match(/[\p{L}']+/gu) ?? []
  )
}

/** The words of a text in lower case and in the singular, without numbers. */
function wordsOf(text: string): Set<string> {
  return new Set(plainWords(text).map(singular))
}
