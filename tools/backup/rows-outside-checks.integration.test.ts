// A check that came after a row holds for new rows alone; a restore must bring the old row back all the same.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from '@jest/globals'
import { loadRows, saveRows } from '@alfred/local-stack'
import { startPostgres, type TestPostgres } from '@alfred/testing'
import { testAtLength } from '@alfred/testing/at-length'

const person = 'a0000000-0000-4000-8000-000000000001'
const goalOf300 = `insert into public.nutrition_goals (user_id, nutrient, kind, target, unit) values ('${person}', 'calories', 'goal', 300, 'kcal')`

let folder: string
let postgres: TestPostgres
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alfred-rows-'))
  postgres = await startPostgres({ seeded: true })
})
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

testAtLength(
  'a restore keeps a row that is older than a check of its table, and the check holds afterwards',
  async () => {
    await postgres.query(`
    set session_replication_role = 'replica';
    alter table public.nutrition_goals drop constraint nutrition_goals_target_bounds;
    ${goalOf300};
    alter table public.nutrition_goals add constraint nutrition_goals_target_bounds check (private.goal_fits(nutrient, target)) not valid`)
    const owner = await postgres.connect()
    await saveRows(owner, folder).finally(() => owner.end())
    await loadRows(postgres.url, folder)
    expect(await postgres.query('select target::float from public.nutrition_goals')).toEqual([
      { target: 300 },
    ])
    await expect(
      postgres.query(
        `set session_replication_role = 'replica'; delete from public.nutrition_goals; ${goalOf300}`,
      ),
    ).rejects.toThrow(/nutrition_goals_target_bounds/)
  },
)
