import type { TestDatabase } from '@alfred/testing'
import { personOf } from './person-of.ts'

/** Inserts a recipe into a person's kitchen directly, since creating it is not measured. */
export async function addRecipe({ postgres }: TestDatabase, token: string): Promise<string> {
  const [recipe] = await postgres.query(
    `with acting as (select set_config('alfred.turn', gen_random_uuid()::text, true) as turn)
     insert into public.recipes (user_id, name, steps, source, fingerprint, search)
     select $1, 'Boiled eggs', '["Boil them."]', 'dictated', 'bench', '' from acting returning id`,
    [personOf(token)],
  )
  return String(recipe?.['id'])
}
