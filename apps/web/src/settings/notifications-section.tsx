import { useQuery } from '@tanstack/react-query'
import { BellOff, BellRing } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { client } from '../alfred/client.ts'
import { tellProblem } from '../alfred/problems.ts'
import { useRows } from '../alfred/rows.ts'
import { toasts } from '../shell/toasts.ts'
import { subscribeToPush } from './subscribe-to-push.ts'

/** Where the person is told of what Alfred notices, and when not. */
export function NotificationsSection() {
  const ways = useQuery({ queryKey: ['delivery-ways'], queryFn: () => client.deliveries.ways() })
  const push = ways.data?.find(({ way }) => way === 'web_push')
  return (
    <section className="card stack" aria-label="Notifications">
      <h2>Notifications</h2>
      {ways.data === undefined ? (
        <p className="soft">{ways.isError ? tellProblem(ways.error) : 'Looking …'}</p>
      ) : ways.data.length === 0 ? (
        <p className="soft">
          This installation sends none. Suggestions stand on their page, and at the beginning of a
          conversation.
        </p>
      ) : (
        <>
          {push?.public_key && <PushButton publicKey={push.public_key} />}
          <Places />
          <Wishes />
        </>
      )}
    </section>
  )
}

function PushButton({ publicKey }: { publicKey: string }) {
  const [isAsking, setIsAsking] = useState(false)
  if (!('PushManager' in window)) return <p className="soft">This browser cannot show notifications.</p>
  const subscribe = async (): Promise<void> => {
    setIsAsking(true)
    try {
      await subscribeToPush(publicKey)
      toasts.tell('This device shows what Alfred notices.')
    } catch (error) {
      const isRefused = Notification.permission === 'denied'
      toasts.tell(
        isRefused
          ? 'They are refused for this page: the browser’s settings allow them again.'
          : tellProblem(error),
        { tone: 'danger' },
      )
    }
    setIsAsking(false)
  }
  return (
    <div>
      <button type="button" className="button" disabled={isAsking} onClick={() => void subscribe()}>
        <BellRing size={18} aria-hidden />
        Show them on this device
      </button>
    </div>
  )
}

function Places() {
  const places = useRows('delivery_places')
  const rows = places.data?.rows ?? []
  if (rows.length === 0) return null
  const remove = async (id: string): Promise<void> => {
    try {
      await client.deliveries.remove(id)
      await places.refetch()
    } catch (error) {
      toasts.tell(tellProblem(error), { tone: 'danger' })
    }
  }
  return (
    <ul className="list">
      {rows.map(({ id, way, label, address }) => (
        <li key={id} className="line">
          <span className="line__text">
            <span>{label || address}</span>
            <span className="small soft">{way.replaceAll('_', ' ')}</span>
          </span>
          <button
            type="button"
            className="button button--icon"
            aria-label={`No more to ${label || address}`}
            onClick={() => void remove(id)}
          >
            <BellOff size={18} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Hours of quiet, and how many a day. Setting nothing tells what holds. */
function Wishes() {
  const wishes = useQuery({ queryKey: ['delivery-wishes'], queryFn: () => client.deliveries.setWishes({}) })
  if (wishes.data === undefined) return null
  const { quiet_from: from, quiet_until: until, a_day_max: most } = wishes.data
  const save = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    try {
      await client.deliveries.setWishes({
        ...{ quiet_from: String(given.get('from')), quiet_until: String(given.get('until')) },
        a_day_max: Number(given.get('most')),
      })
      toasts.tell('Saved.')
      await wishes.refetch()
    } catch (error) {
      toasts.tell(tellProblem(error), { tone: 'danger' })
    }
  }
  return (
    <form className="line-form" onSubmit={(event) => void save(event)}>
      <label className="field">
        <span>Quiet from</span>
        <input className="input" type="time" name="from" defaultValue={from.slice(0, 5)} required />
      </label>
      <label className="field">
        <span>until</span>
        <input className="input" type="time" name="until" defaultValue={until.slice(0, 5)} required />
      </label>
      <label className="field">
        <span>At most a day</span>
        <input className="input" type="number" name="most" min={0} max={20} defaultValue={most} required />
      </label>
      <button className="button">Save</button>
    </form>
  )
}
