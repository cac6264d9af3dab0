import { X } from 'lucide-react'
import { useRef, useSyncExternalStore, type FocusEvent } from 'react'
import { toasts } from './toasts.ts'

/** What is told for a moment, at the edge of every page; read out as it comes. */
export function ToastList() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown)
  const from = useRef<Element>(null)
  const keepWhence = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) from.current = relatedTarget
  }
  const end = (id: number): void => {
    toasts.end(id)
    // The focus goes back to where it came from, or to the beginning of the page where that is gone.
    const back = from.current?.isConnected ? from.current : document.querySelector('#content h1')
    if (back instanceof HTMLElement) back.focus({ preventScroll: true })
  }
  return (
    <div className="toasts" role="status" aria-live="polite" onFocus={keepWhence}>
      {shown.map(({ id, text, tone, action }) => (
        <div key={id} className={`toast toast--${tone}`}>
          <span className="toast__text">{text}</span>
          {action && (
            <button
              type="button"
              className="button button--small"
              onClick={() => {
                end(id)
                action.run()
              }}
            >
              {action.label}
            </button>
          )}
          <button type="button" className="button button--icon" aria-label="Close" onClick={() => end(id)}>
            <X size={18} aria-hidden />
          </button>
        </div>
      ))}
    </div>
  )
}
