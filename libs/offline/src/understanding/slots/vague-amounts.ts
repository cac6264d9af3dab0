import { textOf, type Given } from './given.ts'

// Amounts that only the person knows: they are asked for.

const SOME =
  / (?:some(?: of)?|a (?:few|part|bit of)|most(?: of)?|(?:loads|lots|heaps|tons|a load|a lot|a ton|a heap) of|several|plenty) /

/** "Chuck some of the grapes", "froze a few rolls": does a part tell that it was not all, and not how much? */
export const isVague = (given: Given): boolean => SOME.test(textOf(given))
