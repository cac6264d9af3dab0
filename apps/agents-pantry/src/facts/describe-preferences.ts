import type { Describe } from './describe.ts'
import type { ResultData } from './result-data.ts'

type Held = Pick<ResultData<'remember_preference'>, 'kind' | 'value'>

const SENTENCES: Readonly<Record<string, (value: string) => string>> = {
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
function sayPreference({ kind, value }: Held): string {
  return Object.hasOwn(SENTENCES, kind) ? (SENTENCES[kind]?.(value) ?? value) : `${kind}: ${value}`
}

const rememberPreference: Describe<'remember_preference'> = ({ kind, value, already, enforced, covers }) => {
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
}: Pick<ResultData<'remember_preference'>, 'kind' | 'enforced' | 'covers'>): string | null {
  if (enforced)
    return `From now on I hold what I offer and save against it${covers === null ? '' : ` (${covers})`}; a food that I do not know I cannot check.`
  const because = kind === 'diet' ? /^nothing: (.+)$/.exec(covers ?? '')?.[1] : undefined
  return because === undefined ? null : `I hold nothing that I offer against it: ${because}.`
}

const forgetPreference: Describe<'forget_preference'> = ({ forgotten }) =>
  forgotten.map((one) => `Forgotten: ${sayPreference(one)}.`)

const listPreferences: Describe<'list_preferences'> = ({ preferences }) => {
  if (preferences.length === 0) return ['I know nothing about you yet.']
  return preferences.map((one) => {
    const notes = [one.enforced ? 'enforced' : '', one.source === 'learned' ? 'learned, not told' : '']
      .filter((note) => note !== '')
      .join(', ')
    const said = sayPreference(one)
    return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}${notes === '' ? '' : ` (${notes})`}.`
  })
}

/** The describing function of each preference tool. */
export const describePreferences = {
  remember_preference: rememberPreference,
  forget_preference: forgetPreference,
  list_preferences: listPreferences,
}
