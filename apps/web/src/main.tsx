// First of all: what a page says of its own looks holds over what is said of all.
import './styles/tokens.css'
import './styles/base.css'
import './styles/controls.css'
import './styles/overlays.css'
import './styles/layout.css'
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { keeping, queryClient } from './alfred/query-client.ts'
import { router } from './app.tsx'
import { applyTheme } from './shell/theme.ts'

applyTheme()

const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <PersistQueryClientProvider client={queryClient} persistOptions={keeping}>
        <RouterProvider router={router} />
      </PersistQueryClientProvider>
    </StrictMode>,
  )

// Where it is worked at, each change is to be seen at once.
if ('serviceWorker' in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register('/service-worker.js')
