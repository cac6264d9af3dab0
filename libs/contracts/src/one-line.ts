import { z } from 'zod'
import { CONTROLS, STRAY, UNSEEN } from './unseen.ts'

const FORBIDDEN = new RegExp(`[${CONTROLS}${UNSEEN}]|${STRAY}|\\p{Cs}`, 'u')
const FORBIDDEN_ALL = new RegExp(FORBIDDEN.source, 'gu')

/** A whole escape code: what is behind the escape character would be left as letters. */
const ESCAPES =
  /(?:\u001B\][^\u0007\u001B]{0,2000}(?:\u0007|\u001B\\)|(?:\u001B\[|\u009B)[0-?]{0,40}[ -/]{0,10}[@-~])/g

const MESSAGE = 'must be one line without control characters or characters that nobody can see'
const LINES_MESSAGE = 'must not hold control characters or characters that nobody can see'

/** Blanks and tabs as one blank, none at the ends. Line breaks stay, to be refused. */
function foldTabs(text: string): string {
  return text.replace(/[^\S\r\n\u000B\u000C\u0085\u2028\u2029\uFEFF]+/gu, ' ').trim()
}

/** Does a text hold nothing but what is seen, on one line? */
export function isOneLine(text: string): boolean {
  return !/[\r\n]/.test(text) && !FORBIDDEN.test(text)
}

/** A name, a label, a title, a unit or a place: one line, with nothing in it that nobody can see. */
export function oneLineSchema({ min = 0, max }: { min?: number; max: number }) {
  // The limits stand before, so that they are in the JSON schema too; folding only ever shortens.
  return z
    .string()
    .min(min, 'must not be empty')
    .max(max)
    .refine((text) => isOneLine(foldTabs(text)), MESSAGE)
    .refine((text) => foldTabs(text).length >= min, 'must not be empty')
    .overwrite(foldTabs)
}

/** A note or a step of a recipe: line breaks are welcome, other controls are not. */
export function linesSchema({ min = 0, max }: { min?: number; max: number }) {
  return z
    .string()
    .min(min, 'must not be empty')
    .max(max)
    .refine((text) => !FORBIDDEN.test(text.replaceAll('\r\n', '\n')), LINES_MESSAGE)
}

/** The text without escape codes and without characters that nobody can see; its line breaks and tabs stay. */
export function withoutUnseen(text: string): string {
  const seen = text
    .replaceAll('\r\n', '\n')
    .replace(ESCAPES, '')
    .replace(/\r/g, '\n')
    .replace(FORBIDDEN_ALL, '')
  // A joiner may have stood behind what is gone.
  return seen.replace(FORBIDDEN_ALL, '')
}

const CONTROLS_ALL = new RegExp(`[${CONTROLS}\\r${UNSEEN}]`, 'gu')

/** As `withoutUnseen`, but character by character, so that parts of a text come to the same as the whole. */
export function withoutControls(text: string): string {
  return text.replace(CONTROLS_ALL, '')
}

/** As `withoutUnseen`, on one line: what stands in a row of a table or of a list cannot begin another one. */
export function asOneLine(text: string): string {
  return withoutUnseen(text.replace(/[\u2028\u2029\u0085\u000B\u000C]/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
}
