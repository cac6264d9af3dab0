import { useState } from 'react'

/** Whether this device may show what Alfred notices. */
export function NotificationsSection() {
  const [state, setState] = useState<NotificationPermission | 'none'>(() =>
    'Notification' in window ? Notification.permission : 'none',
  )
  const ask = async (): Promise<void> => setState(await Notification.requestPermission())
  return (
    <section className="card stack" aria-label="Notifications">
      <h2>Notifications</h2>
      <p>{told[state]}</p>
      {state === 'default' && (
        <div>
          <button type="button" className="button" onClick={() => void ask()}>
            Allow on this device
          </button>
        </div>
      )}
    </section>
  )
}

const told: Readonly<Record<NotificationPermission | 'none', string>> = {
  none: 'This browser cannot show any.',
  default: 'Alfred can tell on this device what expires and what runs low.',
  granted: 'This device shows what Alfred notices.',
  denied: 'They are refused for this page: the settings of the browser allow them again.',
}
