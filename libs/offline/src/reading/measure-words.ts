/** What people buy food in, as a pattern without a group. */
export const boughtIn =
  '(?:kg|kilos?|g|grams?|lbs?|pounds?|oz|ounces?|l|lit(?:re|er)s?|ml|pints?|cans?|tins?|packs?|packets?|bags?|bottles?|jars?|boxes|tubs?)'
