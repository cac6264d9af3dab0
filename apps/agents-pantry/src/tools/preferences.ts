import { asGiven, defineTools } from '@alfred/agent-kit'
import { preferenceTools } from '@alfred/contracts'
import { z } from 'zod'

const preference = z.object({ kind: z.string(), value: z.string() })
const remembered = preference.extend({
  already: z.boolean(),
  enforced: z.boolean(),
  covers: z.string().nullable(),
})
const forgotten = z.object({ forgotten: z.array(preference) })
const listed = z.object({
  preferences: z.array(preference.extend({ source: z.string(), enforced: z.boolean() })),
})

/** The tools for what a person says of themselves. */
export const preferences = defineTools(preferenceTools, {
  remember_preference: { prepare: asGiven, answer: remembered, describe: sayRemembered },
  forget_preference: {
    prepare: asGiven,
    answer: forgotten,
    describe: (data) => data.forgotten.map((one) => `Forgotten: ${sayPreference(one)}.`),
    isRemoving: true,
  },
  list_preferences: { prepare: asGiven, answer: listed, describe: sayListed, isQuick: true },
})

const CLAUSES: Readonly<Record<string, (value: string) => string>> = {
  allergy: (value) => `you are allergic to ${value}`,
  diet: (value) => `you eat ${value}`,
  dislike: (value) => `you do not like ${value}`,
  like: (value) => `you like ${value}`,
  equipment: (value) =>
    `you have ${/^(?:an?|the|my) |s$/.test(value) ? '' : /^[aeiou]/i.test(value) ? 'an ' : 'a '}${value}`,
  skill: (value) => `your cooking is ${value}`,
  servings: (value) => `you cook for ${value}`,
  cuisine: (value) => `you like ${value} food`,
  routine: (value) => `${value} (routine)`,
}

/** Describes a preference as a clause: "you are allergic to peanuts". */
function sayPreference({ kind, value }: z.output<typeof preference>): string {
  return Object.hasOwn(CLAUSES, kind) ? (CLAUSES[kind]?.(value) ?? value) : `${kind}: ${value}`
}

type Remembered = z.output<typeof remembered>

function sayRemembered({ kind, value, already, enforced, covers }: Remembered): string[] {
  const told = already ? 'I know already that' : 'I will remember that'
  const held = already ? null : sayHeld({ kind, enforced, covers })
  return [`${told} ${sayPreference({ kind, value })}.`, ...(held === null ? [] : [held])]
}

/**
 * What is held against a rule from now on. A word that is in no catalog is only matched literally, and a diet that is
 * not known not at all, so the answer must not promise more.
 */
function sayHeld({
  kind,
  enforced,
  covers,
}: Pick<Remembered, 'kind' | 'enforced' | 'covers'>): string | null {
  if (enforced)
    return `From now on I hold what I offer and save against it${covers === null ? '' : ` (${covers})`}; a food that I do not know I cannot check.`
  const because = kind === 'diet' ? /^nothing: (.+)$/.exec(covers ?? '')?.[1] : undefined
  return because === undefined ? null : `I hold nothing that I offer against it: ${because}.`
}

function sayListed({ preferences }: z.output<typeof listed>): string[] {
  if (preferences.length === 0) return ['I know nothing about you yet.']
  return preferences.map((one) => {
    const notes = [one.enforced ? 'enforced' : '', one.source === 'learned' ? 'learned, not told' : '']
      .filter((note) => note !== '')
      .join(', ')
    const said = sayPreference(one)
    return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}${notes === '' ? '' : ` (${notes})`}.`
  })
}
