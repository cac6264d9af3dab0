import { useNavigate } from 'react-router'
import { makeEdit } from '../alfred/make-edit.ts'
import { toasts } from '../shell/toasts.ts'
import { speaksOfFoodRules } from './speaks-of-food-rules.ts'

const WHY =
  'What somebody may or must not eat is a rule and no note: Alfred takes it down in the chat, so that it is kept to.'

/** Keeps a text as a note; what somebody may or must not eat is told to Alfred instead. Gives whether the text is taken care of. */
export function useNoting(): (text: string, corrected?: string) => Promise<boolean> {
  const navigate = useNavigate()
  return async (text, corrected) => {
    if (speaksOfFoodRules(text)) {
      toasts.tell(WHY)
      await navigate('/chat/new', { state: { say: text } })
      return true
    }
    return makeEdit(
      'remember_fact',
      { text, ...(corrected !== undefined && { corrects: corrected }) },
      { label: corrected === undefined ? 'Remembered.' : 'Corrected.' },
    )
  }
}
