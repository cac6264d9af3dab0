import { useRef, useState, type PointerEvent } from 'react'

/** How far (px) a swipe has to go to count. */
const FAR_PX = 110
const BEGINS_PX = 12

type Swipe = { onLeft(): void; onRight(): void }

/** A swipe by finger over a line. A mouse has the menu. */
export function useSwipe({ onLeft, onRight }: Swipe) {
  const [offset, setOffset] = useState(0)
  const begun = useRef<number>(undefined)
  const end = (): void => {
    if (offset > FAR_PX) onRight()
    if (offset < -FAR_PX) onLeft()
    begun.current = undefined
    setOffset(0)
  }
  return {
    offset,
    direction: offset > 0 ? 'right' : offset < 0 ? 'left' : undefined,
    handlers: {
      onPointerDown: ({ pointerType, clientX }: PointerEvent): void => {
        if (pointerType === 'touch') begun.current = clientX
      },
      onPointerMove: ({ clientX }: PointerEvent): void => {
        if (begun.current === undefined) return
        const moved = clientX - begun.current
        setOffset(Math.abs(moved) < BEGINS_PX ? 0 : moved)
      },
      onPointerUp: end,
      // The browser took it to scroll.
      onPointerCancel: (): void => {
        begun.current = undefined
        setOffset(0)
      },
    },
  }
}
