import { readRecipePage } from '../pages/read-recipe-page.ts'
import type { PageSample } from './read-samples.ts'

/** What is read of a page otherwise than its sample says. */
export function missesOfPage({ html, is }: PageSample): string[] {
  const read = readRecipePage(html)
  const found = {
    title: read.title,
    servings: read.servings ?? undefined,
    prepMinutes: read.prepMinutes ?? undefined,
    cookMinutes: read.cookMinutes ?? undefined,
    totalMinutes: read.totalMinutes ?? undefined,
    ingredients: read.groups.flatMap(({ lines }) => lines),
    steps: read.steps,
  }
  return Object.entries(found)
    .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(is[key as keyof typeof is]))
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
}
