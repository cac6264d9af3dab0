import type { Missing } from '@alfred/contracts'

/** In a line, how it stands with what the planned dishes need. That all is in is said only where all is known. */
export function tellMissing({
  needs,
  without_recipe: unknown,
}: Pick<Missing, 'needs' | 'without_recipe'>): string {
  const lacking = needs.filter(({ lacks }) => lacks)
  if (lacking.some(({ is_listed: isListed }) => !isListed)) return 'Missing'
  if (lacking.length > 0) return 'What is missing is on the list'
  return unknown.length === 0 ? 'All that is needed is in' : 'Nothing is known to be missing'
}
