import { Check, Share2, Trash2 } from 'lucide-react'
import { applyShoppingEdits, type ShoppingLine } from '../alfred/apply-shopping-edits.ts'
import { putInOutbox } from '../alfred/make-edit.ts'
import { useRows } from '../alfred/rows.ts'
import { tellAmount } from '../alfred/tell-amount.ts'
import { useOutbox } from '../alfred/use-outbox.ts'
import { Empty } from '../shell/empty.tsx'
import { Menu } from '../shell/menu.tsx'
import { Page } from '../shell/page.tsx'
import { Shown, UnreadableNote } from '../shell/shown.tsx'
import { AddToShopping } from './add-to-shopping.tsx'
import { groupByAisle } from './group-by-aisle.ts'
import { ShoppingRow } from './shopping-row.tsx'
import './shopping.css'

/** The list for the shop: it works without a network, and is the same on every device as soon as there is one. */
export function ShoppingPage() {
  const shopping = useRows('shopping')
  const waiting = useOutbox()
  const lines = applyShoppingEdits(shopping.data?.rows ?? [], waiting)
  return (
    <Page title="Shopping" actions={<ListMenu lines={lines} />}>
      <AddToShopping />
      <Shown query={shopping} lines={6}>
        {({ unreadable }) => (
          <div className="stack">
            <UnreadableNote count={unreadable} />
            <Lists lines={lines} />
          </div>
        )}
      </Shown>
    </Page>
  )
}

function Lists({ lines }: { lines: readonly ShoppingLine[] }) {
  const open = lines.filter(({ checked }) => !checked)
  const bought = lines.filter(({ checked }) => checked)
  if (lines.length === 0)
    return (
      <Empty title="Nothing is on the list">
        <p>Write above what is needed, or plan a meal: what is missing for it comes here with one click.</p>
      </Empty>
    )
  return (
    <>
      {open.length === 0 && <p className="notice">All of it is bought.</p>}
      {groupByAisle(open).map(({ aisle, lines: own }) => (
        <section key={aisle} aria-label={aisle === '' ? 'To buy' : aisle} className="stack stack--tight">
          {aisle !== '' && <h2>{aisle}</h2>}
          <ul className="list">
            {own.map((line) => (
              <ShoppingRow key={line.id} line={line} />
            ))}
          </ul>
        </section>
      ))}
      {bought.length > 0 && (
        <section className="stack stack--tight" aria-label="Bought">
          <h2>Bought</h2>
          <ul className="list list--bought">
            {bought.map(({ id, food, quantity, unit }) => (
              <li key={id} className="line">
                <Check size={20} aria-hidden />
                <span className="line__text" dir="auto">
                  <span>
                    {food} <span className="soft">{tellAmount(quantity, unit)}</span>
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function ListMenu({ lines }: { lines: readonly ShoppingLine[] }) {
  const open = lines.filter(({ checked }) => !checked)
  const share = (): void => {
    const text = open
      .map(({ food, quantity, unit }) => `${food} ${tellAmount(quantity, unit)}`.trim())
      .join('\n')
    // Whoever changes their mind over where to share it has done nothing wrong.
    if ('share' in navigator) navigator.share({ title: 'Shopping', text }).catch(() => undefined)
    else void (navigator as Navigator).clipboard.writeText(text)
  }
  return (
    <Menu
      label="More for the list"
      items={[
        {
          label: 'All of it is bought',
          icon: <Check size={18} aria-hidden />,
          onSelect: () =>
            void putInOutbox(
              'bought_list',
              { except: [], confirmed: true },
              { label: 'All of it is bought.' },
            ),
        },
        { label: 'Share', icon: <Share2 size={18} aria-hidden />, onSelect: share },
        {
          label: 'Take away what is bought',
          icon: <Trash2 size={18} aria-hidden />,
          onSelect: () =>
            void putInOutbox(
              'clear_shopping',
              { only_checked: true, confirmed: true },
              { label: 'Took away what is bought.' },
            ),
        },
        {
          label: 'Empty the list',
          icon: <Trash2 size={18} aria-hidden />,
          isDanger: true,
          onSelect: () =>
            void putInOutbox(
              'clear_shopping',
              { only_checked: false, confirmed: true },
              { label: 'Emptied the list.' },
            ),
        },
      ]}
    />
  )
}
