import type { Readiness } from '../window/readiness.ts'

/** When a drink is at its best; the days are as the person writes them, whole years as years. */
export type Period = { from: string | null; until: string | null; isEstimated: boolean }

/**
 * What this agent says, in one language. A drink may have any name: sentences are of a shape that is right for all of them. Nothing
 * here asks anybody to drink.
 */
export type CellarWords = {
  /** The place where bottles lie of which nobody says where. */
  cellar: string
  /** "2025 to 2034", "until 2034", "from 2025"; "until about 2034" where nobody told it. */
  period(period: Period): string
  /** Behind a drink that is listed: its window and how it stands to it. */
  state(state: { readiness: Readiness; period: string }): string
  /** Of each drink its amount, its place and its window. */
  added(drinks: readonly string[]): string
  /** The window of what was put in, behind it. */
  estimated(period: string): string
  told(period: string): string
  noWindow: string
  listed(bottles: readonly string[]): string
  more(count: string): string
  nothingYet: string
  nothingFits: string
  /** A drink that was taken out, with how many are left of it; null for none. */
  takenLine(what: string, left: string | null): string
  taken(how: 'opened' | 'drunk' | 'given_away' | 'broken' | 'gone', drinks: readonly string[]): string
  wasEarly(label: string, from: string): string
  moved(what: string, place: string): string
  corrected(what: string, period: string | null): string
  noted(label: string, note: string | null, mark: string | null): string
  notes(notes: readonly string[]): string
  noteLine(note: { label: string; day: string; note: string | null; mark: string | null }): string
  noNotes: string
  noNotesOn(label: string): string
  couldBeOpened(bottles: readonly string[]): string
  nothingReady: string
  goesWith(dish: string, styles: readonly string[]): string
  pairingUnknown(dish: string): string
  inCellarFor(dish: string, bottles: readonly string[]): string
  noneInCellarFor(dish: string): string
  /** What would be chosen, but for its age. */
  toBeKept(label: string, from: string): string
  withoutAlcohol(told: string): string
  kindLeftOut(kind: 'wine' | 'beer' | 'cider' | 'spirit', told: string): string
  /** A rule of the person: its kind, such as allergy, and its value. */
  rule(kind: string, value: string): string
  objection(food: string, rule: string): string
  refusals: {
    dayUnclear(said: string): string
    windowReversed: string
    nothingToChange: string
    noteEmpty: string
    CELLAR_BOTTLE_NOT_NAMED: string
    CELLAR_BOTTLE_NOT_FOUND(name: string): string
    CELLAR_BOTTLE_UNCLEAR(name: string, options: readonly string[]): string
    CELLAR_TOO_FEW(name: string, count: string): string
    CELLAR_ALREADY_THERE(name: string, place: string): string
  }
}
