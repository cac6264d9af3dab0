import type { ReactNode } from 'react'

/** Says that there is nothing yet, and how there comes to be something. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      {children}
    </div>
  )
}
