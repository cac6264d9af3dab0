import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { Tree, TreeModel } from './tree-model.ts'

/** How exactly what a tree adds is kept. */
const STEPS = 1_000

/** Writes trees as packed JSON. */
export function encodeTreeModel({ trees }: TreeModel): Buffer {
  return brotliCompressSync(JSON.stringify(trees.map(rounded)))
}

function rounded(tree: Tree): Tree {
  return typeof tree === 'number'
    ? Math.round(tree * STEPS) / STEPS
    : [tree[0], rounded(tree[1]), rounded(tree[2])]
}

/** Reads trees that `encodeTreeModel` wrote. */
export function decodeTreeModel(bytes: Buffer): TreeModel {
  return { trees: JSON.parse(brotliDecompressSync(bytes).toString('utf8')) as Tree[] }
}
