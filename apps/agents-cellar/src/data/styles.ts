import { beers } from './beers.ts'
import { otherDrinks } from './other-drinks.ts'
import { otherWines } from './other-wines.ts'
import { redWines } from './red-wines.ts'
import type { Style } from './style.ts'
import { whiteWines } from './white-wines.ts'

/** All styles that are known here. */
export const styles: readonly Style[] = [...redWines, ...whiteWines, ...otherWines, ...beers, ...otherDrinks]
