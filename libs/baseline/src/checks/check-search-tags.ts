import type { Baseline } from '../read-baseline.ts'
import { isComputedTag } from '../recipes/computed-tag-names.ts'
import { factsOf } from '../recipes/recipe-facts.ts'
import { problem, type Problem } from './problem.ts'

/**
 * Reports tags that name no recipe, that nobody can ask for, or that are asked for and that no recipe has: a misspelled tag would find
 * nothing and say nothing.
 */
export function checkSearchTags({ recipes, searchTags, wishes }: Baseline): Problem[] {
  const known = new Set(recipes.flatMap((recipe) => factsOf(recipe, searchTags).tags))
  const names = new Set(recipes.map(({ name }) => name))
  const asked = new Set(
    wishes.flatMap(({ kind, value }) => (kind === 'tag' || kind === 'not_tag' ? value.split('|') : [])),
  )
  const judged = searchTags.map(({ tag }) => tag)
  const written = recipes.flatMap(({ tags }) => tags.filter((tag) => !isComputedTag(tag)))
  const found = [
    ...searchTags.flatMap(({ tag, recipes: list }) => [
      ...list.filter((name) => !names.has(name)).map((name) => `${tag}: there is no recipe "${name}"`),
      ...twice(list).map((name) => `${tag}: "${name}" stands there twice`),
    ]),
    ...twice(judged).map((tag) => `the tag "${tag}" stands there twice`),
    ...[...new Set([...written, ...judged])]
      .filter((tag) => !asked.has(tag))
      .map((tag) => `no wish asks for the tag "${tag}"`),
    ...[...asked].filter((tag) => !known.has(tag)).map((tag) => `no recipe has the tag "${tag}"`),
    ...twice(wishes.map(({ phrase }) => phrase)).map((phrase) => `the wish "${phrase}" stands there twice`),
  ]
  return found.map((what) => problem('recipes', what))
}

const twice = (list: readonly string[]): string[] => list.filter((one, index) => list.indexOf(one) < index)
