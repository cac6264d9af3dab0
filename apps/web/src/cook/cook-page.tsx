import { ArrowLeft, Mic, MicOff, Sun } from 'lucide-react'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { readNumber } from '../alfred/read-number.ts'
import { canListen, listen } from '../chat/speech.ts'
import { type AnyRecipe } from '../recipes/find-recipe.ts'
import { RecipeNamed } from '../recipes/recipe-named.tsx'
import { RecipeWarning } from '../recipes/recipe-warning.tsx'
import { useTitle } from '../shell/page.tsx'
import { CookedForm } from './cooked-form.tsx'
import { CookStep } from './cook-step.tsx'
import { CookIngredients } from './cook-ingredients.tsx'
import { ring } from './ring.ts'
import { TimerBar } from './timer-bar.tsx'
import { useTimers } from './use-timers.ts'
import { useWakeLock } from './use-wake-lock.ts'
import './cook.css'

/** A recipe step by step, in letters that are read from across the kitchen. */
export function CookPage() {
  return <RecipeNamed title="Cook">{(recipe) => <Cooking key={recipe.id} recipe={recipe} />}</RecipeNamed>
}

function Cooking({ recipe }: { recipe: AnyRecipe }) {
  useTitle(`Cook ${recipe.name}`)
  const [search] = useSearchParams()
  const servings = readNumber(search.get('servings'), 'above zero').value ?? recipe.servings ?? 1
  // The first page is what is needed, the last what came of it.
  const last = recipe.steps.length + 1
  const [place, setPlace] = useStep(recipe.id, last)
  const isAwake = useWakeLock()
  const timers = useTimers(ring)
  const go = useCallback(
    (by: number) => setPlace((before) => Math.min(last, Math.max(0, before + by))),
    [last, setPlace],
  )
  useKeys(go)
  const factor = recipe.servings === null ? servings : servings / recipe.servings
  return (
    <div className="cook">
      <header className="cook__head">
        <Link className="button button--icon" to={`/recipes/${recipe.id}`} aria-label="Back to the recipe">
          <ArrowLeft size={22} aria-hidden />
        </Link>
        <h1 tabIndex={-1} dir="auto">
          {recipe.name}
        </h1>
        {isAwake && (
          <span className="badge">
            <Sun size={14} aria-hidden /> Screen stays on
          </span>
        )}
        <VoiceButton onNext={() => go(1)} onBack={() => go(-1)} />
      </header>
      <progress className="cook__progress" aria-label="How far" max={last} value={place} />
      <RecipeWarning recipeId={recipe.id} />
      <TimerBar {...timers} />
      <div className="cook__step" aria-live="polite">
        {place === 0 && <CookIngredients recipe={recipe} factor={factor} servings={servings} />}
        {place > 0 && place < last && (
          <CookStep
            step={recipe.steps[place - 1] ?? ''}
            number={place}
            count={recipe.steps.length}
            onTimer={timers.start}
          />
        )}
        {place === last && <CookedForm recipe={recipe} servings={servings} />}
      </div>
      <nav className="cook__buttons" aria-label="Steps">
        <button type="button" className="button cook__button" disabled={place === 0} onClick={() => go(-1)}>
          Back
        </button>
        <button
          type="button"
          className="button button--main cook__button"
          disabled={place === last}
          onClick={() => go(1)}
        >
          {place === 0 ? 'Begin' : place === last - 1 ? 'It is ready' : 'Next'}
        </button>
      </nav>
    </div>
  )
}

/** Where one was is kept while the tab is open: a screen that went off in the middle of it begins nothing anew. */
function useStep(id: string, last: number) {
  const name = `alfred-cook-${id}`
  const [place, setPlace] = useState(() => Math.min(last, Number(sessionStorage.getItem(name)) || 0))
  useEffect(() => sessionStorage.setItem(name, String(place)), [name, place])
  return [place, setPlace] as const
}

/** Space and the arrows turn the pages, unless they mean something where the focus is. */
function useKeys(go: (by: number) => void): void {
  useEffect(() => {
    const leaving = new AbortController()
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : null
      // Space presses a button, and whoever types moves in their text.
      if (target?.closest('input, select, textarea, [role="menu"], [role="dialog"]')) return
      if (event.key === ' ' && target?.closest('button, a')) return
      if (event.key === ' ' || event.key === 'ArrowRight') go(1)
      else if (event.key === 'ArrowLeft') go(-1)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey, { signal: leaving.signal })
    return () => leaving.abort()
  }, [go])
}

/** Turns the pages at a word, for whoever has dough on their hands. */
function VoiceButton({ onNext, onBack }: { onNext(): void; onBack(): void }) {
  const [isOn, setIsOn] = useState(false)
  const onHeard = useEffectEvent((text: string) => {
    if (/\b(?:next|go on|weiter|suivant|siguiente)\b/i.test(text)) onNext()
    if (/\b(?:back|zurück|retour|atrás)\b/i.test(text)) onBack()
  })
  useEffect(() => {
    if (!isOn) return
    return listen({ isContinuous: true, onHeard: (text) => onHeard(text), onEnd: () => setIsOn(false) })
  }, [isOn])
  if (!canListen) return null
  return (
    <button
      type="button"
      className="button button--icon"
      aria-pressed={isOn}
      aria-label={isOn ? 'Stop listening' : 'Listen for "next" and "back"'}
      onClick={() => setIsOn(!isOn)}
    >
      {isOn ? <MicOff size={22} aria-hidden /> : <Mic size={22} aria-hidden />}
    </button>
  )
}
