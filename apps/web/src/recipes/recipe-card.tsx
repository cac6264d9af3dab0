import { Link } from 'react-router'
import { CardWarning } from './recipe-warning.tsx'

type CardProps = { to: string; name: string; about: string | null; facts: readonly (string | null)[] }

/** A recipe among others. */
export function RecipeCard({ to, name, about, facts }: CardProps) {
  return (
    <li className="card recipe-card">
      <h2 dir="auto">
        <Link className="recipe-card__link" to={`/recipes/${encodeURIComponent(to)}`}>
          {name}
        </Link>
      </h2>
      {about !== null && (
        <p className="small soft recipe-card__about" dir="auto">
          {about}
        </p>
      )}
      <CardWarning recipeId={to} />
      <p className="cluster">
        {facts
          .filter((fact) => fact !== null && fact !== '')
          .map((fact) => (
            <span key={fact} className="badge">
              {fact}
            </span>
          ))}
      </p>
    </li>
  )
}
