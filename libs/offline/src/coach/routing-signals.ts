import type { RoutingSignal } from '../reading/signals.ts'

/** Signals that a message is for the coach: nutrition figures, the diary, goals, and what was eaten when. */
export const routingSignals: readonly RoutingSignal[] = [
  {
    pattern:
      '\\b(?:calorie|kcal|protein|carb|carbohydrate|fat|fib(?:re|er)|vitamin|sodium|iron|calcium|nutrient|nutrition|nutritional|macro|cholesterol)s?\\b',
    points: 2,
  },
  {
    pattern:
      '\\b(?:diary|entry|entries|my (?:\\w+ )?(?:goals?|limits?|totals?|summary|intake|progress)|(?:daily|weekly) (?:summary|totals?|goals?))\\b',
    points: 2.5,
  },
  { pattern: '^(?:please |can you |could you )?(?:log|track|record)\\b', points: 2.5 },
  { pattern: '\\b(?:log|track|record)(?: (?:it|that|this))?(?: (?:pls|please|plz))?[.!]*$', points: 2.5 },
  {
    pattern: '^(?:\\d+|an?|one|two|three|half an?) .*\\b(?:for|as a|as my) (?:breakfast|brekkie|snack)\\b',
    points: 1.5,
  },
  {
    pattern:
      '\\b(?:my eating|eating (?:habits?|patterns?)|my diet\\b(?! is| has)|how (?:was|has|did) my (?:day|week|month)|my (?:week|month) in review|progress report|(?:portion|serving)s? of|rich in|good sources? of|what i ate)\\b',
    points: 2,
  },
  { pattern: "^(?:i(?:'ve)? |we )?(?:just )?(?:had|ate|eaten|drank) (?!enough|to )", points: 2 },
  {
    pattern:
      '\\b(?:ate|eaten|had|drank|eat)\\b.{0,200}\\b(?:for|at|as) (?:my |a )?(?:breakfast|lunch|dinner|supper|snack)\\b',
    points: 3,
  },
  {
    pattern:
      "\\b(?:to|from) (?:my |the )?(?:breakfast|lunch|dinner|diary|log)\\b|\\b(?:food|yesterday's|today's) log\\b",
    points: 2,
  },
  // Which of two foods suits the day.
  { pattern: '\\b(?:should|shall) i (?:have|eat|take|choose) [^?]{2,40} or ', points: 2.5 },
  // An amount in another unit.
  {
    pattern:
      "^(?:can you )?(?:convert|how (?:many|much) (?:g|grams?|kg|kilos?|oz|ounces|pounds|ml|millilit(?:re|er)s|lit(?:re|er)s|cups?|tbsp|tsp|tablespoons|teaspoons|pints|quarts|gallons|fl oz|fluid ounces) |how (?:much|heavy) (?:does|do|is|are) .{1,60}weigh|how heavy (?:is|are) |(?:what(?:'s| is) )?(?:the )?(?:average )?weight of )",
    points: 4,
  },
  {
    pattern:
      "\\b\\d{1,4} ?(?:°|degrees?)? ?(?:[cf]|celsius|fahrenheit|centigrade) (?:in|to|into) |\\bwhat does .{1,60} weigh\\b|^(?:what(?: temperature)?(?:'s| is) )?(?:\\d|an? |one |half ).{1,60} in (?:grams?|g|kg|ml|ounces|oz|cups?|tablespoons|celsius|fahrenheit)\\b",
    points: 4,
  },
  // What is eaten again, and meals that are kept under a name.
  {
    pattern:
      '\\b(?:the|my) usual\\b|^usual (?:breakfast|lunch|dinner|snack)\\b|^(?:the |my )?same (?:thing |breakfast |lunch |dinner |snack |meal )?(?:as|like|again)\\b|^(?:copy|repeat|duplicate) (?:everything from |my (?:breakfast|lunch|dinner) (?:from|of) )?(?:yesterday|last night|today|(?:last |on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b',
    points: 4,
  },
  {
    pattern:
      "^(?:please )?(?:save|keep|remember|store) (?:this|that|my|what i (?:had|ate) for|(?:\\w+'s)) ?(?:breakfast|lunch|dinner|snack|supper)\\b.{0,40} (?:as|under) |\\bmy (?:favou?rites?|favou?rite meals|saved meals|kept meals|usuals?)\\b|\\b(?:forget|delete) (?:my|the) (?:usual|favou?rite)\\b",
    points: 5,
    isUnlearned: true,
  },
  // Advice on what was eaten.
  {
    pattern:
      '\\bwhat (?:should|could|can|must|do) i (?:need to )?(?:change|improve|do (?:better|differently))\\b.{0,40}\\b(?:eat|eating|ate|diet|food|nutrition|meals)\\b|\\bhow (?:can|could|should|do) i (?:eat|be eating) (?:better|healthier|more healthily)\\b',
    points: 5,
    isUnlearned: true,
  },
  // What is in a recipe that is pasted below the question.
  {
    pattern:
      '^(?:what|how|tell|give|show|calories|macros|nutrition)[^\\n]*\\b(?:calories|kcals?|macros|nutrition|nutrients|protein|carbs)\\b[^\\n]*\\n[^\\n]+\\n',
    points: 6,
    isUnlearned: true,
  },
  // What is kept of a body.
  {
    pattern:
      "\\bmy (?:body|measurements|height|weight|age|stats)\\b|^(?:please )?(?:(?:remember|keep in mind|note|save)(?: that)? )?(?:i (?:now )?weigh|(?:i'm|im|i am) (?:now )?(?:down to |up to |at )?(?:an? )?(?:\\d+(?:\\.\\d+)? ?(?:cm|m|kg|kilos?|st|stone|ft|foot|lbs?|pounds|yrs?|years?|yo)|woman|man|female|male|bloke|guy|lad|lady|girl)\\b)|^(?:how (?:tall|old|heavy) am i|(?:how much|what) do i weigh)\\b",
    points: 5,
    isUnlearned: true,
  },
  // Water is drunk, and counted in the diary.
  {
    pattern:
      '\\bhow much (?:(?:more )?water\\b(?! is there| does)|have i (?:drunk|had to drink))\\b|\\b(?:had|drank|drunk) (?:another )?\\d+(?:\\.\\d+)? ?(?:ml|cl|l|litres?|liters?)(?: of water)?(?: more| again)?(?: just now| now)?(?=[.!,]|$)',
    points: 3,
    isUnlearned: true,
  },
  // What was eaten out, and what there was besides.
  {
    pattern:
      "^(?:wagamama|nando'?|greggs|pret|mcdonald'?|maccie|kfc|subway|costa|starbucks|five guys|burger king)(?:'?s)? for (?:breakfast|lunch|dinner|tea)[,:] |^(?:and|oh|also)(?:,? and)? there was (?:also )?(?:an?|some) [a-z ]{2,24}(?:[.!,] ?(?:\\d|an?\\b|one\\b)?.{0,30})?$",
    points: 3,
    isUnlearned: true,
  },
  // What would come of eating something.
  {
    pattern:
      '^(?:can|could|might) i (?:still |just )?(?:squeeze in|get away with|afford) |^(?:would|will) .{2,40} (?:put|take|push) me over\\b|^(?:so |and )?(?:what )?if i (?:had|have|ate|eat|smashed) .{3,80}\\b(?:leave me|be over|calories)\\b',
    points: 5,
    isUnlearned: true,
  },
  // Whether a drink counts towards what is to be drunk.
  {
    pattern:
      '^(?:and |so |but )?(?:do|does) [a-z -]{2,30} counts?(?: (?:as|towards?|for|to) (?:it|that|water|fluids?|my [a-z]+))?[?. ]*$',
    points: 5,
    isUnlearned: true,
  },
  // What may still be eaten of a day; of the stock nothing is left "today".
  {
    pattern:
      "^(?:so |and |now |ok |then )*what(?:'s|s| is| do i have| have i got) left (?:for me )?(?:to (?:eat|have) )?(?:for )?(?:today|the day)[?. ]*$",
    points: 8,
    isUnlearned: true,
  },
  // How much each glass held that was just told of.
  {
    pattern:
      '^(?:(?:and|but|oh|actually|well|though|no)[, ]+)*(?:my|the|those) (?:glass|cup|mug|bottle)(?:es|s)? (?:are|were|hold|held) .{0,40}\\d{2,4} ?(?:ml)?(?: each)?[.! ]*$',
    points: 6,
    isUnlearned: true,
  },
  // What somebody has to keep to a day.
  {
    pattern:
      '\\b(?:salt|sugar|alcohol) (?:intake |down|low)\\b|\\b(?:under|below|at most|no more than|less than) \\d[\\d.,]* ?(?:kcal|g|grams?|mg)? ?(?:a|per|each|every) day\\b|\\b(?:must|want to|have to|need to) (?:lose|gain) (?:an? |\\d)',
    points: 4,
    isUnlearned: true,
  },
  // Foods that nobody had figures for.
  {
    pattern:
      "^(?:what|which)(?: foods?| things| ones| else)* (?:(?:could|can|did|do)(?:n't| not) you|(?:could|can|did|do) you not|you (?:couldn't|could not)) (?:find|know)\\b|\\bfailed look-?ups\\b|\\bfoods?\\b.{0,20}\\b(?:no|without|not have) (?:any )?(?:figures|nutrition|values)\\b",
    points: 5,
    isUnlearned: true,
  },
  { pattern: '\\b(?:burned|burnt|workout|worked out|exercise[ds]?|went for a run|ran \\d)\\b', points: 2.5 },
  {
    pattern: '\\bcompare\\b|\\bvs\\.?\\b|\\bversus\\b|\\bwhich has (?:more|less)\\b|\\bhealthier\\b',
    points: 2,
  },
  // What somebody wants less or more of is a goal.
  {
    pattern:
      '\\b(?:want|try|trying|like|need|have|hope|hoping) to (?:eat|have|get|consume|use) (?:less|fewer|more) (?:sugar|salt|fat|carbs?|carbohydrates|calories|protein|fibre|fiber|iron|calcium|sodium)\\b|\\b(?:lose|gain|put on) (?:some |a bit of )?weight\\b',
    points: 4,
    isUnlearned: true,
  },
  { pattern: '\\bhow (?:am i|did i|are we) do(?:ing)?\\b|\\bon track\\b', points: 3 },
  {
    pattern:
      '\\bwhat (?:did|have) i (?:eat|eaten|have|had|drink|drunk)\\b|\\bi just (?:ate|had)\\b|\\bglass(?:es)? of water\\b',
    points: 2.5,
  },
  // Food words also occur in recipes, plans and tastes, which belong to other agents.
  {
    pattern: "^(?:please |can you |could you |let's )?(?:plan|cook|make|create|generate|find|save)\\b",
    points: -2,
  },
  {
    pattern:
      "^(?:i|we) (?:really )?(?:love|like|hate|dislike|can't stand|don't like|prefer|am|are)\\b|^i'm (?:on|a|an|allergic|vegan)\\b",
    points: -1.5,
  },
]
