import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { manifest } from './manifest.ts'

/** While it is worked at, the gateway of `npm start` answers behind Vite's own server. */
const gateway = 'http://127.0.0.1:3000'

// eslint-disable-next-line no-restricted-syntax -- Vite looks for a default export.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'service-worker.ts',
      // main.tsx registers it: a script that stands in the page would be against the content security policy.
      injectRegister: null,
      manifest,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,png,webmanifest}'],
        maximumFileSizeToCacheInBytes: 1_000_000,
      },
    }),
  ],
  build: {
    target: 'es2024',
    modulePreload: { polyfill: false },
    // A picture inside of a stylesheet would need a laxer content security policy.
    assetsInlineLimit: 0,
    // Our own libs only declare: what of them no page uses need not be loaded.
    rolldownOptions: { treeshake: { moduleSideEffects: (id) => !/\/libs\/(?:contracts|client)\//.test(id) } },
  },
  server: { host: '127.0.0.1', proxy: { '/api': gateway, '/auth': gateway } },
})
