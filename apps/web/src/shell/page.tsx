import { useEffect, type ReactNode } from 'react'

type PageProps = { title: string; isWide?: boolean; actions?: ReactNode; children: ReactNode }

/** A page with its title, which the window bears too. */
export function Page({ title, isWide = false, actions, children }: PageProps) {
  useTitle(title)
  return (
    <div className={isWide ? 'page page--wide' : 'page'}>
      <header className="page__head">
        <h1 tabIndex={-1}>{title}</h1>
        {actions !== undefined && <div className="cluster">{actions}</div>}
      </header>
      {children}
    </div>
  )
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Alfred' ? title : `${title} · Alfred`
  }, [title])
}
