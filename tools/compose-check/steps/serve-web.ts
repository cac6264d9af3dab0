import { hold } from '../errors.ts'
import type { Step } from './step.ts'

/** Whoever opens the address gets the web client, closed to scripts of others, and its script comes with it. */
export const serveWeb: Step = {
  title: 'the web client is served',
  run: async ({ url, say }) => {
    const page = await fetch(url)
    const html = await page.text()
    hold(page.status === 200 && html.includes('<div id="root"'), `the first page answers ${page.status}`)
    hold(
      (page.headers.get('content-security-policy') ?? '').includes("default-src 'none'"),
      'the first page lets in scripts of others',
    )
    const [, path = ''] = /<script[^>]* src="(\/[^"]+\.js)"/.exec(html) ?? []
    const script = await fetch(new URL(path, url))
    const { length } = await script.text()
    hold(script.ok && path !== '' && length > 10_000, `the script ${path} answers ${script.status}`)
    // As a browser asks for it when somebody opens it.
    const own = await fetch(new URL('/kitchen', url), { headers: { accept: 'text/html' } })
    hold(own.status === 200, `a page of its own address answers ${own.status}`)
    say(`the first page and its script of ${Math.round(length / 1_000)} kB`)
  },
}
