/** The person's own word behind the food, where that is of another language: "6 eggs (Eier)". */
export function saidAs(said: string | null): string {
  return said === null ? '' : ` (${said})`
}
