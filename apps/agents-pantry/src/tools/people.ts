import { asGiven, defineTools } from '@alfred/agent-kit'
import { peopleTools } from '@alfred/contracts'
import { termsFor, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { wordsFor } from '../words/words-for.ts'
import { sayOfPregnancy } from '../words/say-of-pregnancy.ts'
import type { Kept } from '../words/kept.ts'

const rule = z.object({ kind: z.string(), value: z.string() })
const enforcedRule = rule.extend({ enforced: z.boolean() })
const remembered = z.object({
  person: z.string(),
  lives_here: z.boolean(),
  // What a diet covers is told where nothing is held against it.
  kept: z.array(enforcedRule.extend({ already: z.boolean(), covers: z.string().nullable().default(null) })),
})
/** Somebody as the database tells of them. */
export const shownPerson = z.object({
  person: z.string(),
  relation: z.string().nullable(),
  lives_here: z.boolean(),
  rules: z.array(enforcedRule),
})
const verdict = z.object({
  person: z.string().nullable(),
  /** Of a stranger, nobody, nothing is known. */
  status: z.enum(['ok', 'conflict', 'not_checked', 'nobody']),
  of: z.string().nullable(),
  because: z
    .object({ food: z.string(), relation: z.string(), part: z.string().nullable() })
    .nullable()
    .default(null),
  rule: rule.nullable(),
  rules: z.array(rule),
  disliked: z.array(z.string()).default([]),
  /** Diets that no food is held against. */
  not_held: z.array(z.string()).default([]),
})
const verdicts = z.object({
  food: z.string(),
  eaters: z.array(verdict),
  /** Null where nobody knows what is in it. */
  allergens: z.array(z.string()).nullable().default(null),
  /** What the person told of a pregnancy or of breastfeeding, where it is about them; null for nothing. */
  pregnancy: z.string().nullable().default(null),
})
const forgotten = z.object({ person: z.string(), is_gone: z.boolean(), forgotten: z.array(rule) })

/** The tools for whom the person eats with. */
export const people = defineTools(peopleTools, {
  remember_person: { prepare: asGiven, answer: remembered, describe: sayRemembered },
  correct_person: {
    prepare: asGiven,
    answer: shownPerson,
    describe: (data, viewer) => [sayPerson(data, viewer)],
  },
  forget_person: { prepare: asGiven, answer: forgotten, describe: sayForgotten, isRemoving: true },
  list_people: {
    prepare: asGiven,
    answer: z.object({ people: z.array(shownPerson) }),
    describe: ({ people }, viewer) =>
      people.length === 0
        ? [wordsFor(viewer.locale).people.nobody]
        : people.map((one) => sayPerson(one, viewer)),
    isQuick: true,
  },
  may_eat: { prepare: asGiven, answer: verdicts, describe: sayVerdicts, isQuick: true },
})

/** A rule of somebody is called with their name behind it, as "nuts (Lina)": here it is told beside the name. */
function isRule(value: string, called: string, person: string | null): boolean {
  return called === value || called === `${value} (${person ?? ''})`
}

function sayVerdicts(
  { food, eaters, allergens, pregnancy }: z.output<typeof verdicts>,
  { locale }: Viewer,
): string[] {
  const words = wordsFor(locale).people.may
  const said = eaters.flatMap((one) => [...sayVerdict(food, one, locale), ...sayBeside(one, locale)])
  // Who is held against nothing can tell by what is in it.
  const isUnchecked = eaters.some(({ rules }) => rules.length === 0)
  const { name, kept } = termsFor(locale)
  const called = allergens?.map((one) => kept('allergy', one))
  const holds = isUnchecked && called !== undefined ? [words.holds(name(food), called)] : []
  return [...said, ...holds, ...sayOfPregnancy(pregnancy, locale)]
}

type Verdict = z.output<typeof verdict>

function sayVerdict(food: string, verdict: Verdict, locale: string): string[] {
  const { person, status, of, because, rule: broken, rules, disliked, not_held: notHeld } = verdict
  const words = wordsFor(locale).people.may
  const { name, person: nameOf, kept } = termsFor(locale)
  const who = person === null ? null : nameOf(person)
  const held = inWords(rules, locale)
  if (status === 'nobody') return [words.nobody(who ?? '')]
  if (held.length === 0) return disliked.length + notHeld.length > 0 ? [] : [words.nothingTold(who)]
  if (status === 'not_checked') return [words.unknown(name(of ?? food), who, held)]
  if (status === 'ok' || broken === null) return [words.yes(name(food), who, held)]
  const part = because?.part ?? (of !== null && of !== food ? of : null)
  const { kind, value } = rules.find((one) => isRule(one.value, broken.value, person)) ?? broken
  const rule = { kind, value: kept(kind, value) }
  return [words.no(name(food), who, { rule, part: part === null ? null : name(part) })]
}

/** What speaks neither for nor against it, and is good to know. */
function sayBeside({ person, disliked, not_held: notHeld }: Verdict, locale: string): string[] {
  const words = wordsFor(locale).people.may
  const { person: nameOf, kept } = termsFor(locale)
  const who = person === null ? null : nameOf(person)
  const inTerms = (kind: string, values: readonly string[]): string[] =>
    values.map((value) => kept(kind, value))
  return [
    ...(disliked.length === 0 ? [] : [words.disliked(who, inTerms('dislike', disliked))]),
    ...(notHeld.length === 0 ? [] : [words.notHeld(who, inTerms('diet', notHeld))]),
  ]
}

function sayRemembered({ person, kept }: z.output<typeof remembered>, { locale }: Viewer): string[] {
  const words = wordsFor(locale).people
  const who = termsFor(locale).person(person)
  const fresh = kept.filter(({ already }) => !already)
  const known = kept.filter(({ already }) => already)
  return [
    ...(kept.length === 0 ? [words.known(who)] : []),
    ...(fresh.length === 0 ? [] : [words.remembered(who, inWords(fresh, locale))]),
    ...(known.length === 0 ? [] : [words.already(who, inWords(known, locale))]),
    ...(fresh.some(({ enforced }) => enforced) ? [words.held] : []),
    ...sayNotHeld(fresh, locale),
  ]
}

/** Why nothing is held against a diet that is known: nobody is to rely on it. */
function sayNotHeld(fresh: z.output<typeof remembered>['kept'], locale: string): string[] {
  const { notHeld } = wordsFor(locale).preferences
  const reasons = fresh.flatMap(({ covers }) => /^nothing: (.+)$/.exec(covers ?? '')?.[1] ?? [])
  return [...new Set(reasons.map((because) => notHeld(because)))]
}

/** Somebody, with what holds for them. */
export function sayPerson(
  { person, relation, lives_here: livesHere, rules }: z.output<typeof shownPerson>,
  { locale }: Viewer,
): string {
  const { person: nameOf } = termsFor(locale)
  const isNamed = relation !== null && relation !== person
  return wordsFor(locale).people.listed(nameOf(person), {
    relation: isNamed ? nameOf(relation) : null,
    livesHere,
    rules: inWords(rules, locale),
  })
}

function sayForgotten(data: z.output<typeof forgotten>, { locale }: Viewer): string[] {
  const words = wordsFor(locale).people
  const who = termsFor(locale).person(data.person)
  return [data.is_gone ? words.gone(who) : words.forgotten(who, inWords(data.forgotten, locale))]
}

/** What is kept, with its values in the words of the language. */
function inWords(rules: readonly z.output<typeof rule>[], locale: string): Kept[] {
  return rules.map(({ kind, value }) => ({ kind, value: termsFor(locale).kept(kind, value) }))
}
