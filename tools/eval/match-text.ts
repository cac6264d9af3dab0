/** Does the text contain the wanted text, ignoring case, or match it as a `/pattern/`? */
export function holdsText(text: string, wanted: string): boolean {
  const plain = text.replace(/[’‘]/g, "'")
  const pattern = patternOf(wanted)
  return pattern ? pattern.test(plain) : plain.toLowerCase().includes(wanted.toLowerCase())
}

/** The regular expression of a `/pattern/`; undefined for a plain text. */
export function patternOf(wanted: string): RegExp | undefined {
  const source = /^\/(.+)\/$/s.exec(wanted)?.[1]
  return source === undefined ? undefined : new RegExp(source, 'imu')
}
