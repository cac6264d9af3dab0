const TEXT_LENGTH_MIN = 40
const ITEMS_MIN = 4

type Repeated = { $repeated: unknown; times: number; as: 'text' | 'list' }

/**
 * Shortens strings of one repeated letter and lists of one repeated item: samples of maximal length consist of
 * these.
 */
export function pack(value: unknown): unknown {
  if (typeof value === 'string') {
    const letter = value.charAt(0)
    const isLong = value.length >= TEXT_LENGTH_MIN && value === letter.repeat(value.length)
    return isLong ? repeated(letter, value.length, 'text') : value
  }
  if (Array.isArray(value)) {
    const [first] = value
    const text = JSON.stringify(first)
    const isLong = value.length >= ITEMS_MIN && value.every((item) => JSON.stringify(item) === text)
    return isLong ? repeated(pack(first), value.length, 'list') : value.map(pack)
  }
  return mapObject(value, pack)
}

export function unpack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpack)
  if (!isRepeated(value)) return mapObject(value, unpack)
  if (value.as === 'text') return String(value.$repeated).repeat(value.times)
  return Array.from({ length: value.times }, () => unpack(value.$repeated))
}

function repeated(value: unknown, times: number, as: Repeated['as']): Repeated {
  return { $repeated: value, times, as }
}

function isRepeated(value: unknown): value is Repeated {
  return typeof value === 'object' && value !== null && '$repeated' in value
}

function mapObject(value: unknown, transform: (part: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, transform(part)]))
}
