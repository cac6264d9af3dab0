import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { testAtLength } from '@alfred/testing/at-length'
import { DELETE_ACCOUNT_WORDS } from '@alfred/contracts'
import { describeInBrowser } from './testing/describe-in-browser.ts'
import { findBarriers, findOverflow } from './testing/look-for-faults.ts'
import { openWeb, say, until, waitingOn, type Web } from './testing/web.ts'

const pages = [
  '/',
  '/kitchen',
  '/plan',
  '/shopping',
  '/more',
  '/recipes',
  '/nutrition',
  '/suggestions',
  '/memory',
]
const more = [
  '/changes',
  '/settings',
  '/recipes?shelf=cookbook',
  '/nutrition?view=table',
  '/nutrition?view=goals',
]

describeInBrowser('Alfred in a browser', () => {
  let web: Web
  beforeAll(async () => {
    web = await openWeb()
  })
  afterAll(async () => {
    await web.close()
  })

  test('is entered by a name, and keeps what is bought, planned, cooked and eaten, by talking and by clicking', async () => {
    const page = await web.visit()
    await page.getByLabel('Your name').fill('Robin')
    await page.getByRole('button', { name: 'Come in' }).click()
    await page.getByText('What is it about?').waitFor()

    await say(page, 'I bought 2 litres of milk and a dozen eggs')
    await page.getByText('Added milk, 2 l (stock)').waitFor()
    await say(page, 'plan mapo tofu for dinner today')

    await page.getByRole('link', { name: 'Kitchen' }).click()
    await page.getByText('milk 2 l').waitFor()
    await page.getByRole('link', { name: 'Plan' }).click()
    await page.getByRole('button', { name: 'Put on the list' }).click()
    await page.getByRole('link', { name: 'Shopping' }).click()
    await page.getByRole('checkbox', { name: /^tofu/ }).click()
    await page.getByRole('region', { name: 'Bought' }).getByText('tofu').waitFor()

    await page.getByRole('link', { name: 'Plan' }).click()
    await page.getByRole('button', { name: 'More for mapo tofu' }).click()
    await page.getByRole('menuitem', { name: 'Cook' }).click()
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.getByRole('button', { name: '3 minutes' }).click()
    await page.getByRole('timer').getByText('2:5').waitFor()
    for (let step = 1; step < 5; step += 1)
      await page.getByRole('button', { name: 'Next', exact: true }).click()
    await page.getByRole('button', { name: 'It is ready' }).click()
    await page.getByRole('button', { name: 'I cooked this' }).click()
    await page.getByRole('button', { name: 'Log a serving' }).click()

    await page.getByRole('button', { name: 'Log it' }).click()
    await page.getByText(/^Logged/).waitFor()
    await page.goto(`${web.alfred.url}/nutrition`)
    await page.getByRole('list', { name: 'Diary' }).getByText('Mapo tofu').waitFor()
    await page.goto(web.alfred.url)
    await page.locator('article.turn').last().getByRole('button', { name: 'Undo' }).click()
    await page.getByText(/^Undone[.:]/).waitFor()
    await page.goto(`${web.alfred.url}/changes`)
    await page.getByText('Undone', { exact: true }).first().waitFor()
    await page.goto(`${web.alfred.url}/nutrition`)
    await page.getByText('Nothing is written down for this day').waitFor()
  })

  testAtLength(
    'shows no page that keeps somebody out or is wider than a phone, in light and in dark',
    async () => {
      const seen: string[] = []
      const page = await web.visit({ as: 'Robin' })
      for (const path of [...pages, ...more]) {
        await page.goto(`${web.alfred.url}${path}`)
        await page.locator('h1').first().waitFor()
        await page.locator('.waiting').first().waitFor({ state: 'detached' })
        for (const scheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
          const barriers = await findBarriers(page)
          const overflow = await findOverflow(page)
          if (barriers.length > 0 || overflow > 0)
            seen.push(`${scheme} ${path} +${overflow}px ${barriers.join('\n')}`)
        }
      }
      expect(seen).toEqual([])
    },
  )

  test('does by a tap what was not surely understood', async () => {
    const page = await web.visit({ as: 'Noor' })
    await say(page, '3 tins of tuna, a jar of mayo, sweetcorn and some pasta')
    await page.getByText('I am not sure that I understood').waitFor()
    await page
      .getByRole('list', { name: 'Answers' })
      .getByRole('button', { name: /3 tins of tuna/ })
      .click()
    await page.getByText('Added tuna, 3 cans (shopping list)').waitFor()
    await expect(page.getByRole('list', { name: 'Answers' }).count()).resolves.toBe(0)
  })

  test('shows in one tab at once what is changed in another', async () => {
    const one = await web.visit({ as: 'Kim', path: '/shopping' })
    const other = await one.context().newPage()
    await other.goto(`${web.alfred.url}/shopping`)
    await other.getByText('Nothing is on the list').waitFor()
    await one.getByLabel('Add to the list').fill('3 kg flour')
    await one.keyboard.press('Enter')
    await other.getByText('flour 3 kg').waitFor()
  })

  test('answers a request that was under way when the page was loaded again', async () => {
    const page = await web.visit({ as: 'Lee' })
    await page.getByText('What is it about?').waitFor()
    const { 'agents-pantry': agent } = await web.alfred.processes()
    if (agent === undefined) throw new Error('There is no agent to stop.')
    process.kill(agent, 'SIGSTOP')
    try {
      await page.getByLabel('Message', { exact: true }).fill('I bought 6 pears')
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/)
      await page.reload()
      await page.locator('.progress').waitFor()
    } finally {
      process.kill(agent, 'SIGCONT')
    }
    await page.getByText('Added pear, 6 (stock)').waitFor()
    await expect(page.locator('article.turn').count()).resolves.toBe(1)
  })

  testAtLength('lets one shop without a network, and tells it once when there is one', async () => {
    const page = await web.visit({ as: 'Sam', path: '/shopping' })
    await page.getByLabel('Add to the list').fill('2 l milk')
    await page.keyboard.press('Enter')
    await page.getByRole('checkbox', { name: 'milk 2 l' }).waitFor()
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
    await page.reload()
    await page.getByRole('checkbox', { name: 'milk 2 l' }).waitFor()
    await page.context().setOffline(true)
    await page.getByRole('checkbox', { name: 'milk 2 l' }).click()
    await page.getByLabel('Add to the list').fill('bread')
    await page.keyboard.press('Enter')
    await page.getByText('2 changes are sent when you are back').waitFor()
    // They are shown at once, and kept a moment later.
    await until(async () => (await waitingOn(page)) === 2)
    await page.reload()
    await page.getByRole('region', { name: 'Bought' }).getByText('milk').waitFor()
    await page.context().setOffline(false)
    await page.getByText('You are offline').waitFor({ state: 'detached' })
    await page.goto(`${web.alfred.url}/kitchen`)
    await page.getByText('milk 2 l').waitFor()
    const token = await web.alfred.keys.signPersonToken({ name: 'Sam' })
    const lines = (): Promise<{ food: string; checked: boolean }[]> =>
      web.alfred.rows('shopping_items?select=food,checked&order=food', token)
    await until(async () => (await lines()).length === 2)
    expect(await lines()).toEqual([
      { food: 'bread', checked: false },
      { food: 'milk', checked: true },
    ])
  })

  test('warns of a recipe that goes against an allergy, wherever it is opened or cooked', async () => {
    const page = await web.visit({ as: 'Ana', path: '/memory?view=preferences' })
    await page.getByLabel('Kind').selectOption('allergy')
    await page.getByLabel('What it is').fill('soy')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Forget soy' }).waitFor()
    const warning = page.getByRole('alert').getByText(/^Not for you: .*\(allergy: soy/)
    await page.goto(`${web.alfred.url}/recipes/Mapo%20tofu`)
    await warning.waitFor()
    await page.getByRole('link', { name: 'Cook' }).click()
    await page.getByRole('button', { name: 'Begin' }).waitFor()
    await warning.waitFor()
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight')
    await page.getByLabel('Servings cooked').fill('0')
    await page.getByRole('button', { name: 'I cooked this' }).click()
    await page.getByText('Write a number above 0, such as 2 or 1.5.').waitFor()
    await warning.waitFor()
  })

  test('reads several things of a line, tells what may not be eaten to Alfred, and deletes an account', async () => {
    const page = await web.visit({ as: 'Bo', path: '/shopping' })
    await page.getByLabel('Add to the list').fill('two onions and a bag of rice')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Add these 2' }).click()
    await page.getByRole('checkbox', { name: /^onions? 2/ }).waitFor()
    await page.getByRole('checkbox', { name: 'rice 1 bag' }).waitFor()

    await page.goto(`${web.alfred.url}/memory`)
    await page.getByLabel('Something to remember').fill('I am allergic to peanuts')
    await page.keyboard.press('Enter')
    await page.getByText(/is a rule and no note/).waitFor()
    await page.waitForURL(/\/chat\/[0-9a-f-]{36}$/)
    await page.locator('.progress').waitFor({ state: 'detached' })
    await page.goto(`${web.alfred.url}/memory?view=preferences`)
    await page.getByRole('button', { name: /^Forget peanuts?$/ }).waitFor()

    await page.goto(`${web.alfred.url}/memory?view=account`)
    const words = page.getByLabel(/^Write /)
    await words.fill(DELETE_ACCOUNT_WORDS.slice(0, -1))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Delete my account' }).isDisabled()).resolves.toBe(true)
    await words.fill(DELETE_ACCOUNT_WORDS)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('shows names as they were written, whatever is in them', async () => {
    const name = '<img src=x onerror=alert(1)> שלום'
    const page = await web.visit({ as: name, path: '/settings' })
    await page.getByText(`Signed in as ${name}`).waitFor()
    await page.goto(`${web.alfred.url}/shopping`)
    const food = `<b>${'Donaudampfschifffahrt'.repeat(4)}</b>`
    await page.getByLabel('Add to the list').fill(food)
    await page.keyboard.press('Enter')
    await page.getByText(food).first().waitFor()
    expect(await findOverflow(page)).toBeLessThanOrEqual(0)
  })

  test('wrote no error on the console meanwhile', () => {
    expect(web.problems).toEqual([])
  })
})
