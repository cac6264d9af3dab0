/** The paths of a value that are missing after it was parsed. */
export function lostPlaces(said: unknown, read: unknown, at = ''): string[] {
  if (Array.isArray(said)) {
    return said.flatMap((item, index) =>
      lostPlaces(item, Array.isArray(read) ? read[index] : undefined, `${at}[]`),
    )
  }
  if (typeof said !== 'object' || said === null) return []
  const known = (typeof read === 'object' && read !== null ? read : {}) as Record<string, unknown>
  return Object.entries(said).flatMap(([name, part]) => {
    const place = at === '' ? name : `${at}.${name}`
    return name in known ? lostPlaces(part, known[name], place) : [place]
  })
}
