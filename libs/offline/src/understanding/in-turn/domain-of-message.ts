import { sentencesOf } from '../../reading/sentences-of.ts'
import { takesStock } from '../../reading/takes-stock.ts'
import { wishesForDishes } from './dish-wish.ts'
import { withPlainHunger } from './everyday-hunger.ts'
import { situationOf, type Told } from './situation-of-turn.ts'
import { toolsMeant } from './tools-meant.ts'
import { asksForLowCarb } from './wants-little.ts'

/** How much of what a message asks of domains has to be of one, to say that it is for that one. */
const SURE = 0.75
/** How probable it has to be that it asks something of a domain at all, rather than of the conversation. */
const ASKS_A_DOMAIN = 0.5
/** The same of one sentence of several, to hold it against the whole. */
const SURER = 0.9

const domains = ['pantry', 'coach'] as const
export type KnownDomain = (typeof domains)[number]
/** The domains whose messages the trained reader has learned. */
export const domainsKnown: ReadonlySet<string> = new Set(domains)

/** The steps of a recipe are the kitchen's, its figures the diary's: a message about it is for either. */
const OF_BOTH = 'show_recipe'

/** The domain that a message is for, where the trained reader is as sure of it as wanted, from 0 to 1. Undefined otherwise. */
export function domainOfMessage(
  message: string,
  told: Told = { entities: [] },
  sure = SURE,
): string | undefined {
  if (wishesForDishes(message) || asksForLowCarb(message) || takesStock(message)) return 'pantry'
  const meant = surelyOf(message, told, sure)
  const sentences = sentencesOf(message)
  // What one of its sentences is for is no less meant: "you may change what you like from now on. Log 2 eggs."
  const isOfOthers = (sentence: string): boolean => {
    const alone = surelyOf(sentence, told, SURER)
    return alone !== undefined && alone !== meant
  }
  return meant !== undefined && sentences.length > 1 && sentences.some(isOfOthers) ? undefined : meant
}

function surelyOf(message: string, told: Told, sure: number): string | undefined {
  const shares = sharesOfDomains(message, told)
  const all = shares.pantry + shares.coach
  return all < ASKS_A_DOMAIN ? undefined : domains.find((domain) => shares[domain] >= sure * all)
}

/** The domain that a message is rather for, however unsure that is. */
export function likelierDomain(message: string, told: Told = { entities: [] }): string {
  const shares = sharesOfDomains(message, told)
  return shares.coach > shares.pantry ? 'coach' : 'pantry'
}

/** How probable it is that a message asks something of each domain. */
export function sharesOfDomains(message: string, told: Told): Record<KnownDomain, number> {
  const shares = { pantry: 0, coach: 0 }
  for (const { tool, domain, share } of toolsMeant(withPlainHunger(message), situationOf(told)))
    if (tool !== OF_BOTH) shares[domain] += share
  return shares
}
