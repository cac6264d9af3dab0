import type { MentionState } from './use-mention.ts'

/** What an @ may mean, above the field that it is written in. */
export function MentionList({
  id,
  mention: { found, active, choose },
}: {
  id: string
  mention: MentionState
}) {
  return (
    <ul className="menu mentions" id={id} role="listbox" aria-label="Recipes and what is in stock">
      {found.map((one, index) => (
        <li
          key={one.name}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className="menu__item"
          // The field keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(one)}
        >
          <span className="line__text" dir="auto">
            {one.name}
          </span>
          <span className="badge">{one.kind}</span>
        </li>
      ))}
    </ul>
  )
}
