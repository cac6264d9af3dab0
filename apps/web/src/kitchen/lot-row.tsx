import { Check, MoveRight, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { makeEdit } from '../alfred/make-edit.ts'
import { tellAmount } from '../alfred/tell-amount.ts'
import { Menu } from '../shell/menu.tsx'
import { EditLot } from './edit-lot.tsx'
import { placeNames, places, tellDue, type Lot } from './stock.ts'
import { useSwipe } from './use-swipe.ts'

/** One lot: swiped to the right it is used up, to the left it is thrown away; the rest is in its menu. */
export function LotRow({ lot }: { lot: Lot }) {
  const [isEditing, setIsEditing] = useState(false)
  const { id, food, quantity, unit, location } = lot
  const use = (): void => void makeEdit('use_item', { food, item: id }, { label: `Used up the ${food}.` })
  const discard = (): void =>
    void makeEdit('discard_item', { food, item: id }, { label: `Threw the ${food} away.` })
  const swipe = useSwipe({ onRight: use, onLeft: discard })
  const due = tellDue(lot)
  return (
    <div className="lot" data-swiped={swipe.direction}>
      <span className="lot__behind lot__behind--right" aria-hidden>
        <Check size={20} /> Used up
      </span>
      <span className="lot__behind lot__behind--left" aria-hidden>
        Thrown away <Trash2 size={20} />
      </span>
      <div
        className="line lot__front"
        {...swipe.handlers}
        style={{ transform: `translateX(${swipe.offset}px)` }}
      >
        <button type="button" className="line__text lot__name" onClick={() => setIsEditing(true)} dir="auto">
          <span>
            {food} <span className="soft">{tellAmount(quantity, unit)}</span>
          </span>
          <span className="small soft">
            {placeNames[location]}
            {lot.opened_on !== null && ', opened'}
          </span>
        </button>
        {due && <span className={`badge badge--${due.tone}`}>{due.text}</span>}
        <Menu
          label={`More for ${food}`}
          items={[
            { label: 'Used up', icon: <Check size={18} aria-hidden />, onSelect: use },
            { label: 'Correct', icon: <Pencil size={18} aria-hidden />, onSelect: () => setIsEditing(true) },
            ...places
              .filter((place) => place !== location)
              .map((place) => ({
                label: place === 'other' ? 'To somewhere else' : `To the ${placeNames[place].toLowerCase()}`,
                icon: <MoveRight size={18} aria-hidden />,
                onSelect: () =>
                  void makeEdit('move_item', { food, item: id, to: place }, { label: `Moved the ${food}.` }),
              })),
            {
              label: 'Throw away',
              icon: <Trash2 size={18} aria-hidden />,
              isDanger: true,
              onSelect: discard,
            },
          ]}
        />
      </div>
      {isEditing && <EditLot lot={lot} onClose={() => setIsEditing(false)} />}
    </div>
  )
}
