import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { describeInBrowser } from './testing/describe-in-browser.ts'
import { editMany } from './testing/edit-many.ts'
import { openWeb, type Web } from './testing/web.ts'

const LOTS = 5_000
const ENTRIES = 2_000

describeInBrowser('A long list', () => {
  let web: Web
  beforeAll(async () => {
    web = await openWeb()
  })
  afterAll(async () => {
    await web.close()
  })

  test(`of ${LOTS} lots shows its first and its last, and holds only what is in sight`, async () => {
    const edits = Array.from({ length: LOTS }, (_, index) => ({
      tool: 'add_item',
      given: {
        food: `spice ${String(index).padStart(4, '0')}`,
        quantity: 1,
        unit: 'piece',
        location: 'pantry',
      },
    }))
    await editMany(web.alfred, 'Mia', edits)
    const page = await web.visit({ as: 'Mia', path: '/kitchen' })
    await page.getByLabel('Order').selectOption('name')
    await page.getByText('spice 0000').waitFor()
    expect(await page.locator('.lots > li').count()).toBeLessThan(80)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.getByText('spice 4999').waitFor()
    expect(await page.locator('.lots > li').count()).toBeLessThan(80)
    await page.getByLabel('Search the kitchen').fill('spice 2345')
    await page.getByText('spice 2345').waitFor()
  })

  test(`of ${ENTRIES} entries of a diary shows its last, and holds only what is in sight`, async () => {
    const day = new Date().toISOString().slice(0, 10)
    const edits = Array.from({ length: ENTRIES }, (_, index) => ({
      tool: 'log_food',
      given: { food: 'egg', quantity: index + 1, meal: 'snack', day, today: day },
    }))
    await editMany(web.alfred, 'Noa', edits)
    const page = await web.visit({ as: 'Noa', path: '/nutrition' })
    await page.getByRole('list', { name: 'Diary' }).waitFor()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.locator(`.diary > li[aria-posinset="${ENTRIES}"]`).waitFor()
    expect(await page.locator('.diary > li').count()).toBeLessThan(80)
  })
})
