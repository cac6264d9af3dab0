import { DELETING, DIARY } from './diary-sentences.ts'
import { KITCHEN, TAKING } from './kitchen-sentences.ts'
import type { Act } from '../things/situation.ts'
import { amountOf, text, type Say } from '../words/words-of-slots.ts'

const sentences = { pantry: { ...KITCHEN, ...TAKING }, coach: { ...DIARY, ...DELETING } } as const
export type Domain = keyof typeof sentences

/** The sentences that say these calls, for the rules of a domain. Undefined when it cannot say one of them. */
export function sayPlainly(acts: readonly Act[], domain: Domain): string | undefined {
  return said(acts, sentences[domain])
}

/** Does one of these calls take something away, or say what is really there? */
export function takesAway(acts: readonly Act[]): boolean {
  return acts.some(({ tool }) => tool in TAKING || tool in DELETING)
}

/** The sentences that ask whether these calls are meant, whichever domain they are of. */
export function sayToAsk(acts: readonly Act[]): string | undefined {
  return said(acts, sentences.pantry) ?? said(acts, sentences.coach)
}

function said(acts: readonly Act[], known: Readonly<Record<string, Say>>): string | undefined {
  const all = joined(acts).map((act) => (hasUntold(act) ? undefined : known[act.tool]?.(act)))
  const isWhole = all.every((sentence) => sentence !== undefined && !GAP.test(sentence))
  return all.length === 0 || !isWhole ? undefined : [...new Set(all)].join('. ')
}

/** The tools whose calls are said in one sentence: "add 6 eggs and 2 l of milk to the fridge". */
const LISTED = new Set(['add_item', 'add_to_shopping'])

/** Joins the calls for several foods of a row that differ in nothing else. */
function joined(acts: readonly Act[]): Act[] {
  const rows: Act[] = []
  for (const act of acts) {
    const last = rows.at(-1)
    const isAlike =
      last?.tool === act.tool &&
      LISTED.has(act.tool) &&
      last['location'] === act['location'] &&
      [last, act].every((one) => one['expires'] === undefined && text(one['food']) !== '')
    if (last === undefined || !isAlike) rows.push(act)
    else
      rows[rows.length - 1] = {
        tool: act.tool,
        food: `${amountOf(last)} and ${amountOf(act)}`,
        ...(act['location'] !== undefined && { location: act['location'] }),
      }
  }
  return rows
}

/** Where a slot that a sentence needs was not told. */
const GAP = / {2}|\b(?:in|to|as|of|the|for|with|about|a) ?\??$/

/** Does a slot, or one in what it holds, lack its value? */
function hasUntold(value: unknown): boolean {
  return value === null || (typeof value === 'object' && Object.values(value).some(hasUntold))
}

/** The tools whose calls can be said for a domain, if only to ask. */
export function toolsSaid(domain: Domain): string[] {
  return Object.keys(sentences[domain])
}
