const LABEL = /^(?<meal>\p{L}+) on (?<day>\d{4}-\d{2}-\d{2}): (?<title>.+)$/u

/** The parts of the label of a meal that a call has told of: "dinner on 2026-11-20: tacos". Undefined for any other label. */
export function readMealLabel(label: string): { meal: string; day: string; title: string } | undefined {
  const { meal, day, title } = LABEL.exec(label)?.groups ?? {}
  return meal === undefined || day === undefined || title === undefined ? undefined : { meal, day, title }
}
