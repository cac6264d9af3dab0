import { useEffect, useState, type Dispatch, type SetStateAction } from 'react'

const NAME = 'alfred-draft'

/** What is being written, kept while the tab is open: another page, or loading it again, loses no word. */
export function useDraft(): [string, Dispatch<SetStateAction<string>>] {
  const [draft, setDraft] = useState(() => sessionStorage.getItem(NAME) ?? '')
  useEffect(() => sessionStorage.setItem(NAME, draft), [draft])
  return [draft, setDraft]
}
