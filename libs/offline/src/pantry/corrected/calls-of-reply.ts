import type { Intent } from '../kitchen-intent.ts'

const ON_LIST = /^Put (?<list>[^.]{2,200}) on the shopping list\.$/m
const ADDED = /^Added (?<all>[^.]{2,300})\./m
const ONE_ADDED = /^(?<what>.{2,80}?) to the (?<place>fridge|freezer|pantry|counter)(?:, best before .*)?$/

/** What a reply tells that was put into stock or on the list, as the calls for it: the trained reader may have read what was asked. */
export function callsOfReply(response: string, parse: (message: string) => Intent[]): Intent[] {
  const list = ON_LIST.exec(response)?.groups?.['list']
  if (list !== undefined) return parse(`add ${list} to the shopping list`)
  const added = ADDED.exec(response)?.groups?.['all']?.split('; ') ?? []
  const read = added.map((one) => {
    const { what, place } = ONE_ADDED.exec(one)?.groups ?? {}
    return what === undefined ? [] : parse(`bought ${what} for the ${place}`)
  })
  return read.every((calls) => calls.length > 0) ? read.flat() : []
}
