import { prepared, refused, type CallToPrepare, type Prepared } from '@alfred/agent-kit'
import type { z } from 'zod'
import type { cellarTools } from '../contracts/cellar-tools.ts'
import { estimateWindow } from '../window/estimate-window.ts'
import { wordsFor } from '../words/words-for.ts'
import { styleFields, styleOf } from './prepare-add.ts'
import { isRefused, readPastDay, readWindow, todayOf } from './prepare-days.ts'
import { prepareWhich } from './prepare-which.ts'
import { searchWords, vintageIn } from './search-words.ts'

type Given = z.output<(typeof cellarTools)['correct_bottle']['arguments']>

/** What changes of a drink. Where its name or its vintage does, its window is estimated anew, unless a person told it. */
export function prepareCorrect(given: Given, { moment }: CallToPrepare): Prepared {
  const { new_name, new_vintage, producer, kind, colour, size_ml, quantity, alcohol_free } = given
  const window = readWindow(given, moment)
  if (isRefused(window)) return window
  const boughtOn = readPastDay(given.bought_on, moment)
  if (isRefused(boughtOn)) return boughtOn
  const style = new_name === null ? undefined : styleOf({ name: new_name, producer, kind, alcohol_free })
  const changes = {
    ...{ name: new_name, name_key: new_name === null ? null : searchWords(new_name) },
    ...{ producer, producer_key: producer === null ? null : searchWords(producer) },
    kind: kind ?? style?.kind ?? null,
    colour: colour ?? style?.colour ?? null,
    ...styleFields(style),
    ...{ vintage: new_vintage, size_ml, quantity, alcohol_free },
    bought_on: given.bought_on === null ? null : boughtOn,
    ...{ drink_from: window.from, drink_until: window.until },
  }
  if (Object.values(changes).every((one) => one === null))
    return refused('CELLAR_NOTHING_TO_CHANGE', wordsFor(moment.locale).refusals.nothingToChange)
  return prepared({
    ...prepareWhich(given),
    changes,
    estimate: estimateFor(given, boughtOn),
    today: todayOf(moment),
  })
}

function estimateFor(
  { name, new_name, vintage, new_vintage, producer, kind, alcohol_free }: Given,
  boughtOn: string,
) {
  const called = new_name ?? name
  if (called === null || (new_name === null && new_vintage === null)) return null
  const style = styleOf({ name: called, producer, kind, alcohol_free })
  const year = new_vintage ?? vintage ?? vintageIn(called)
  const window = style && estimateWindow({ style, quality: null, vintage: year, boughtOn })
  return window ? { drink_from: window.from, drink_until: window.until } : null
}
