import { ChefHat, Sparkles } from 'lucide-react'

type BannerProps = { mode: 'plan' | 'cook' | 'brainstorm'; onLeave(): void }

const told = {
  cook: { Icon: ChefHat, text: 'Cooking together: nothing is changed until you leave.' },
  brainstorm: { Icon: Sparkles, text: 'Brainstorming: nothing is changed until you leave.' },
} as const

/** Says that a conversation is in a mode of its own, and leads out of it. */
export function SessionBanner({ mode, onLeave }: BannerProps) {
  if (mode === 'plan') return null
  const { Icon, text } = told[mode]
  return (
    <div className="notice session-banner" role="status">
      <Icon size={20} aria-hidden />
      <span className="line__text">{text}</span>
      <button type="button" className="button button--small" onClick={onLeave}>
        Leave
      </button>
    </div>
  )
}
