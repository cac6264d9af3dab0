import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The scripts that the first page loads, with all that they load in turn before anything is shown: paths within the folder. */
export function firstPageScripts(folder: string): string[] {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const found = new Set<string>()
  const visit = (path: string): void => {
    if (found.has(path)) return
    found.add(path)
    const script = readFileSync(join(folder, path), 'utf8')
    for (const [, name = ''] of script.matchAll(
      /\bfrom\s*["']\.\/([^"']+\.js)["']|^import\s*["']\.\/([^"']+)["']/g,
    ))
      if (name !== '') visit(`assets/${name}`)
  }
  for (const [, path = ''] of html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)) visit(path)
  return [...found]
}
