/** In which measures weights and volumes are shown; kept on this device alone, as the look is. What was told stays as it was told. */
export const unitChoices = ['told', 'metric', 'us'] as const
export type UnitChoice = (typeof unitChoices)[number]

const NAME = 'alfred-units'

export function chosenUnits(): UnitChoice {
  const kept = globalThis.localStorage?.getItem(NAME)
  return unitChoices.find((choice) => choice === kept) ?? 'told'
}

export function chooseUnits(choice: UnitChoice): void {
  localStorage.setItem(NAME, choice)
}
