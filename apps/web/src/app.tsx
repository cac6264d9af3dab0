import { createBrowserRouter, type RouteObject } from 'react-router'
import { ChatPage } from './chat/chat-page.tsx'
import { ErrorPage } from './shell/error-page.tsx'
import { Layout } from './shell/layout.tsx'

/** The first page comes with the app; each other one when it is first opened. */
const pages: RouteObject[] = [
  { index: true, Component: ChatPage },
  { path: 'chat/:conversationId', Component: ChatPage },
  { path: 'more', lazy: async () => ({ Component: (await import('./shell/more-page.tsx')).MorePage }) },
  {
    path: 'shopping',
    lazy: async () => ({ Component: (await import('./shopping/shopping-page.tsx')).ShoppingPage }),
  },
  {
    path: 'kitchen',
    lazy: async () => ({ Component: (await import('./kitchen/kitchen-page.tsx')).KitchenPage }),
  },
  {
    path: 'recipes',
    lazy: async () => ({ Component: (await import('./recipes/recipes-page.tsx')).RecipesPage }),
  },
  {
    path: 'recipes/:recipeId',
    lazy: async () => ({ Component: (await import('./recipes/recipe-page.tsx')).RecipePage }),
  },
  {
    path: 'recipes/:recipeId/cook',
    lazy: async () => ({ Component: (await import('./cook/cook-page.tsx')).CookPage }),
  },
  { path: 'plan', lazy: async () => ({ Component: (await import('./plan/plan-page.tsx')).PlanPage }) },
  {
    path: 'nutrition',
    lazy: async () => ({ Component: (await import('./nutrition/nutrition-page.tsx')).NutritionPage }),
  },
  {
    path: 'suggestions',
    lazy: async () => ({ Component: (await import('./suggestions/suggestions-page.tsx')).SuggestionsPage }),
  },
  {
    path: 'memory',
    lazy: async () => ({ Component: (await import('./memory/memory-page.tsx')).MemoryPage }),
  },
  {
    path: 'changes',
    lazy: async () => ({ Component: (await import('./changes/changes-page.tsx')).ChangesPage }),
  },
  {
    path: 'changes/:jobId',
    lazy: async () => ({ Component: (await import('./changes/trace-page.tsx')).TracePage }),
  },
  {
    path: 'settings',
    lazy: async () => ({ Component: (await import('./settings/settings-page.tsx')).SettingsPage }),
  },
]

const isolated = pages.map((page) => ({ ...page, errorElement: <ErrorPage /> }))

export const router = createBrowserRouter([
  {
    path: '/',
    Component: Layout,
    errorElement: <ErrorPage />,
    HydrateFallback: () => null,
    children: isolated as RouteObject[],
  },
])
