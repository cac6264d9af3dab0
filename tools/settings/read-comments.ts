import { readdirSync, readFileSync } from 'node:fs'
import { inRepository } from '@alfred/local-stack'

const setting = /^\s+([A-Z][A-Z0-9]*_[A-Z0-9_]+): /

/** What is said of each setting where its schema stands: the comments above it, in one line. */
export function readComments(): Map<string, string> {
  const files = ['apps', 'libs'].flatMap((parent) =>
    readdirSync(inRepository(parent), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\/src\/.*(?:config|settings|model-times|client|person-token)\.ts$/.test(file))
      .filter((file) => !file.includes('node_modules'))
      .map((file) => inRepository(parent, file)),
  )
  const comments = new Map<string, string>()
  for (const [name, comment] of files.flatMap((file) => commentsIn(readFileSync(file, 'utf8')))) {
    const earlier = comments.get(name)
    comments.set(name, earlier === undefined ? comment : `${earlier} ${comment}`)
  }
  return comments
}

/** The comments of the settings in a file; where a setting has none it is left out. */
export function commentsIn(source: string): [string, string][] {
  const found: [string, string][] = []
  let comment: string[] = []
  let isOpen = false
  for (const line of source.split('\n')) {
    const text = line.trim()
    if (text.startsWith('/**')) {
      comment = []
      isOpen = true
    }
    if (isOpen) {
      comment.push(text.replace('/**', '').replace('*/', '').replace(/^\*/, '').trim())
      isOpen = !text.endsWith('*/')
      continue
    }
    const name = setting.exec(line)?.[1]
    if (name !== undefined && comment.length > 0) found.push([name, comment.join(' ').trim()])
    comment = []
  }
  return found
}
