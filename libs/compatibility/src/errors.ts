/** A contract cannot be frozen or compared as it is. */
export class CompatibilityError extends Error {
  override readonly name = 'CompatibilityError'
  readonly code = 'CONTRACT_NOT_SAMPLED'
}
