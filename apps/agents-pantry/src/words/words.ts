import type { Kept } from './kept.ts'
import type { VerdictWords } from './words-of-verdicts.ts'
import type { PageProblem } from '../pages/recipe-of-page.ts'
import type { DiscardReason } from '@alfred/contracts'
import type { Span } from './span-of-days.ts'
import type { MealWords } from './words-of-meals.ts'
import type { MeasureWords } from './words-of-measures.ts'
import type { MemoryWords } from './words-of-memory.ts'
import type { SuggestionWords } from './words-of-suggestions.ts'
import type { TaskWords } from './words-of-tasks.ts'

/** What became of food. */
export type UsageKind = 'bought' | 'used' | 'cooked' | 'eaten' | 'discarded'
export type Became = { kind: UsageKind; things: readonly string[] }

/** A rule of the person that a food goes against, and by which part of it. */
export type Conflict = {
  food: string | null
  rule: { kind: string; value: string }
  because: { relation: string; part: string | null } | null
  why: string | null
}

/** The rest of a food that was taken: null where nothing is left. */
export type Rest = { amount: string; place: string | null } | null

/** What was put somewhere: one thing, or several of one place and day. */
export type Put = { things: readonly string[]; place: string; until: string | null }

/** What was taken, and what is left of it. */
export type TakenThing = { thing: string; rest: Rest }

/** An ingredient of a recipe as it was written, in English as one phrase. */
export type Written = { asWritten: string; food: string; amount: string }

/**
 * Everything that the pantry says in one language. Amounts, foods, places and days come in as the terms of the language
 * say them: a thing is "6 eggs", a day "Fri 27 Nov"; a place is a code, since languages say it each in its way.
 */
export type PantryWords = {
  stock: {
    /** Several things in one sentence, those of one place and day together. */
    added(all: readonly Put[]): string
    inAll(things: readonly string[]): string
    used(all: readonly TakenThing[]): string
    discarded(all: readonly TakenThing[]): string
    /** Many things that are gone at once. */
    discardedAll(things: readonly string[]): string
    /** What is past a date that is only estimated, and how to say that it may go, too. */
    keptEstimated(items: readonly string[]): string
    nothingPast(place: string | null): string
    short(thing: string, amounts: { taken: string; missing: string; isMany: boolean }): string
    moved(thing: string, from: readonly string[], to: string): string
    /** What is corrected: a food in a place. */
    subject(food: string, place: string, isCounted: boolean): string
    amountNow(now: string, before: string): string
    untilNow(now: string | null, before: string | null): string
    opened(day: string): string
    /** A day that is estimated, not told. */
    estimated(day: string): string
    keeps(until: string): string
    stillClosed(amount: string): string
    notOpened: string
    /** A food of which less is there than is always wanted in; null is none. */
    belowMinimum(minimum: string, there: string | null): string
    minimumSet(minimum: string, before: string | null): string
    minimumGone(food: string, before: string | null): string
    unsureOfMinimum(minimums: readonly string[]): string
    /** Nothing is below these. */
    enough(minimums: readonly string[]): string
    noMinimum: string
    /** How much a pack holds from now on, and before. */
    packSize(pack: string, holds: string, before: string | null): string
    changed(subject: string, changes: readonly string[]): string
    unchanged(subject: string, amount: string): string
    nothingAt(place: string | null): string
    notThere(food: string, place: string | null): string
    at(place: string, items: readonly string[]): string
    openedOn(day: string): string
    nothingExpires(until: string): string
    expired(thing: string, place: string, day: string): string
    expires(thing: string, place: string, day: { day: string; daysLeft: number }): string
  }
  /** What became of food within days: bought, used, cooked, eaten, thrown away. */
  usage: {
    /** Why something was thrown away, behind the thing: "gone off". */
    reasons: Readonly<Record<DiscardReason, string>>
    /** All that became of it, in one sentence. */
    told(all: readonly Became[], days: { from: string; until: string }): string
    aWeek(amount: string): string
    nothing(food: string | null, days: { from: string; until: string }): string
  }
  shopping: {
    put(all: readonly { thing: string; inAll: string | null }[]): string
    already(all: string): string
    tookOff(foods: readonly string[]): string
    /** What a line says now, and what stood there: an amount, or none. */
    nowOnList(thing: string, before: readonly (string | null)[]): string
    cleared(foods: readonly string[]): string
    nothingChecked: string
    checkedOff(foods: readonly string[]): string
    toBuy(items: readonly string[]): string
    checked(items: readonly string[]): string
    nothingToBuy: string
    empty: string
  }
  /** What a recipe or a day of the plan, named as `for`, needs and lacks. */
  missing: {
    lacking(of: string, things: readonly string[]): string
    nothing(of: string): string
    there(things: readonly string[]): string
    listed(things: readonly string[]): string
    unsure(foods: readonly string[]): string
    withoutRecipe(dishes: readonly string[]): string
  }
  meals: MealWords
  measures: MeasureWords
  tasks: TaskWords
  memory: MemoryWords
  suggestions: SuggestionWords
  preferences: {
    remembered(kept: Kept): string
    already(kept: Kept): string
    forgotten(kept: Kept): string
    listed(kept: Kept, notes: { isEnforced: boolean; isLearned: boolean }): string
    /** What is held against it from now on; `covers` is what the database tells of it. */
    held(covers: string | null): string
    notHeld(because: string): string
    nothing: string
  }
  people: {
    /** Somebody is known from now on, with nothing that holds for them yet. */
    known(person: string): string
    remembered(person: string, rules: readonly Kept[]): string
    already(person: string, rules: readonly Kept[]): string
    /** What an allergy or a diet of somebody else means from now on. */
    held: string
    forgotten(person: string, rules: readonly Kept[]): string
    gone(person: string): string
    listed(
      person: string,
      told: { relation: string | null; livesHere: boolean; rules: readonly Kept[] },
    ): string
    nobody: string
    may: VerdictWords
  }
  recipes: {
    /** A recipe that took the place of the one of its name is told as updated. */
    saved(
      name: string,
      what: { servings: number | null; ingredients: number; steps: number; isRewritten: boolean },
    ): string
    simplified(notes: readonly string[]): string
    withoutAmount(ingredient: Written): string
    leastOf(ingredient: Written, least: number): string
    deleted(name: string): string
    updated(name: string, changes: readonly string[]): string
    /** Parts of what was changed. */
    /** With how many amounts in the steps. */
    scaled(from: string, to: string, inSteps: string | null): string
    added(foods: readonly string[]): string
    removed(foods: readonly string[]): string
    swapped(from: string, to: string): string
    amounts(foods: readonly string[]): string
    steps(count: number): string
    stepsChanged(count: number): string
    stepsRemoved(count: number): string
    named(name: string): string
    serves(servings: string): string
    notes(notes: string): string
    minutes(minutes: string): string
    found(recipes: readonly string[]): string
    noneFound: string
    fromCookbook(recipes: readonly string[]): string
    noneInCookbook: string
    leftOut(count: number): string
    /** The energy of a serving, whose figures it is by and what it leaves out. */
    kilocalories(amount: string, by: { sources: readonly string[]; without: readonly string[] }): string
    /** Why no energy is told: these foods have no figures. */
    noSum(foods: readonly string[]): string
    missing(foods: readonly string[], more: number): string
    nothingMissing: string
    moreThanListed: string
    againstRules(conflicts: readonly string[]): string
    contains(food: string): string
    alreadySaved: string
    incomplete: string
  }
  /** Recipes that are read from pages. */
  pages: {
    from(address: string): string
    problems: Readonly<Record<PageProblem, (address: string) => string>>
    /** What the person can do instead. */
    /** Behind the answer that a saved recipe is to stay as it is. */
    left: string
    paste: string
  }
  cooking: {
    cooked(name: string, servings: number | null): string
    taken(things: readonly string[]): string
    missing(things: readonly string[]): string
    /** Foods that are there in a measure that cannot be compared. */
    unmeasured(foods: readonly string[]): string
    /** Dishes of a meal that have no recipe, so that nothing was taken for them. */
    withoutRecipe(dishes: readonly string[]): string
    leftovers(servings: number, place: string, until: string | null): string
    diaryOffered: string
  }
  foods: {
    /** Foods that go with one, each with what is told of it. */
    pairs(food: string, pairings: readonly string[]): string
    noPairs(food: string): string
    smellAlike(aromas: readonly string[]): string
    usedTogether(recipes: number): string
    inStock: string
    insteadOf(food: string, substitutes: readonly string[]): string
    noSubstitute(food: string): string
  }
  /** How long a food keeps. A state is what was done to it: closed (nothing), opened, cut, cooked, thawed. */
  keeping: {
    /** The times of a food, which are the same in all these states. */
    times(food: string, states: readonly string[], times: readonly string[]): string
    /** Times that one publication tells, each with its place. */
    published(times: readonly { span: Span; location: string }[], source: string): string
    unknown(food: string, states: readonly string[], location: string | null): string
    caution: string
  }
  asking: {
    unknownUnit(said: string, known: readonly string[]): string
    unknownTime(said: string): string
  }
  objection(conflict: Conflict): string
}
