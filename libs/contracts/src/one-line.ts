import { z } from 'zod'
import { CONTROLS, STRAY, UNSEEN } from './unseen.ts'

const FORBIDDEN = new RegExp(`[${CONTROLS}${UNSEEN}]|${STRAY}|\\p{Cs}`, 'u')
const FORBIDDEN_ALL = new RegExp(FORBIDDEN.source, 'gu')

/** A whole terminal escape sequence: removing the escape character alone would leave the rest as letters. */
const ESCAPES =
  /(?:\u001B\][^\u0007\u001B]{0,2000}(?:\u0007|\u001B\\)|(?:\u001B\[|\u009B)[0-?]{0,40}[ -/]{0,10}[@-~])/g

const MESSAGE = 'must be one line without control characters or characters that nobody can see'
const LINES_MESSAGE = 'must not hold control characters or characters that nobody can see'

/**
 * Turns each run of blanks and tabs into one blank and trims the ends. Line breaks stay, so that they are refused.
 */
function foldTabs(text: string): string {
  return text.replace(/[^\S\r\n\u000B\u000C\u0085\u2028\u2029\uFEFF]+/gu, ' ').trim()
}

/** True when a text is a single line of visible characters. */
export function isOneLine(text: string): boolean {
  return !/[\r\n]/.test(text) && !FORBIDDEN.test(text)
}

/** Schema for a name, label, title, unit or place: one line without invisible characters. */
export function oneLineSchema({ min = 0, max }: { min?: number; max: number }) {
  // The limits come first, so that they are in the JSON schema too; folding only shortens the text.
  return z
    .string()
    .min(min, 'must not be empty')
    .max(max)
    .refine((text) => isOneLine(foldTabs(text)), MESSAGE)
    .refine((text) => foldTabs(text).length >= min, 'must not be empty')
    .overwrite(foldTabs)
}

/** Schema for a note or a recipe step: line breaks are allowed, other control characters are not. */
export function linesSchema({ min = 0, max }: { min?: number; max: number }) {
  return z
    .string()
    .min(min, 'must not be empty')
    .max(max)
    .refine((text) => !FORBIDDEN.test(text.replaceAll('\r\n', '\n')), LINES_MESSAGE)
}

/** The text without escape sequences and invisible characters; line breaks and tabs stay. */
export function withoutUnseen(text: string): string {
  const seen = text
    .replaceAll('\r\n', '\n')
    .replace(ESCAPES, '')
    .replace(/\r/g, '\n')
    .replace(FORBIDDEN_ALL, '')
  // The removed characters may have been what allowed a joiner here.
  return seen.replace(FORBIDDEN_ALL, '')
}

const CONTROLS_ALL = new RegExp(`[${CONTROLS}\\r${UNSEEN}]`, 'gu')

/**
 * Like `withoutUnseen`, but character by character, so that cleaning parts of a text gives the same as cleaning the
 * whole.
 */
export function withoutControls(text: string): string {
  return text.replace(CONTROLS_ALL, '')
}

/** Like `withoutUnseen`, but as a single line, so that a table row or list item cannot begin another one. */
export function asOneLine(text: string): string {
  return withoutUnseen(text.replace(/[\u2028\u2029\u0085\u000B\u000C]/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
}
