import { recipeCourses } from '@alfred/contracts'
import { z } from 'zod'
import { isComputedTag } from './computed-tag-names.ts'
import { listDataFiles, parseRow, readDataFile, readList } from '../data-files.ts'

const text = (length: number) => z.string().trim().min(1).max(length)
const minutes = z.int().min(0).max(20_000)

const recipeSchema = z.strictObject({
  name: text(120),
  description: text(400),
  course: z.enum(recipeCourses),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  servings: z.number().positive().max(100),
  /** Minutes of work, minutes on the heat, and minutes of waiting. */
  prep: minutes,
  cook: minutes,
  wait: minutes.default(0),
  equipment: z.array(text(60)).max(12),
  /** Those that follow from times, figures and steps are reckoned and not written. */
  tags: z.array(text(40).refine((tag) => !isComputedTag(tag), 'this tag is reckoned and not written')).max(8),
  ingredients: z.array(text(160)).min(2).max(30),
  steps: z.array(text(1_000)).min(2).max(15),
  notes: text(1_000).optional(),
})

/** A recipe of the cookbook as written; its cuisine is the name of its file. */
export type CookbookRecipe = z.infer<typeof recipeSchema> & { cuisine: string }

/** The names of all dishes of the cookbook, without reading how they are made. */
export function readDishNames(): string[] {
  return listDataFiles('recipes')
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => [...readDataFile(`recipes/${file}`).matchAll(/^- name: ["']?(.+?)["']?$/gm)])
    .flatMap(([, name]) => name ?? [])
}

/** Reads all recipes of the cookbook from data/recipes, one file per cuisine. */
export function readCookbook(): CookbookRecipe[] {
  return listDataFiles('recipes')
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => {
      const cuisine = file.replace('.yaml', '').replaceAll('-', ' ')
      return readList(`recipes/${file}`).map((recipe, index) => {
        const name = `recipes/${file}, recipe ${index + 1} (${nameOf(recipe)})`
        return { ...parseRow({ name, schema: recipeSchema, value: recipe }), cuisine }
      })
    })
}

function nameOf(recipe: unknown): string {
  return z.object({ name: z.string() }).safeParse(recipe).data?.name ?? 'no name'
}

/** The stable identifier of a recipe of the cookbook, which stays the same from version to version. */
export function recipeSlug({ name, cuisine }: { name: string; cuisine: string }): string {
  return `${cuisine} ${name}`
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
