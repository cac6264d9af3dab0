import type { PersonNamed } from '../person-named.ts'

/** Are two who are told of the same? Somebody's name may stand with what they are, and without. */
export function samePerson(
  one: PersonNamed | 'writer' | 'unknown',
  other: PersonNamed | 'writer' | 'unknown',
): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other
  return one.person === other.person
}
