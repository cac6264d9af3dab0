import { join } from 'node:path'
import { readText } from './read-text.ts'
import { nutrientsOf } from './nutrients-of.ts'
import type { ReferenceEntry } from './reference-entry.ts'

/**
 * Reads the ASCII files of the USDA National Nutrient Database for Standard Reference, release 28 (2015, public domain):
 * cells apart by ^, texts between ~, in the encoding of Windows. Throws REFERENCE_UNREADABLE.
 */
export function readSr28(folder: string): ReferenceEntry[] {
  const rows = (file: string) => readRows(join(folder, file))
  const groups = new Map(rows('FD_GROUP.txt').map(([code = '', name = '']) => [code, name]))
  const figures = Map.groupBy(rows('NUT_DATA.txt'), ([id = '']) => id)
  const weights = Map.groupBy(rows('WEIGHT.txt'), ([id = '']) => id)
  return rows('FOOD_DES.txt').map(
    ([id = '', group = '', name = '', , alsoCalled = '', maker = '', , , refuse = '']) => ({
      ...{ id, name, alsoCalled, group: groups.get(group) ?? group, isBrand: maker !== '' },
      refusePercent: refuse === '' ? undefined : Number(refuse),
      per100g: nutrientsOf(
        new Map((figures.get(id) ?? []).map(([, number = '', amount = '']) => [number, Number(amount)])),
      ),
      weights: (weights.get(id) ?? []).map(([, , amount = '', measure = '', grams = '']) => ({
        measure: `${Number(amount)} ${measure}`,
        grams: Number(grams),
      })),
    }),
  )
}

function readRows(file: string): string[][] {
  return readText(file, 'windows-1252')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => line.split('^').map((cell) => cell.replace(/^~(.*)~$/, '$1')))
}
