import type { ChosenMode } from './use-talk.ts'

const modes: Readonly<Record<ChosenMode, string>> = {
  plan: 'Everything',
  quick: 'Quick look or change',
  create: 'Write a recipe',
  brainstorm: 'Brainstorm',
}

/** In which way the next message is meant. */
export function ModeSwitch({ mode, onChange }: { mode: ChosenMode; onChange(mode: ChosenMode): void }) {
  return (
    <select
      className="mode-switch"
      aria-label="Mode"
      value={mode}
      onChange={({ target }) => onChange(target.value as ChosenMode)}
    >
      {Object.entries(modes).map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  )
}
