import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Finding = { id: string; impact: string | null; nodes: { html: string }[] }

/** What keeps people out, by axe: its serious and critical findings. What is gone at the next look was a page on its way. */
export async function findBarriers(page: Page): Promise<string[]> {
  const found = await look(page)
  return found.length === 0 ? found : look(page)
}

async function look(page: Page): Promise<string[]> {
  // Colours that change do so with the next picture.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  // Evaluated by the browser's debugger, which no policy of the page holds off.
  await page.evaluate(axe)
  const findings = (await page.evaluate(
    "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)",
  )) as Finding[]
  return findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

/** How far (px) the page is wider than its window, which makes one scroll sideways to read. */
export function findOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
