import { X } from 'lucide-react'
import { Dialog as Parts } from 'radix-ui'
import { useState, type ReactNode } from 'react'

type DialogProps = {
  title: string
  /** What it is about, in a sentence under its title. */
  about?: string
  isOpen: boolean
  onClose(): void
  children: ReactNode
}

/** Something that is asked before one goes on. The focus stays in it and returns to where it was opened. */
export function Dialog({ title, about, isOpen, onClose, children }: DialogProps) {
  const [opener] = useState(() => document.activeElement)
  const returnFocus = (event: Event): void => {
    if (!(opener instanceof HTMLElement) || !opener.isConnected) return
    event.preventDefault()
    opener.focus()
  }
  return (
    <Parts.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Parts.Portal>
        {/* A plain element: the overlay of the library writes a stylesheet into the page, which the page's policy refuses. */}
        <div className="backdrop" aria-hidden />
        <Parts.Content
          className="dialog"
          onCloseAutoFocus={returnFocus}
          {...(about === undefined && { 'aria-describedby': undefined })}
        >
          <div className="dialog__head">
            <Parts.Title asChild>
              <h2>{title}</h2>
            </Parts.Title>
            <Parts.Close className="button button--icon" aria-label="Close">
              <X size={20} aria-hidden />
            </Parts.Close>
          </div>
          <div className="stack">
            {about !== undefined && <Parts.Description className="soft">{about}</Parts.Description>}
            {children}
          </div>
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  )
}
