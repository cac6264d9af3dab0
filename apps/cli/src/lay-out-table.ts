import Table from 'cli-table3'

const none = ''
/** No frame: columns alone, with two blanks between them. */
const frameless = {
  ...{ top: none, 'top-mid': none, 'top-left': none, 'top-right': none },
  ...{ bottom: none, 'bottom-mid': none, 'bottom-left': none, 'bottom-right': none },
  ...{ left: none, 'left-mid': none, mid: none, 'mid-mid': none, right: none, 'right-mid': none },
  middle: '  ',
}

/** Rows in columns, below their names. Wide characters, and styles, take the room that they take on the screen. */
export function layOutTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const table = new Table({
    head: [...head],
    chars: frameless,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  })
  table.push(...rows.map((row) => [...row]))
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line, index) => line !== '' || index === 0)
    .join('\n')
}
