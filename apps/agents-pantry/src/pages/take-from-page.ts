import { addressesIn } from '@alfred/contracts'
import type { ActDecision, ActRequest, Action, Recipe, TurnBrief } from '@alfred/contracts'
import { wordsFor } from '../words/words-for.ts'
import type { FetchPage } from './ask-for-page.ts'
import { recipeOfPage, type PageProblem } from './recipe-of-page.ts'
import { writtenAddresses } from './written-addresses.ts'

const NOTES_MAX = 4_000

/**
 * Decides a step that takes a recipe from a page: one that generates, and whose description holds an address that the person
 * wrote. An address of anybody else's is no wish of theirs, and a model could tell a stranger something by it. Null for any
 * other step.
 */
export async function takeFromPage(request: ActRequest, fetchPage: FetchPage): Promise<ActDecision | null> {
  const { brief, step } = request
  const address = step.step_type === 'generate' ? addressOfStep(step.description, brief) : undefined
  if (address === undefined) return null
  const refusal = request.this_step.findLast(({ tool, ok }) => tool === 'generate' && !ok)
  // The page says the same again.
  if (refusal !== undefined) return failed(refusal.facts.join(' '), 'its recipe was refused')
  const read = await readAt(address, { fetchPage, locale: brief.locale })
  if ('problem' in read) return failed(sayProblem(address, read.problem, brief.locale), read.problem)
  return taken(request, withSource(read.recipe, address, brief.locale))
}

/** The address in the description of a step, where it is one that the person wrote. */
function addressOfStep(description: string, brief: TurnBrief): string | undefined {
  const written = writtenAddresses(brief)
  return addressesIn(description).find((address) => written.includes(address))
}

async function readAt(
  address: string,
  { fetchPage, locale }: { fetchPage: FetchPage; locale: string },
): Promise<{ recipe: Recipe } | { problem: PageProblem }> {
  const page = await fetchPage(address.startsWith('www.') ? `https://${address}` : address)
  return page.kind === 'failure' ? { problem: page.code } : recipeOfPage(page, locale)
}

/** The recipe with where it is from as the first of its notes. */
function withSource(recipe: Recipe, address: string, locale: string): Recipe {
  const source = wordsFor(locale).pages.from(address)
  const notes = recipe.notes === null ? source : `${source}\n${recipe.notes}`
  return { ...recipe, notes: notes.slice(0, NOTES_MAX) }
}

function taken({ batch }: ActRequest, recipe: Recipe): ActDecision {
  const item = batch.find(({ status }) => status === 'pending' || status === 'in_progress')?.ref ?? null
  const content_json = JSON.stringify(recipe)
  const artifacts = [{ item, type: 'recipe', label: recipe.name, content_json }]
  return decision({ action: 'step_complete', result_summary: `Read "${recipe.name}".`, artifacts })
}

function failed(userMessage: string, reason: string): ActDecision {
  return decision({ action: 'fail', reason, user_message: userMessage.slice(0, 500) })
}

const decision = (action: Action): ActDecision => ({ actions: [action] })

const SHOWN_MAX = 100

/** What is in the way, and what the person can do about it. */
function sayProblem(address: string, problem: PageProblem, locale: string): string {
  const { problems, paste } = wordsFor(locale).pages
  const shown = address.length > SHOWN_MAX ? `${address.slice(0, SHOWN_MAX)}…` : address
  return `${problems[problem](shown)} ${paste}`
}
