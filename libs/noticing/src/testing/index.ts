// Households and dishes for tests.
export { aDish, aHousehold, aLot, dayAt, idOf, moved } from './a-household.ts'
