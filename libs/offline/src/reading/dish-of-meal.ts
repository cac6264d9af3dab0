/** The dish of a planned meal, which is told as "dinner on 2026-11-28: Cod pie". */
export function dishOfMeal(label: string): string {
  return label.replace(/^\p{L}+ on \d{4}-\d{2}-\d{2}: /u, '')
}
