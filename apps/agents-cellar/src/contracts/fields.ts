import { linesSchema, oneLineSchema, refSchema } from '@alfred/contracts'
import { z } from 'zod'
import { colours, kinds, qualities } from '../data/style.ts'

// The arguments that several tools have in common.

export const name = oneLineSchema({ min: 1, max: 120 })
export const told = oneLineSchema({ min: 1, max: 40 })
export const place = oneLineSchema({ min: 1, max: 60 })
export const note = linesSchema({ min: 1, max: 1_000 })
export const kind = z.enum(kinds)
export const colour = z.enum(colours)
export const quality = z.enum(qualities)
export const vintage = z.int().min(1800).max(2200)
export const quantity = z.int().min(1).max(10_000)
export const sizeMl = z.int().min(10).max(100_000)
export const mark = z.number().min(0).max(10)

/** Which drink is meant. */
export const meant = {
  bottle: refSchema.nullable().describe('the ref of a bottle that was shown ("bottle_1"), else null'),
  name: name
    .nullable()
    .describe('its name or some of its words, without the vintage: "Barolo"; null with a ref'),
  vintage: vintage.nullable().describe('its year, only where the person said it'),
}
