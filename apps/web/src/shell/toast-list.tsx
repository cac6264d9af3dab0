import { X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { toasts } from './toasts.ts'

/** What is told for a moment, at the edge of every page; read out as it comes. */
export function ToastList() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown)
  return (
    <div className="toasts" role="status" aria-live="polite">
      {shown.map(({ id, text, tone, action }) => (
        <div key={id} className={`toast toast--${tone}`}>
          <span className="toast__text">{text}</span>
          {action && (
            <button
              type="button"
              className="button button--small"
              onClick={() => {
                toasts.end(id)
                action.run()
              }}
            >
              {action.label}
            </button>
          )}
          <button
            type="button"
            className="button button--icon"
            aria-label="Close"
            onClick={() => toasts.end(id)}
          >
            <X size={18} aria-hidden />
          </button>
        </div>
      ))}
    </div>
  )
}
