type Pages = { hasNextPage: boolean; isFetching: boolean; fetchNextPage(): Promise<unknown> }

/** Gets the next page of a list; nothing where there is none. */
export function ShowMore({ pages, label }: { pages: Pages; label: string }) {
  if (!pages.hasNextPage) return null
  return (
    <button
      type="button"
      className="button"
      disabled={pages.isFetching}
      onClick={() => void pages.fetchNextPage()}
    >
      {label}
    </button>
  )
}
