import type { Mark } from '../words/marks.ts'
import { act, firstMark, marksIn, textOf, wordsBefore, type Filler, type Given } from './given.ts'

/** What is drunk from, in millilitres where nobody says how much it holds. */
const VESSELS: Readonly<Record<string, number>> = {
  ...{ glass: 250, cup: 250, pint: 568, bottle: 500, mug: 300, can: 330, sachet: 500 },
}
/** Units of volume, in millilitres. A bare number is one of millilitres from 50 on. */
const VOLUMES: Readonly<Record<string, number>> = {
  l: 1_000,
  ml: 1,
  cl: 10,
  oz: 29.57,
  'fl oz': 29.57,
  gallon: 3_785,
}
const MILLILITRES_FROM = 50
/** The most that one bottle or glass holds. */
const VESSEL_MAX = 1_000

type Drunk = { count: number; ml: number; isVessel: boolean }

/** The amounts of water of a part: vessels with what they hold by custom, and volumes. */
function amountsOf(given: Given): Drunk[] {
  const { markAt, tokens } = given.sentence
  const unitOf = ({ end }: Mark): string => {
    const isBetween = (at: number): boolean =>
      /^(?:a|of|big|large|small|full|more)$/.test(tokens[at]?.text ?? '')
    const at = [end, end + 1, end + 2].find((place) => !isBetween(place)) ?? end
    const behind = markAt[at]
    return behind?.kind === 'unit' ? String(behind.value) : ''
  }
  const numbers = marksIn(given, 'number').flatMap((number): Drunk[] => {
    const unit = unitOf(number)
    const count = Number(number.value)
    const volume = VOLUMES[unit]
    if (volume !== undefined) return [{ count, ml: volume, isVessel: false }]
    const vessel = VESSELS[unit]
    // "A 330 bottle" says what it holds.
    if (vessel !== undefined && count >= MILLILITRES_FROM) return [{ count, ml: 1, isVessel: false }]
    if (vessel !== undefined) return [{ count, ml: vessel, isVessel: true }]
    if (count >= MILLILITRES_FROM) return [{ count, ml: 1, isVessel: false }]
    // "24 oz, and another 16": in the unit before.
    const earlier = marksIn(given, 'number').findLast(({ start }) => start < number.start)
    const size = earlier && VOLUMES[unitOf(earlier)]
    if (size !== undefined && /\b(?:another|more)$/.test(wordsBefore(given, number.start, 1)))
      return [{ count, ml: size, isVessel: false }]
    // "Two glasses at lunch and one now": in the glasses before.
    const glass = earlier && VESSELS[unitOf(earlier)]
    const isMore =
      /^(?:and|,|another|had|now)$|^$/.test(wordsBefore(given, number.start, 1)) &&
      /^(?:now|more|at|with|after|before|later|just)$/.test(tokens[number.end]?.text ?? '')
    return glass !== undefined && isMore ? [{ count, ml: glass, isVessel: true }] : []
  })
  const counted = new Set(
    marksIn(given, 'number').flatMap(({ end }) =>
      [end, end + 1, end + 2].filter((at) => markAt[at]?.kind === 'unit'),
    ),
  )
  const alone = marksIn(given, 'unit')
    .filter(({ start }) => !counted.has(start))
    .flatMap(({ value }): Drunk[] => {
      const [vessel, volume] = [VESSELS[String(value)], VOLUMES[String(value)]]
      return vessel !== undefined
        ? [{ count: 1, ml: vessel, isVessel: true }]
        : volume === undefined
          ? []
          : [{ count: 1, ml: volume, isVessel: false }]
    })
  // "A gallon, 3.8 litres": what is told in figures is the same water.
  const isTold = numbers.some(({ isVessel }) => !isVessel)
  return [...alone.filter(({ isVessel }) => isVessel || !isTold), ...numbers]
}

/** Millilitres of water: what vessels hold where it is told, otherwise the sum. */
function millilitresOf(given: Given): number | null {
  const amounts = amountsOf(given)
  const half = / (?:l|litres?|liters?|pints?) and (?:a )?half /.test(textOf(given)) ? 0.5 : 0
  const vessels = amounts.filter(({ isVessel }) => isVessel)
  const volumes = amounts.filter(
    ({ isVessel, count, ml }) => !isVessel && (half === 0 || count * ml >= 1_000),
  )
  const isEach = / (?:each|apiece|a piece) /.test(textOf(given))
  const [volume] = volumes
  const count = vessels[0]?.count ?? countAlone(given)
  // "Two glasses of 250" are 500.
  const isOfSize =
    volume !== undefined &&
    volumes.length === 1 &&
    count > 1 &&
    volume.count * volume.ml <= VESSEL_MAX &&
    !/ (?:total|all|altogether|together|call it) /.test(textOf(given))
  if (volume !== undefined && vessels.length > 0 && isOfSize) return count * volume.count * volume.ml
  if (volume !== undefined && (vessels.length > 0 || isEach))
    return volume.count * volume.ml * (isEach ? count : 1)
  if (amounts.length === 0) return null
  const sum = (volumes.length > 0 ? volumes : vessels).reduce((all, one) => all + one.count * one.ml, 0)
  // "Half of a 1.5 litre bottle".
  const isHalfOf = volumes.length === 1 && Number(volume?.count) >= 1 && half === 0 && isHalved(given)
  if (isHalfOf && volume !== undefined) return (volume.count * volume.ml) / 2
  return sum + half * (volume?.ml ?? vessels[0]?.ml ?? 0)
}

/** "Half my 40 oz", "the 1.5 litre one half empty": a half that has no unit of its own. */
function isHalved(given: Given): boolean {
  const { markAt, tokens } = given.sentence
  return marksIn(given, 'number').some(
    ({ value, end }) =>
      value === 0.5 && markAt[end]?.kind !== 'unit' && !/^an?$/.test(tokens[end]?.text ?? ''),
  )
}

/** The number that counts what is drunk from: "3 beakers, 200 apiece". */
function countAlone(given: Given): number {
  const number = marksIn(given, 'number').find(({ value }) => Number(value) < MILLILITRES_FROM)
  return number === undefined ? 1 : Number(number.value)
}

/** What a bottle of one's own holds is known to its owner alone. */
const OWN_VESSEL = / my (?:(?:whole|entire|big|water|full) )*(?:bottle|flask|tumbler|jug|beaker) /

/** Water that was drunk. Where no amount is told it is what was drunk last: "finished my bottle again". */
export const water: Filler = (given) => {
  const isOwn = OWN_VESSEL.test(textOf(given)) && !/ (?:\d+|again|same) /.test(textOf(given))
  const ml =
    moreOfLast(given) ??
    (isOwn ? null : millilitresOf(given)) ??
    (/ (?:again|same|another) /.test(textOf(given)) ? lastMl(given) : null)
  return [act('log_water', { ml: ml === null ? null : Math.round(ml), day: firstMark(given, 'day') })]
}

/** "Another bottle", "two more", "one more": as much as was drunk last, for each. Null where the message tells how much it was. */
function moreOfLast(given: Given): number | null {
  const last = lastMl(given)
  const isMore = / (?:another|(?:one|two|three|\d) more|once more) /.test(textOf(given))
  const isTold = amountsOf(given).some(({ isVessel, count }) => !isVessel || count > 1)
  return last === null || !isMore || isTold ? null : last * countAlone(given)
}

function lastMl({ situation }: Given): number | null {
  const last = situation.before.at(-1)?.acts.findLast(({ tool }) => tool === 'log_water')?.['ml']
  return typeof last === 'number' ? last : null
}

/** An amount in millilitres, by its unit or, without one, as it is. */
export function millilitresIn(count: number | undefined, unit: unknown): number | undefined {
  const size = VOLUMES[String(unit)] ?? VESSELS[String(unit)] ?? (unit === undefined ? 1 : undefined)
  return count === undefined || size === undefined ? undefined : Math.round(count * size)
}
