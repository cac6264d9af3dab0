import { execFileSync } from 'node:child_process'
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { inRepository } from '@alfred/local-stack'
import { firstPageScripts } from './first-page-scripts.ts'

const FIRST_PAGE_BYTES_MAX = 200_000

/** The folder of the built files. Vite runs in a process of its own, as it does for everybody. */
function build(): string {
  execFileSync(process.execPath, [inRepository('tools', 'web-build', 'main.ts')], { stdio: 'pipe' })
  return inRepository('apps', 'web', 'dist')
}

test('the first page loads less than 200 kB of compressed script, and no other page with it', () => {
  const folder = build()
  const scripts = firstPageScripts(folder)
  const bytes = scripts.reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path))).length, 0)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThan(FIRST_PAGE_BYTES_MAX)
  expect(scripts.filter((path) => /-page-/.test(path))).toEqual([])
})

test('the page holds no script and no style of its own, which its policy would refuse', () => {
  const html = readFileSync(join(build(), 'index.html'), 'utf8')
  expect(html).toMatch(/<script [^>]*src="/)
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>|<style|\sstyle=|\son[a-z]+=/)
})

test('scripts that scripts load count to the first page, those that come later do not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'alfred-web-'))
  mkdirSync(join(folder, 'assets'))
  const write = (path: string, text: string): void => writeFileSync(join(folder, path), text)
  write('index.html', '<script type="module" src="/assets/index-1.js"></script>')
  write('assets/index-1.js', 'import{a as b}from"./shared-1.js";import("./later-1.js")')
  write('assets/shared-1.js', 'export const a=1')
  expect(firstPageScripts(folder)).toEqual(['assets/index-1.js', 'assets/shared-1.js'])
  rmSync(folder, { recursive: true })
})
