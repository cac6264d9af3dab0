import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { describeInBrowser } from './testing/describe-in-browser.ts'
import { fillHousehold } from './testing/fill-household.ts'
import { findBarriers, findOverflow } from './testing/look-for-faults.ts'
import { everyPage, openWeb, say, until, type Web } from './testing/web.ts'

/** Moves the focus by Tab alone until it is on what has this name. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
    })
    if (typeof name === 'string' ? focused === name : name.test(focused)) return
  }
  throw new Error(`Nothing called ${String(name)} is reached by Tab.`)
}

describeInBrowser('Every page', () => {
  let web: Web
  beforeAll(async () => {
    web = await openWeb()
  })
  afterAll(async () => {
    await web.close()
  })

  test('keeps nobody out and is no wider than its window, at 360 and 1280 px, in light and in dark', async () => {
    const seen: string[] = []
    const filled = await web.visit({ as: 'Ada' })
    await fillHousehold(filled)
    for (const width of [360, 1280]) {
      const page = await web.visit({ as: 'Ada', width })
      for (const path of everyPage) {
        await page.goto(`${web.alfred.url}${path}`)
        await page.locator('h1').first().waitFor()
        await page.locator('.waiting').first().waitFor({ state: 'detached' })
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          const barriers = await findBarriers(page)
          const overflow = await findOverflow(page)
          if (barriers.length > 0 || overflow > 0)
            seen.push(`${width} ${colorScheme} ${path} +${overflow}px ${barriers.join('\n')}`)
        }
      }
    }
    expect(seen).toEqual([])
  })

  test('is used by keyboard alone: sign-in, chat, list, kitchen, plan', async () => {
    const page = await web.visit({ width: 1280 })
    await page.getByLabel('Your name').or(page.getByLabel('Somebody else')).waitFor()
    await tabTo(page, '')
    await page.keyboard.type('Kay')
    await page.keyboard.press('Enter')
    await page.getByText('What is it about?').waitFor()
    await tabTo(page, 'Message')
    await page.keyboard.type('I bought 2 litres of milk')
    await page.keyboard.press('Enter')
    await page.getByText('Added milk, 2 l (stock)').waitFor()

    await tabTo(page, 'Shopping')
    await page.keyboard.press('Enter')
    await tabTo(page, 'Add to the list')
    await page.keyboard.type('6 eggs')
    await page.keyboard.press('Enter')
    await page.getByRole('checkbox', { name: 'egg 6' }).waitFor()
    await page.getByRole('checkbox', { name: 'egg 6' }).focus()
    await page.keyboard.press('Space')
    await page.getByRole('region', { name: 'Bought' }).getByText('egg').waitFor()

    await tabTo(page, 'Kitchen')
    await page.keyboard.press('Enter')
    await tabTo(page, 'More for milk')
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'To the freezer' }).waitFor()
    await page.keyboard.press('Escape')
    await tabTo(page, /^milk 2 l/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'milk' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await tabTo(page, 'Plan')
    await page.keyboard.press('Enter')
    await tabTo(page, /^Add to dinner, today$/)
    await page.keyboard.press('Enter')
    await page.keyboard.type('mapo tofu')
    await page.keyboard.press('Enter')
    await page
      .getByRole('region', { name: 'dinner, today' })
      .getByText('mapo tofu', { exact: false })
      .waitFor()
    await tabTo(page, /^Move mapo tofu$/i)
    await page.keyboard.press('Space')
    await page.getByText('mapo tofu is over dinner, today').waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowUp')
    await page.getByText('mapo tofu is over lunch, today').waitFor({ state: 'attached' })
    await page.keyboard.press('Space')
    await page.getByText(/^Moved mapo tofu to lunch, today/i).waitFor()
  })

  test('gives the focus back to where a dialog was opened, and to the title of a new page', async () => {
    const page = await web.visit({ as: 'Fay', path: '/kitchen' })
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await until(async () => (await page.evaluate(() => document.activeElement?.textContent)) === 'Add')
    await page.getByRole('link', { name: 'Plan' }).click()
    await page.getByRole('heading', { name: 'Week plan' }).waitFor()
    await until(() => page.evaluate(() => document.activeElement?.tagName === 'H1'))
  })

  test('stops and interrupts what is answered', async () => {
    const page = await web.visit({ as: 'Ian' })
    await page.getByText('What is it about?').waitFor()
    const { 'agents-pantry': agent = 0 } = await web.alfred.processes()
    process.kill(agent, 'SIGSTOP')
    try {
      const field = page.getByLabel('Message', { exact: true })
      await field.fill('I bought 6 pears')
      await page.keyboard.press('Enter')
      await page.locator('.progress').waitFor()
      await page.getByRole('button', { name: 'Stop', exact: true }).click()
      await page.getByText('You stopped this').waitFor()
      await field.fill('I bought 3 plums')
      await page.keyboard.press('Enter')
      await page.locator('.progress').waitFor()
      await field.fill('I bought 4 figs')
      await page.getByRole('button', { name: 'Stop, and say this' }).click()
      await page.locator('.message--person', { hasText: 'I bought 4 figs' }).waitFor()
    } finally {
      process.kill(agent, 'SIGCONT')
    }
    await page.getByText('Added fig, 4 (stock)').waitFor()
  })

  test('shows what is pushed, and opens its page', async () => {
    const page = await web.visit({ as: 'Pia' })
    await page.context().grantPermissions(['notifications'], { origin: web.alfred.url })
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
    const session = await page.context().newCDPSession(page)
    const registered = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [one] = registrations
        if (one !== undefined) resolve(one.registrationId)
      })
    })
    await session.send('ServiceWorker.enable')
    await session.send('ServiceWorker.deliverPushMessage', {
      origin: web.alfred.url,
      registrationId: await registered,
      data: JSON.stringify({ title: 'Milk expires', body: 'Tomorrow', url: '/suggestions', tag: 'milk' }),
    })
    const shown = (): Promise<string[]> =>
      page.evaluate(async () =>
        (await (await navigator.serviceWorker.ready).getNotifications()).map(
          ({ title, body, tag }) => `${title}: ${body} (${tag})`,
        ),
      )
    await until(async () => (await shown()).length > 0)
    expect(await shown()).toEqual(['Milk expires: Tomorrow (milk)'])
  })

  test('keeps what is said while there is no network, and says it once', async () => {
    const page = await web.visit({ as: 'Ona' })
    await page.getByText('What is it about?').waitFor()
    await page.context().setOffline(true)
    await page.getByLabel('Message', { exact: true }).fill('I bought 5 lemons')
    await page.keyboard.press('Enter')
    await page.getByText('Waits for a connection').waitFor()
    await page.context().setOffline(false)
    await page.getByText('Added lemon, 5 (stock)').waitFor()
    await say(page, 'what do I have?')
    expect(await page.locator('.message--person', { hasText: 'I bought 5 lemons' }).count()).toBe(1)
  })

  test('reads a barcode by the camera, and knows it the second time', async () => {
    const page = await web.visit({ as: 'Sam', path: '/settings' })
    // This browser has a camera that shows a test picture, and nothing that reads codes in it.
    await page.addInitScript(() => {
      const found = class {
        async detect() {
          return [{ rawValue: '4006381333932' }, { rawValue: '4006381333931' }]
        }
      }
      Object.assign(globalThis, { BarcodeDetector: found })
    })
    await page.goto(`${web.alfred.url}/kitchen`)
    const scan = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Add', exact: true }).first().click()
      await page.getByRole('button', { name: 'Scan a barcode' }).click()
    }
    await scan()
    await page.getByText('4006381333931 is new').waitFor()
    await page.getByLabel('What, and how much').fill('2 l oat milk')
    await page.keyboard.press('Enter')
    await page.getByText('Added oat milk.').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^oat milk 2 l/ }).waitFor()
    await scan()
    await page.getByText('4006381333931 is this').waitFor()
    expect(await page.getByLabel('What, and how much').inputValue()).toBe('2 l oat milk')
  })

  test('shows on one device what is ticked on another', async () => {
    const phone = await web.visit({ as: 'Lou', path: '/shopping' })
    const tablet = await web.visit({ as: 'Lou', path: '/shopping', width: 1280 })
    await phone.getByLabel('Add to the list').fill('6 eggs')
    await phone.keyboard.press('Enter')
    await tablet.getByRole('checkbox', { name: 'egg 6' }).click()
    await phone.getByRole('region', { name: 'Bought' }).getByText('egg').waitFor()
    await phone.goto(`${web.alfred.url}/kitchen`)
    await phone.getByRole('button', { name: /^egg 6/ }).waitFor()
  })

  test('shows weights and volumes in the measures that a device chose', async () => {
    const page = await web.visit({ as: 'Uma' })
    await page.getByText('What is it about?').waitFor()
    await say(page, 'I bought 500 g of flour')
    await page.goto(`${web.alfred.url}/settings`)
    await page.getByLabel('Pounds, ounces and cups').check()
    await page.goto(`${web.alfred.url}/kitchen`)
    await page.getByText('1⅛ lb').waitFor()
  })

  test('wrote no error on the console meanwhile', () => {
    expect(web.problems).toEqual([])
  })
})
