import type { QuietSuggestions } from '@alfred/contracts'

export type Quiet = QuietSuggestions[number]

const kindNames: Readonly<Record<string, string>> = {
  expiry: 'What expires',
  task: 'What is to be done',
  together: 'What goes together',
  restock: 'What runs low',
  meal: 'Meals',
  shopping: 'Shopping',
  preference: 'Tastes',
  nutrition: 'Nutrition',
}

/** What is not told any more: "What expires: milk", "Meals". */
export function tellQuiet({ kind, about }: Quiet): string {
  const parts = [kind === null ? null : (kindNames[kind] ?? kind), about]
  return parts.filter((part) => part !== null).join(': ')
}

/** What came to be quiet between two readings; undefined where nothing did. */
export function newlyQuiet(before: readonly Quiet[], after: readonly Quiet[]): Quiet | undefined {
  const known = new Set(before.map(tellQuiet))
  return after.find((quiet) => !known.has(tellQuiet(quiet)))
}
