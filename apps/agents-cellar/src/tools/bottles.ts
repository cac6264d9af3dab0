import { defineTools, prepared } from '@alfred/agent-kit'
import { termsFor, type Viewer } from '@alfred/language/wording'
import { z } from 'zod'
import { cellarTools } from '../contracts/cellar-tools.ts'
import { bottleSchema, type Bottle } from '../facts/bottle.ts'
import { labelOf, placeName, sayCounted, sayEnd, sayLine, sayPeriod } from '../facts/say-bottle.ts'
import { prepareAdd } from '../prepare/prepare-add.ts'
import { prepareCorrect } from '../prepare/prepare-correct.ts'
import { dayUnclear, todayOf } from '../prepare/prepare-days.ts'
import { placeKey, prepareWhich } from '../prepare/prepare-which.ts'
import { toldDay } from '../window/told-day.ts'
import { wordsFor } from '../words/words-for.ts'

const listed = z.object({
  bottles: z.array(bottleSchema),
  more: z.int(),
  asked: z.record(z.string(), z.unknown()),
})
const taken = bottleSchema.extend({
  left: z.number(),
  how: z.enum(['opened', 'drunk', 'given_away', 'broken', 'gone']),
})

/** The tools for what is in the cellar. */
export const bottles = defineTools(cellarTools, {
  add_bottle: {
    prepare: prepareAdd,
    answer: bottleSchema,
    describe: (bottle, viewer) => sayAdded([bottle], viewer),
    describeAll: sayAdded,
    isQuick: true,
    subdomains: ['bottles'],
  },
  list_bottles: {
    prepare: ({ until, kind, colour, readiness, ...which }, { moment }) => {
      const last = until === null ? null : toldDay(until, 'until', moment)
      if (last === undefined) return dayUnclear(until, moment)
      return prepared({
        ...prepareWhich(which),
        kind,
        colour,
        readiness,
        until: last,
        today: todayOf(moment),
      })
    },
    answer: listed,
    describe: sayListed,
    isQuick: true,
    subdomains: ['bottles', 'pairing'],
  },
  open_bottle: {
    prepare: (given, { moment }) =>
      prepared({
        ...prepareWhich(given),
        ...{ quantity: given.quantity, all: given.all ?? false, how: given.how, today: todayOf(moment) },
      }),
    answer: taken,
    describe: (bottle, viewer) => sayTaken([bottle], viewer),
    describeAll: sayTaken,
    isQuick: true,
    isRemoving: true,
    touches: ['bottle', 'name'],
    subdomains: ['bottles'],
  },
  move_bottle: {
    prepare: (given, { moment }) =>
      prepared({
        ...prepareWhich(given),
        ...{ to: given.to, to_key: placeKey(given.to), quantity: given.quantity, today: todayOf(moment) },
      }),
    answer: bottleSchema.extend({ from: z.string() }),
    describe: (bottle, viewer) => [
      wordsFor(viewer.locale).moved(sayCounted(bottle, viewer), placeName(bottle.place, viewer.locale)),
    ],
    isQuick: true,
    touches: ['bottle', 'name'],
    subdomains: ['bottles'],
  },
  correct_bottle: {
    prepare: prepareCorrect,
    answer: bottleSchema,
    describe: (bottle, viewer) => {
      const period = sayPeriod(bottle, viewer)
      return [wordsFor(viewer.locale).corrected(sayCounted(bottle, viewer), period === '' ? null : period)]
    },
    touches: ['bottle', 'name'],
    subdomains: ['bottles'],
  },
})

function sayAdded(all: readonly Bottle[], viewer: Viewer): string[] {
  const lines = all.map((bottle) => {
    const place = placeName(bottle.place, viewer.locale)
    return `${sayCounted(bottle, viewer)} (${place}), ${sayWindow(bottle, viewer)}`
  })
  return [wordsFor(viewer.locale).added(lines)]
}

function sayWindow(bottle: Bottle, viewer: Viewer): string {
  const words = wordsFor(viewer.locale)
  const period = sayPeriod(bottle, viewer)
  if (period === '') return words.noWindow
  return bottle.window_source === 'told' ? words.told(period) : words.estimated(period)
}

function sayListed({ bottles, more, asked }: z.output<typeof listed>, viewer: Viewer): string[] {
  const words = wordsFor(viewer.locale)
  if (bottles.length === 0) return [Object.keys(asked).length === 0 ? words.nothingYet : words.nothingFits]
  return [
    words.listed(bottles.map((bottle) => sayLine(bottle, viewer))),
    ...(more > 0 ? [words.more(termsFor(viewer.locale).number(more))] : []),
  ]
}

function sayTaken(all: readonly z.output<typeof taken>[], viewer: Viewer): string[] {
  const words = wordsFor(viewer.locale)
  const { number } = termsFor(viewer.locale)
  const early = all.filter(({ readiness, drink_from }) => readiness === 'not_yet' && drink_from !== null)
  return [
    ...[...Map.groupBy(all, ({ how }) => how)].map(([how, bottles]) =>
      words.taken(
        how,
        bottles.map((bottle) =>
          words.takenLine(sayCounted(bottle, viewer), bottle.left > 0 ? number(bottle.left) : null),
        ),
      ),
    ),
    ...early.map((bottle) => words.wasEarly(labelOf(bottle), sayEnd(bottle.drink_from ?? '', viewer))),
  ]
}
