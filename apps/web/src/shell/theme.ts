/** Light or dark, or as the device has it; kept on this device alone. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const NAME = 'alfred-theme'

export function chosenTheme(): Theme {
  const kept = localStorage.getItem(NAME)
  return themes.find((theme) => theme === kept) ?? 'system'
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(NAME, theme)
  applyTheme()
}

export function applyTheme(): void {
  const theme = chosenTheme()
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}
