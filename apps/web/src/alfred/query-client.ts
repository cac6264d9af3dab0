import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import { MutationCache, QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import type { PersistQueryClientOptions } from '@tanstack/react-query-persist-client'
import { createStore, del, get, set } from 'idb-keyval'
import { isAway, isSignedOut } from './problems.ts'

/** A page that is closed a moment after it was read has kept what it read. */
const WRITE_AFTER_MS = 100
const DAY_MS = 24 * 60 * 60 * 1_000

/** What is of use without a network: what is to be bought, what is in, what is planned and how it is cooked. */
const keptRows = new Set(['shopping', 'inventory', 'meal_plan', 'recipes'])

const onError = (error: unknown): void => {
  if (isSignedOut(error)) void queryClient.invalidateQueries({ queryKey: ['session'] })
}

/** What was read of the gateway, for all pages. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey: [kind] }) => kind !== 'session' && onError(error),
  }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      // What changes is told live: what was read stays good until then.
      staleTime: 60_000,
      gcTime: DAY_MS,
      retry: (failures, error) => isAway(error) && failures < 2,
      networkMode: 'offlineFirst',
    },
    mutations: { networkMode: 'always' },
  },
})

const store = createStore('alfred-rows', 'rows')
const isKept = ({ queryKey: [kind, name], state }: Query): boolean =>
  state.status === 'success' && (kind === 'session' || (kind === 'rows' && keptRows.has(String(name))))

/** How rows are kept on this device for a week. They go with the sign-out. */
export const keeping: Omit<PersistQueryClientOptions, 'queryClient'> = {
  persister: createAsyncStoragePersister({
    throttleTime: WRITE_AFTER_MS,
    storage: {
      getItem: async (key) => (await get<string>(key, store)) ?? null,
      setItem: (key, value: string) => set(key, value, store),
      removeItem: (key) => del(key, store),
    },
  }),
  maxAge: 7 * DAY_MS,
  dehydrateOptions: { shouldDehydrateQuery: isKept },
}
