import { findUnit } from '@alfred/contracts'

export type AmountOfFood = { food: string; quantity?: number; unit?: string }

/** "2 l milk", "milk 2 l", "6 eggs" or "milk": what a short line says. What is no amount is part of the name. */
export function readAmount(line: string): AmountOfFood {
  const text = line.trim().replaceAll(/\s+/g, ' ')
  const leading = /^(\d{1,6}(?:[.,]\d{1,3})?) ?(.*)$/.exec(text)
  if (leading?.[2]) return withUnit(leading[1] ?? '', leading[2])
  const trailing = /^(.*\D) (\d{1,6}(?:[.,]\d{1,3})?) ?([^\d ]*)$/.exec(text)
  if (trailing?.[1] && trailing[2]) return withUnit(trailing[2], `${trailing[3] ?? ''} ${trailing[1]}`.trim())
  return { food: text }
}

function withUnit(number: string, rest: string): AmountOfFood {
  const quantity = Number(number.replace(',', '.'))
  const [word = '', ...others] = rest.split(' ')
  const unit = findUnit(word, globalThis.navigator?.language)
  const food = others.join(' ').replace(/^of /, '')
  return unit !== undefined && food !== '' ? { food, quantity, unit } : { food: rest, quantity }
}
