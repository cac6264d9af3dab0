import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { describeInBrowser } from './testing/describe-in-browser.ts'
import { openWeb, type Web } from './testing/web.ts'

const LOTS = 5_000
const ENTRIES = 2_000
const IN_PAGE_MAX = 80

const lots = `
  insert into public.inventory_lots (user_id, food, food_key, quantity, unit, location)
  select $1::uuid, 'spice ' || lpad(n::text, 4, '0'), 'spice ' || lpad(n::text, 4, '0'), 1, 'piece', 'pantry'
  from generate_series(0, $2::int - 1) n`

const entries = `
  insert into public.food_log (user_id, logged_on, meal, food, food_key, quantity, unit, nutrients, source)
  select $1::uuid, current_date, 'snack', 'egg', 'egg', n, 'piece', '{"calories": 70}', 'stated'
  from generate_series(1, $2::int) n`

describeInBrowser('A long list', () => {
  let web: Web
  beforeAll(async () => {
    web = await openWeb()
  })
  afterAll(async () => {
    await web.close()
  })

  const idOf = async (name: string): Promise<string> => {
    const token = await web.alfred.keys.signPersonToken({ name })
    const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      sub: string
    }
    return sub
  }

  test(`of ${LOTS} lots shows its first and its last, and holds only what is in sight`, async () => {
    const page = await web.visit({ as: 'Mia' })
    await page.getByText('What is it about?').waitFor()
    await web.alfred.asOwner(lots, [await idOf('Mia'), LOTS])
    await page.goto(`${web.alfred.url}/kitchen`)
    await page.getByLabel('Order').selectOption('name')
    await page.getByText('spice 0000').waitFor()
    expect(await page.locator('.lots > li').count()).toBeLessThan(IN_PAGE_MAX)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.getByText('spice 4999').waitFor()
    expect(await page.locator('.lots > li').count()).toBeLessThan(IN_PAGE_MAX)
    await page.getByLabel('Search the kitchen').fill('spice 2345')
    await page.getByText('spice 2345').waitFor()
  })

  test(`of ${ENTRIES} entries of a diary shows its last, and holds only what is in sight`, async () => {
    const page = await web.visit({ as: 'Noa' })
    await page.getByText('What is it about?').waitFor()
    await web.alfred.asOwner(entries, [await idOf('Noa'), ENTRIES])
    await page.goto(`${web.alfred.url}/nutrition`)
    await page.getByRole('list', { name: 'Diary' }).waitFor()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.locator(`.diary > li[aria-posinset="${ENTRIES}"]`).waitFor()
    expect(await page.locator('.diary > li').count()).toBeLessThan(IN_PAGE_MAX)
  })
})
