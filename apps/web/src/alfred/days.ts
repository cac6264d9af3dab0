/** The day that it is where the person is. */
export function today(): string {
  return dayOf(new Date())
}

export function dayOf(moment: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0')
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
}
