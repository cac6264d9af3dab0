import { hashOf } from './feature-hash.ts'

/** A tree of questions whether a feature is there, by the feature's hash: what it adds where it is, where it is not; a number ends it. */
export type Tree = number | readonly [hash: number, there: Tree, otherwise: Tree]

/** Trees that were each grown on what those before it got wrong. Their sum is the log odds of a yes. */
export type TreeModel = { readonly trees: readonly Tree[] }

/** How probable a yes is by some features, from 0 to 1. */
export function probabilityOf({ trees }: TreeModel, features: readonly string[]): number {
  const hashes = new Set(features.map(hashOf))
  const sum = trees.reduce<number>((total, tree) => total + leafOf(tree, hashes), 0)
  return 1 / (1 + Math.exp(-sum))
}

/** The number at which the questions of a tree end. */
export function leafOf(tree: Tree, hashes: { has: (hash: number) => boolean }): number {
  let at = tree
  while (typeof at !== 'number') at = hashes.has(at[0]) ? at[1] : at[2]
  return at
}
