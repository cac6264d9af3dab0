// npm run screenshots: pictures of every page from a household that is filled by talking, for the documents.
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { fillHousehold } from './fill-household.ts'
import { openWeb, say, until } from './web.ts'

const folder = fileURLToPath(new URL('../../../../docs/images/tour', import.meta.url))

type Picture = {
  name: string
  path: string
  /** What is there once all was read. */
  sees: string
  before?: (page: Page) => Promise<void>
  scheme?: 'dark'
}

const logged = async (page: Page): Promise<void> => {
  await say(page, 'log a banana and 200 g yoghurt for a snack')
  await page.getByRole('region', { name: 'To be logged' }).waitFor()
}

const click = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()

/** What is on each page of a phone. */
const phone: readonly Picture[] = [
  { name: 'chat', path: '/', sees: '.changes' },
  { name: 'card', path: '/chat/new', sees: '.pending', before: logged },
  { name: 'kitchen', path: '/kitchen', sees: '.lot' },
  { name: 'shopping', path: '/shopping', sees: '.tick' },
  { name: 'plan', path: '/plan', sees: 'section[aria-label="Missing"]' },
  { name: 'recipe', path: '/recipes/Mapo%20tofu', sees: 'section[aria-label="Figures of a serving"]' },
  { name: 'cook', path: '/recipes/Mapo%20tofu/cook', sees: '.cook__text', before: click('Begin') },
  { name: 'nutrition', path: '/nutrition', sees: '.ring' },
  { name: 'suggestions', path: '/suggestions', sees: 'article.card' },
  { name: 'memory', path: '/memory', sees: '.list > li' },
  { name: 'changes', path: '/changes', sees: '.changes' },
  { name: 'settings', path: '/settings', sees: '#model p' },
]

const desk: readonly Picture[] = [
  { name: 'wide-plan', path: '/plan', sees: 'section[aria-label="Missing"]' },
  { name: 'wide-chat', path: '/', sees: '.pending' },
  { name: 'wide-nutrition', path: '/nutrition?view=charts', sees: '.recharts-bar-rectangle', scheme: 'dark' },
  { name: 'wide-recipes', path: '/recipes?words=warming%20soup', sees: '.recipe-card', scheme: 'dark' },
]

const web = await openWeb()
try {
  await mkdir(folder, { recursive: true })
  const entrance = await web.visit({ width: 360 })
  await entrance.getByLabel('Your name').waitFor()
  await entrance.screenshot({ path: `${folder}/sign-in.png` })
  const small = await web.visit({ as: 'Robin', width: 360 })
  await fillHousehold(small)
  await takeAll(small, phone)
  await takeAll(await web.visit({ as: 'Robin', width: 1280 }), desk)
} finally {
  await web.close()
}

async function takeAll(page: Page, pictures: readonly Picture[]): Promise<void> {
  for (const { name, path, sees, before, scheme = 'light' } of pictures) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.goto(`${web.alfred.url}${path}`)
    await page.locator('h1').first().waitFor()
    await page.locator('.waiting').first().waitFor({ state: 'detached' })
    await before?.(page)
    await page.locator(sees).first().waitFor()
    // What was told for a moment is gone, and all that is read is there.
    await until(async () => (await page.locator('.toast').count()) === 0)
    await page.screenshot({ path: `${folder}/${name}.png` })
    process.stdout.write(`docs/images/tour/${name}.png\n`)
  }
}
