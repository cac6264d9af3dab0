import {
  Apple,
  BookOpen,
  Brain,
  CalendarDays,
  History,
  Lightbulb,
  MessageCircle,
  Refrigerator,
  Settings,
  ShoppingCart,
  type LucideIcon,
} from 'lucide-react'

/** Where one can go, in the order of how often one does. */
export type Place = { path: string; name: string; icon: LucideIcon; isInBar: boolean }

export const places: readonly Place[] = [
  { path: '/', name: 'Chat', icon: MessageCircle, isInBar: true },
  { path: '/kitchen', name: 'Kitchen', icon: Refrigerator, isInBar: true },
  { path: '/plan', name: 'Plan', icon: CalendarDays, isInBar: true },
  { path: '/shopping', name: 'Shopping', icon: ShoppingCart, isInBar: true },
  { path: '/recipes', name: 'Recipes', icon: BookOpen, isInBar: false },
  { path: '/nutrition', name: 'Nutrition', icon: Apple, isInBar: false },
  { path: '/suggestions', name: 'Suggestions', icon: Lightbulb, isInBar: false },
  { path: '/memory', name: 'Memory', icon: Brain, isInBar: false },
  { path: '/changes', name: 'What Alfred did', icon: History, isInBar: false },
  { path: '/settings', name: 'Settings', icon: Settings, isInBar: false },
]
