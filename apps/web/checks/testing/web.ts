import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ensureBrowser, startAlfred, type TestAlfred } from '@alfred/testing'
import { chromium, type BrowserContext, type Page } from 'playwright-core'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
/** The browser of this machine, or one that was fetched; undefined where none could be had. */
export const binary = await ensureBrowser((line) => void process.stderr.write(`${line}\n`))
export type Visit = {
  /** Who signs in before the page is opened; nobody where it is left out. */
  as?: string
  path?: string
  width?: number
  scheme?: 'light' | 'dark'
  hasTouch?: boolean
}

/** An Alfred with its pages, and a browser to see them. */
export type Web = {
  alfred: TestAlfred
  /** Opens a page in a browser profile of its own, in which nobody was before. */
  visit(visit?: Visit): Promise<Page>
  /** What the pages wrote on their consoles as errors, and where they broke. */
  problems: string[]
  close(): Promise<void>
}

const switches = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
  ...['--disable-background-networking', '--disable-component-update'],
  // A camera that shows a test picture, and nobody who would have to allow it.
  ...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
]

export async function openWeb(): Promise<Web> {
  await promisify(execFile)(process.execPath, [here('../../../../tools/web-build/main.ts')])
  const alfred = await startAlfred({ WEB_FILES: here('../../dist') })
  const contexts: { context: BrowserContext; folder: string }[] = []
  const problems: string[] = []
  const visit = async ({
    as,
    path = '/',
    width = 360,
    scheme = 'light',
    hasTouch = false,
  }: Visit = {}): Promise<Page> => {
    const folder = await mkdtemp(join(tmpdir(), 'alfred-browser-'))
    const context = await chromium.launchPersistentContext(folder, {
      executablePath: binary?.command ?? '',
      env: { ...definedOnly(process.env), ...definedOnly(binary?.environment ?? {}) },
      args: switches,
      viewport: { width, height: width < 600 ? 740 : 800 },
      ...{ colorScheme: scheme, hasTouch, locale: 'en-GB', reducedMotion: 'reduce' },
    })
    contexts.push({ context, folder })
    context.on('page', (page) => listen(page, problems))
    if (as !== undefined) await signIn(context, alfred.url, as)
    const page = context.pages()[0] ?? (await context.newPage())
    listen(page, problems)
    await page.goto(`${alfred.url}${path}`)
    return page
  }
  const close = async (): Promise<void> => {
    try {
      for (const { context, folder } of contexts) {
        await context.close()
        await rm(folder, { recursive: true, force: true })
      }
    } finally {
      // Nothing is left behind, whatever became of a browser.
      await alfred.stop()
    }
  }
  return { alfred, visit, problems, close }
}

async function signIn(context: BrowserContext, url: string, name: string): Promise<void> {
  const answer = await context.request.post(`${url}/auth/local`, { data: { name }, headers: { origin: url } })
  if (!answer.ok()) throw new Error(`${name} could not sign in: ${answer.status()}`)
}

function listen(page: Page, problems: string[]): void {
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => {
    // A request without a network fails, which is what some tests are about.
    if (message.type() === 'error' && !/net::ERR_|status of (?:401|404|502|503)/.test(message.text()))
      problems.push(message.text())
  })
}

function definedOnly(environment: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

/** Says something in the chat and waits for its answer. */
export async function say(page: Page, message: string): Promise<void> {
  const turns = page.locator('article.turn')
  const before = await turns.count()
  await page.getByLabel('Message', { exact: true }).fill(message)
  await page.keyboard.press('Enter')
  await turns.nth(before).locator('.words').first().waitFor()
  await page.locator('.progress').waitFor({ state: 'detached' })
}

const LOOK_AGAIN_MS = 100

/** What has not come by then (ms) does not come. */
const COMES_WITHIN_MS = 60_000

/** Looks again until it is so. Throws where it never is, so that nothing goes on behind a test that has ended. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + COMES_WITHIN_MS
  while (!(await isSo())) {
    if (Date.now() > giveUpAt) throw new Error('It never came to be so.')
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}

/** How many changes wait on a page's device, as they are kept there. */
export function waitingOn(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('alfred-outbox')
        opening.onerror = () => reject(new Error('There is no outbox.'))
        opening.onsuccess = () => {
          const reading = opening.result.transaction('entries').objectStore('entries').get('entries')
          reading.onsuccess = () => {
            opening.result.close()
            resolve(((reading.result ?? []) as unknown[]).length)
          }
        }
      }),
  )
}

/** Where there is something to be seen. */
export const everyPage = [
  ...['/', '/chat/new', '/kitchen', '/plan', '/shopping', '/more', '/recipes', '/recipes?shelf=cookbook'],
  ...['/recipes?words=warming%20soup', '/recipes/Mapo%20tofu', '/recipes/Mapo%20tofu/cook'],
  ...[
    '/nutrition',
    '/nutrition?view=charts',
    '/nutrition?view=table',
    '/nutrition?view=goals',
    '/suggestions',
  ],
  ...['/memory', '/memory?view=preferences', '/memory?view=household', '/memory?view=account'],
  ...['/changes', '/settings', '/nowhere'],
]
