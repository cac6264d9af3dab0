import { client } from '../alfred/client.ts'

/** Has this browser shown what Alfred notices, under the key of the installation. Throws where the browser or its person refuses. */
export async function subscribeToPush(publicKey: string): Promise<void> {
  const worker = await navigator.serviceWorker.ready
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { keys, endpoint = '' } = subscription.toJSON()
  await client.deliveries.add({
    ...{ way: 'web_push', address: endpoint, label: labelOf(navigator.userAgent) },
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  })
}

/** "Chrome on Android": what tells one's devices apart. */
export function labelOf(agent: string): string {
  const browsers = [
    ['Edg/', 'Edge'],
    ['Firefox/', 'Firefox'],
    ['Chrome/', 'Chrome'],
    ['Safari/', 'Safari'],
  ] as const
  const systems = [
    ['Android', 'Android'],
    ['iPhone', 'iPhone'],
    ['iPad', 'iPad'],
    ['Windows', 'Windows'],
    ['Mac OS', 'macOS'],
    ['Linux', 'Linux'],
  ] as const
  const find = (names: readonly (readonly [string, string])[], other: string): string =>
    names.find(([part]) => agent.includes(part))?.[1] ?? other
  return `${find(browsers, 'A browser')} on ${find(systems, 'a device')}`
}
