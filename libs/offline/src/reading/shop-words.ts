/** Matches a place where food is bought, by its kind or by its name, without a group. */
export const shopPattern =
  "(?:(?:the |my |our |that |any )?(?:(?:local|corner|village|whole|farmers'?|big|weekly) )?(?:shops?|shopping|stores?|supermarkets?|markets?|grocers?|greengrocers?|grocery store|butchers?|bakery|bakers?|fishmongers?|deli)(?:'s)?|tesco|aldi|lidl|asda|sainsbury'?s|waitrose|morrisons|ocado|coles|woolworths|woolies|costco|walmart|kroger|target|trader joe'?s|whole foods|rewe|edeka)"
