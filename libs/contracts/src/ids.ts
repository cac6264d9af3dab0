import { z } from 'zod'

/** A turn is one request and everything done for it; its id is also the public job id. */
export const turnIdSchema = z.uuid()
export const conversationIdSchema = z.uuid()
export const userIdSchema = z.uuid()

/**
 * The name that a model sees instead of an id: `lot_3`, `gen_recipe_1`, `ref_recipe_4` (spec S3.2). Only the
 * conversation's registry can turn it into an id.
 */
export const refSchema = z.string().regex(/^(gen_|ref_)?[a-z][a-z_]*_\d+$/)

/** The version of the contracts in this folder; stored with every turn. */
export const CONTRACT_VERSION = 2
