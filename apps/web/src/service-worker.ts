/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: (string | { url: string; revision: string | null })[]
}

// The app itself opens without a network; what the gateway answers is never kept here.
precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/(?:api|auth)\//, /^\/(?:openapi|asyncapi)\.json$/, /^\/(?:health|metrics)/],
  }),
)

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

type Push = { title: string; body: string; url: string; tag: string }

// What Alfred notices comes as a push, and leads to where it can be answered.
self.addEventListener('push', (event) => {
  const push = readPush(event.data)
  if (push === undefined) return
  const { title, body, url, tag } = push
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, data: { url }, icon: '/icon-192.png' }),
  )
})

function readPush(data: PushMessageData | null): Push | undefined {
  try {
    const told = data?.json() as Partial<Push> | null
    if (typeof told?.title !== 'string') return undefined
    return {
      title: told.title,
      body: told.body ?? '',
      url: told.url ?? '/suggestions',
      tag: told.tag ?? 'alfred',
    }
  } catch {
    return undefined
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { url } = event.notification.data as { url: string }
  event.waitUntil(showPage(url))
})

/** Shows a page of ours, in a window that is open where there is one. No push leads anywhere else. */
async function showPage(url: string): Promise<void> {
  const wanted = new URL(url, self.location.origin)
  const page = wanted.origin === self.location.origin ? wanted.href : self.location.origin
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (open === undefined) await self.clients.openWindow(page)
  else {
    await open.focus()
    await open.navigate(page)
  }
}
