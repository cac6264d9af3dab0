import { useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { ShoppingCart } from 'lucide-react'
import { client } from '../alfred/client.ts'
import { makeEdit } from '../alfred/make-edit.ts'
import { tellAmount } from '../alfred/tell-amount.ts'
import { tellMissing } from './tell-missing.ts'

type MissingProps = { from: string; until: string; isPlanned: boolean }

/** What the planned dishes lack, and the way to the list for it. */
export function Missing({ from, until, isPlanned }: MissingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const missing = useQuery({
    queryKey: ['missing', from, until],
    queryFn: () => client.missingFor({ from, until }),
    enabled: isPlanned,
  })
  if (!isPlanned || missing.data === undefined) return null
  const lacking = missing.data.needs.filter(({ lacks }) => lacks)
  const unlisted = lacking.filter(({ is_listed: isListed }) => !isListed)
  const shop = async (): Promise<void> => {
    const made = await makeEdit(
      'add_missing_to_shopping',
      { from, until, confirmed: true },
      { label: 'What is missing is on the list.' },
    )
    // The button goes with what it was for.
    if (made) heading.current?.focus()
  }
  return (
    <section className="card stack stack--tight" aria-label="Missing">
      <div className="spread">
        <h2 ref={heading} tabIndex={-1}>
          {tellMissing(missing.data)}
        </h2>
        {unlisted.length > 0 && (
          <button type="button" className="button button--small" onClick={() => void shop()}>
            <ShoppingCart size={16} aria-hidden />
            Put on the list
          </button>
        )}
      </div>
      <ul className="cluster">
        {lacking.map(({ food, lacking: amount, unit, is_listed: isListed }) => (
          <li key={food} className={isListed ? 'badge badge--good' : 'badge'} dir="auto">
            {food} {tellAmount(amount, unit)}
            {isListed && ' (on the list)'}
          </li>
        ))}
      </ul>
      {missing.data.without_recipe.length > 0 && (
        <p className="small soft">Nobody knows what these need: {missing.data.without_recipe.join(', ')}.</p>
      )}
    </section>
  )
}
