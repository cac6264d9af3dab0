/** How a warning begins that is told beside a change: "Mind your peanuts allergy: peanut butter." */
const BEGINNING = 'Mind your '

/** Whether a fact warns of what the person must not have. Such a fact is told whatever else is. */
export function isCaution(fact: string): boolean {
  return fact.startsWith(BEGINNING)
}
