import type { PeerFigures } from './measure-peers.ts'

/**
 * Renders the figures of all rounds as Markdown: the mean of the rounds, and what Alfred takes as a multiple of each peer.
 */
export function renderPeers(figures: readonly PeerFigures[]): string {
  const groups = [
    ...Map.groupBy(figures, ({ name, conversations }) => `${name} at ${conversations}`).values(),
  ].map(meanOf)
  const alfred = (conversations: number): PeerFigures | undefined =>
    groups.find((one) => one.name === 'Alfred' && one.conversations === conversations)
  return [
    '| runtime | keeps | conversations | turns/s | first text p50 / p99 ms | done p50 / p99 ms | CPU ms/turn | memory MB | failed | Alfred takes of its CPU | of its time |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    ...groups
      .toSorted((one, other) => one.conversations - other.conversations)
      .map((one) => renderRow(one, alfred(one.conversations))),
  ].join('\n')
}

function renderRow(one: PeerFigures, alfred: PeerFigures | undefined): string {
  const both = ({ p50, p99 }: { p50: number; p99: number }): string => `${p50.toFixed(1)} / ${p99.toFixed(1)}`
  const times = (theirs: number, ours: number | undefined): string =>
    ours === undefined || one.name === 'Alfred' ? '' : `${(ours / theirs).toFixed(2)} x`
  const cells = [
    ...[one.name, one.keeps, one.conversations, one.turnsPerSecond.toFixed(1)],
    ...[both(one.firstTextMs), both(one.doneMs), one.cpuMs.toFixed(1), one.memoryMb.toFixed(0), one.failed],
    ...[times(one.cpuMs, alfred?.cpuMs), times(one.doneMs.p50, alfred?.doneMs.p50)],
  ]
  return `| ${cells.join(' | ')} |`
}

function meanOf(rounds: readonly PeerFigures[]): PeerFigures {
  const [first] = rounds
  if (first === undefined) throw new Error('No round was measured.')
  const mean = (pick: (one: PeerFigures) => number): number =>
    rounds.reduce((sum, one) => sum + pick(one), 0) / rounds.length
  const meanOfBoth = (pick: (one: PeerFigures) => { p50: number; p99: number }) => ({
    p50: mean((one) => pick(one).p50),
    p99: mean((one) => pick(one).p99),
  })
  return {
    ...first,
    turns: rounds.reduce((sum, { turns }) => sum + turns, 0),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
    turnsPerSecond: mean(({ turnsPerSecond }) => turnsPerSecond),
    firstTextMs: meanOfBoth(({ firstTextMs }) => firstTextMs),
    doneMs: meanOfBoth(({ doneMs }) => doneMs),
    cpuMs: mean(({ cpuMs }) => cpuMs),
    memoryMb: mean(({ memoryMb }) => memoryMb),
  }
}
