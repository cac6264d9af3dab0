import { MoreHorizontal } from 'lucide-react'
import { DropdownMenu as Parts } from 'radix-ui'
import { useRef, type ReactNode } from 'react'

export type MenuItem = { label: string; icon?: ReactNode; isDanger?: boolean; onSelect(): void }

type MenuProps = {
  /** What it is the menu of: "More for milk". */
  label: string
  items: readonly MenuItem[]
  trigger?: ReactNode
}

/** What else can be done with something. */
export function Menu({ label, items, trigger }: MenuProps) {
  const chosen = useRef<() => void>(undefined)
  /** What was chosen is done once the focus is back, so that a dialog that opens knows where to return it. */
  const doChosen = (): void => {
    const act = chosen.current
    chosen.current = undefined
    if (act !== undefined) setTimeout(act)
  }
  return (
    <Parts.Root modal={false}>
      <Parts.Trigger asChild>
        {trigger ?? (
          <button type="button" className="button button--icon" aria-label={label}>
            <MoreHorizontal size={20} aria-hidden />
          </button>
        )}
      </Parts.Trigger>
      <Parts.Portal>
        <Parts.Content
          className="menu"
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          onCloseAutoFocus={doChosen}
        >
          {items.map(({ label: name, icon, isDanger = false, onSelect }) => (
            <Parts.Item
              key={name}
              className={isDanger ? 'menu__item menu__item--danger' : 'menu__item'}
              onSelect={() => {
                chosen.current = onSelect
              }}
            >
              {icon}
              {name}
            </Parts.Item>
          ))}
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  )
}
