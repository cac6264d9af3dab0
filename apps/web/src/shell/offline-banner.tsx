import { CloudOff } from 'lucide-react'
import { useOnline } from '../alfred/use-online.ts'
import { useOutbox } from '../alfred/use-outbox.ts'

/** Says that there is no network, and what waits for one. */
export function OfflineBanner() {
  const isOnline = useOnline()
  const waiting = useOutbox().length
  if (isOnline) return null
  return (
    <div className="banner" role="status">
      <CloudOff size={18} aria-hidden />
      <span>
        You are offline.{' '}
        {waiting === 0 ? 'What you see may be older.' : `${tellWaiting(waiting)} sent when you are back.`}
      </span>
    </div>
  )
}

function tellWaiting(count: number): string {
  return count === 1 ? 'One change is' : `${count} changes are`
}
