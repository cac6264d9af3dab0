import type { Act } from '../things/situation.ts'
import type { Given } from './given.ts'

/** The calls that a call with what it lacks comes to; undefined where nothing is there to be taken. */
export type Finder = (act: Act, given: Given) => Act[] | undefined
