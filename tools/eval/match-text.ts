/** Does a text hold this: a part of it without regard to case, or a `/pattern/`? */
export function holdsText(text: string, wanted: string): boolean {
  const plain = text.replace(/[’‘]/g, "'")
  const pattern = patternOf(wanted)
  return pattern ? pattern.test(plain) : plain.toLowerCase().includes(wanted.toLowerCase())
}

/** `/pattern/` as a regular expression; undefined for plain words. */
export function patternOf(wanted: string): RegExp | undefined {
  const source = /^\/(.+)\/$/s.exec(wanted)?.[1]
  return source === undefined ? undefined : new RegExp(source, 'imu')
}
