import { useEffect, useRef, type ReactNode } from 'react'

type TabsProps<Name extends string> = {
  label: string
  options: readonly (readonly [NoInfer<Name>, ReactNode])[]
  chosen: Name
  onChoose(name: NoInfer<Name>): void
}

/** A few views of one thing, of which one is chosen; that one is in sight, also where they do not all fit. */
export function Tabs<Name extends string>({ label, options, chosen, onChoose }: TabsProps<Name>) {
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    group.current
      ?.querySelector('[aria-pressed="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  return (
    <div ref={group} className="tabs" role="group" aria-label={label}>
      {options.map(([name, title]) => (
        <button
          key={name}
          type="button"
          className="tab"
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          {title}
        </button>
      ))}
    </div>
  )
}
