import { prepared, type CallToPrepare, type Prepared } from '@alfred/agent-kit'
import { capitalised } from '@alfred/language/wording'
import type { z } from 'zod'
import type { cellarTools } from '../contracts/cellar-tools.ts'
import type { Style } from '../data/style.ts'
import { styleNamed } from '../data/style-named.ts'
import { estimateWindow } from '../window/estimate-window.ts'
import { isRefused, readPastDay, readWindow, todayOf } from './prepare-days.ts'
import { placeKey } from './prepare-which.ts'
import { searchWords, vintageIn, withoutVintage } from './search-words.ts'

type Given = z.output<(typeof cellarTools)['add_bottle']['arguments']>

/** Adds what is known of the style to what was told, and when it is at its best where nobody told it. */
export function prepareAdd(given: Given, { moment }: CallToPrepare): Prepared {
  const boughtOn = readPastDay(given.bought_on, moment)
  if (isRefused(boughtOn)) return boughtOn
  const window = readWindow(given, moment)
  if (isRefused(window)) return window
  const said = withoutVintage(given.name)
  const style = styleOf({ ...given, name: said })
  const name = asWritten(said, style)
  const vintage = given.vintage ?? vintageIn(given.name)
  const isTold = window.from !== null || window.until !== null
  const estimated =
    style && !isTold ? estimateWindow({ style, quality: given.quality, vintage, boughtOn }) : null
  const { from, until } = estimated ?? window
  return prepared({
    ...{ name, words: searchWords(name), vintage, producer: given.producer },
    producer_key: given.producer === null ? null : searchWords(given.producer),
    ...styleFields(style),
    kind: given.kind ?? style?.kind ?? 'wine',
    colour: given.colour ?? style?.colour ?? null,
    alcohol_free: given.alcohol_free ?? style?.isAlcoholFree ?? given.kind === 'soft',
    ...{ quantity: given.quantity, size_ml: given.size_ml, bought_on: boughtOn },
    place: given.place ?? CELLAR,
    place_key: placeKey(given.place ?? CELLAR),
    ...{ drink_from: from, drink_until: until },
    window_source: isTold ? 'told' : estimated === null ? null : 'estimated',
    today: todayOf(moment),
  })
}

/** A name as it stands on labels: people type it in lower case, and say "two Barolos". */
function asWritten(name: string, style: Style | undefined): string {
  if (style !== undefined && searchWords(style.name) === searchWords(name)) return style.name
  return name === name.toLowerCase() ? capitalised(name) : name
}

/** Where bottles lie of which nobody says where. */
export const CELLAR = 'cellar'

/** The style that a name or its producer tells of. One of another kind than was told is another drink. */
export function styleOf({
  name,
  producer,
  kind,
  alcohol_free,
}: Pick<Given, 'name' | 'producer' | 'kind' | 'alcohol_free'>): Style | undefined {
  const known = alcohol_free === true ? [`alcohol free ${name}`] : [name, `${producer ?? ''} ${name}`]
  return known
    .map(styleNamed)
    .find(
      (style) =>
        style !== undefined &&
        (kind === null || kind === style.kind) &&
        (alcohol_free === null || alcohol_free === style.isAlcoholFree),
    )
}

export function styleFields(style: Style | undefined) {
  return { style: style?.name ?? null, style_key: style === undefined ? null : searchWords(style.name) }
}
