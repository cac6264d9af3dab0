import type { ManifestOptions } from 'vite-plugin-pwa'

/** What a phone knows of Alfred when it is put on the home screen. */
export const manifest: Partial<ManifestOptions> = {
  name: 'Alfred',
  short_name: 'Alfred',
  description: 'Keeps the kitchen: stock, meals, shopping and what was eaten.',
  start_url: '/',
  display: 'standalone',
  background_color: '#f7f6f1',
  theme_color: '#2c6a4c',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Shopping list', url: '/shopping' },
    { name: 'Kitchen', url: '/kitchen' },
  ],
}
