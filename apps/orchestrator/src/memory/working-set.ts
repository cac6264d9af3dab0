import type { ShownEntity } from '@alfred/contracts'
import { shownArtifacts } from './artifacts.ts'
import type { KeptArtifact } from './artifacts.ts'
import { shownEntities } from './registry.ts'
import type { RefRegistry } from './registry.ts'

/** All entities that a model may be shown: background, active and generated. */
export function workingSet(state: {
  readonly registry: RefRegistry
  readonly artifacts: readonly KeptArtifact[]
}): ShownEntity[] {
  const tiers = shownEntities(state.registry)
  return [
    ...tiers.filter(({ tier }) => tier === 'background'),
    ...tiers.filter(({ tier }) => tier === 'active'),
    ...shownArtifacts(state.artifacts),
  ]
}
