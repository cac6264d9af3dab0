/** The code of an error as a label: only a short identifier counts, since a sentence may quote what a person wrote. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'UNKNOWN'
  if ('code' in error && typeof error.code === 'string' && /^[A-Z][A-Z0-9_]{1,40}$/.test(error.code))
    return error.code
  return error instanceof Error && error.name === 'AbortError' ? 'ABORTED' : 'UNKNOWN'
}
