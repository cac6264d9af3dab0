import { createHash } from 'node:crypto'
import { PromptError } from './errors.ts'

/** A checked prompt file: its declared variables are exactly those it uses. */
export type Prompt = {
  name: string
  variables: readonly string[]
  /** Static, so that the provider's prompt cache can reuse it across calls. */
  instructions: string
  template: string
  /** The first twelve characters of the content's hash: identifies the text that was used. */
  version: string
}

const FILE = /^---\n(?<front>[\s\S]*?)\n---\n(?<instructions>[\s\S]*?)\n=== input ===\n(?<template>[\s\S]*)$/
export const PLACEHOLDER = /\{\{([a-z_]+)\}\}/g

export function parsePrompt(name: string, text: string): Prompt {
  const parts = FILE.exec(text.replaceAll('\r\n', '\n'))?.groups
  if (parts === undefined) throw invalid(name, 'needs front matter, instructions and a line "=== input ==="')
  const { front = '', instructions = '', template = '' } = parts
  const variables = declaredVariables(name, front)
  const used = new Set([...template.matchAll(PLACEHOLDER)].map((match) => match[1] ?? ''))
  const undeclared = [...used].filter((variable) => !variables.includes(variable))
  const unused = variables.filter((variable) => !used.has(variable))
  if (undeclared.length > 0) throw invalid(name, `uses undeclared variables: ${undeclared.join(', ')}`)
  if (unused.length > 0) throw invalid(name, `declares variables it does not use: ${unused.join(', ')}`)
  if (instructions.includes('{{'))
    throw invalid(name, 'has a placeholder in its instructions, which must be static')
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return { name, variables, instructions: instructions.trim(), template: template.trim(), version }
}

function declaredVariables(name: string, front: string): string[] {
  const list = /^variables:\s*\[([\s\S]*?)\]$/m.exec(front)?.[1]
  if (list === undefined) throw invalid(name, 'declares no "variables: [a, b]" in its front matter')
  return list
    .split(',')
    .map((variable) => variable.trim())
    .filter((variable) => variable !== '')
}

function invalid(name: string, why: string): PromptError {
  return new PromptError('PROMPT_INVALID', `Prompt ${name} ${why}.`)
}
