import { isRouteErrorResponse, Link, useRouteError } from 'react-router'

/** What stands in place of a page that broke or that is not there: a way on, and no word from inside. */
export function ErrorPage() {
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  return (
    <div className="page">
      <div className="empty" role="alert">
        <h1>{isMissing ? 'There is no such page' : 'This page broke'}</h1>
        <p>
          {isMissing
            ? 'The address may be old, or mistyped.'
            : 'Nothing of yours is lost. Loading it again often helps.'}
        </p>
        <div className="cluster">
          {!isMissing && (
            <button type="button" className="button button--main" onClick={() => window.location.reload()}>
              Load again
            </button>
          )}
          <Link className="button" to="/">
            To the chat
          </Link>
        </div>
      </div>
    </div>
  )
}
