import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { LotRow } from './lot-row.tsx'
import type { Lot } from './stock.ts'

const ROW_PX = 64

/** The lots; only those in sight are in the page, so that thousands scroll like ten. */
export function LotList({ lots }: { lots: readonly Lot[] }) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), [])
  const virtual = useWindowVirtualizer({
    count: lots.length,
    estimateSize: () => ROW_PX,
    overscan: 12,
    scrollMargin: top,
    getItemKey: (index) => lots[index]?.id ?? index,
  })
  return (
    <ul ref={list} className="list lots" style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ key, index, start }) => {
        const lot = lots[index]
        return lot === undefined ? null : (
          <li
            key={key}
            ref={virtual.measureElement}
            data-index={index}
            className="lots__row"
            aria-setsize={lots.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <LotRow lot={lot} />
          </li>
        )
      })}
    </ul>
  )
}
