import type { RoutingSignal } from '../reading/signals.ts'
import { dietPattern } from '../reading/diet-pattern.ts'
import { followsDiet, hasDiabetes, onDiet } from './people/diet-words.ts'

/** Signals that a message is for the pantry: storing, using, cooking, planning and shopping. */
export const routingSignals: readonly RoutingSignal[] = [
  // A diet that somebody is on is kept of them, and no food that was eaten: "I eat low carb".
  {
    pattern: `^(?:[\\p{L}' ]{1,40}(?:'m|'s|'re| am| is| are|im)(?: an?| strictly| now)* (?:${dietPattern})s?|[\\p{L}' ]{1,40}(?:'m|'s|'re| am| is| are|im) ${onDiet('is_on')}|[\\p{L}' ]{1,40} ${followsDiet('follows')}|[\\p{L}' ]{1,40} ?${hasDiabetes("(?:'m|'s|'re|am|is|are|im)")})[.! ]*$`,
    points: 5,
    complexity: 'low',
    isUnlearned: true,
  },
  // For how many somebody cooks, and who they are: "I live alone", "I live with my mum", "we are 2 adults and 3 kids".
  {
    pattern:
      "^(?:(?:hi|hello|hey)[ ,!.]+)?(?:i live (?:alone|by myself|on my own|(?:here )?with (?:my|our|an?|two|three|four|\\d)\\b.*)|(?:we're|we are) (?:\\d|one|two|three|four) adults?\\b.*)[.! ]*$",
    points: 5,
    complexity: 'low',
    isUnlearned: true,
  },
  // What somebody may eat is asked of whoever knows their rules: "can Leo eat pad thai?"
  {
    pattern:
      "^(?:so |and |but )?(?:can|may|could|should|is it (?:ok|okay|safe) for) (?!i\\b|we\\b|you\\b|this\\b|that\\b|it\\b)(?:my |our )?[\\p{L}'-]+(?: [\\p{L}'-]+)? (?:to )?(?:eat|have|drink)\\b",
    points: 6,
    complexity: 'low',
  },
  // What Alfred tells by itself: what there is, later, never, and again.
  {
    pattern:
      "^(?:please )?(?:stop|quit|no more|enough|don't|do not|never|you can stop|turn off|mute)\\b.*\\b(?:tell(?:ing)?|suggest(?:ing|ions?)?|remind(?:ing)?|nag(?:ging)?|nudges|alert(?:s|ing)?|reminders?|notif\\w+|warnings?|bother(?:ing)?|tips)\\b|^(?:any|show|list|got any|what(?:'s| are)?|have you got)\\b.*\\b(?:suggestions|alerts|notifications|nudges)\\b|^(?:so )?(?:what|anything) (?:have you|did you|you've) (?:noticed?|spotted|seen)|^have you noticed anything|^(?:(?:ok|okay|so),? )?(?:do you have|have you|are there|which|what)\\b.{0,40}\\bsuggest(?:ions?|ing)?\\b(?!.*\\b(?:recipes?|dish|cook|dinner|lunch|breakfast|eat)\\b)|\\banything you(?:'d| would)? (?:like|want) to (?:tell|say|suggest)\\b|\\bstart (?:suggest|tell|remind|warn|alert)ing\\b|^(?:what|anything)(?: else)? (?:do|would) you suggest(?: (?:right now|today|by yourself))?[?.! ]*$|^(?:no,? )?(?:not now|not today|later|maybe later|remind me|ask me|snooze)\\b[^?]{0,40}$|\\b(?:suggest|tell me|remind me|warn me|alert me)\\b.*\\bagain\\b",
    points: 4,
    complexity: 'low',
    isUnlearned: true,
  },
  // Everything, of nothing that was named: the stock is what there is, and it asks.
  {
    pattern:
      '^(?:please |just |can you )?(?:delete|remove|clear|wipe|erase|bin|get rid of|throw (?:away|out)) (?:absolutely )?(?:everything|all of it|it all|the lot)[.! ]*$',
    points: 5,
    isUnlearned: true,
  },
  {
    pattern:
      '^(?:please |can you |could you )?(?:make|change|set|clear|empty|wipe|update)\\b.*\\b(?:on|from|off|in)? ?(?:the|my|our) (?:whole )?(?:shopping |grocery )?list\\b',
    points: 2,
    complexity: 'low',
  },
  // What one of a measure holds is told to the pantry, which keeps it for the diary too.
  {
    pattern:
      '^(?:a|an|one|my|our|each|every) (?:(?:[a-z]+ )?(?:slice|bowl|glass|mug|pack|packet|can|tin|bottle|carton|jar|tub|bag|box|loaf|bar|piece|serving)(?: of [a-z ]{1,60}?)?) (?:is|holds|has|weighs|contains) (?:about |always |usually )?\\d|\\bmy (?:own )?measures\\b|^forget (?:my|what an?|how much an?) (?:slice|bowl|glass|mug|pack|can|bottle|tub|bag|box|piece|serving|measures?)\\b',
    points: 5,
    complexity: 'low',
    isUnlearned: true,
  },
  // Asking for stock is simple, whatever the food.
  {
    pattern:
      "^(?:what(?:'s| is| are| did)?|show(?: me)?|list|which|do (?:i|we) have|find(?: me)?|is there)\\b.*\\b(?:plan(?:ned)?|list|recipes?)\\b",
    points: 1,
    complexity: 'low',
  },
  {
    pattern:
      '^(?:please |can you |could you |help me |i want to |i need to )*(?:plan|organi[sz]e|schedule|meal prep)\\b.*\\b(?:week|days|meals|dinners|lunches|breakfasts)\\b',
    points: 3,
    complexity: 'high',
  },
  {
    pattern:
      "\\b(?:create|make|invent|write|generate|come up with|suggest|give me|i want|i'd like|think of)\\b.*\\b(?:recipes?|dish(?:es)?|variations?|menu)\\b",
    points: 2,
    complexity: 'medium',
  },
  { pattern: '\\b(?:love|like|prefer|hate|favou?rites?)\\b|\\bcook(?:ing)? for \\w+', points: 1 },
  { pattern: '\\b(?:fridge|freezer|pantry|cupboard|larder|counter|in stock|inventory)\\b', points: 1 },
  {
    pattern:
      '\\b(?:bought|purchased|picked up|brought home|stocked|ran out|run out|out of|used(?: up)?|use up|threw|throw|toss|bin|discard|expir\\w*|go(?:es|ing)? off|opened|fr[eo]e?ze|froze|move[sd]?|left over)\\b',
    points: 1.5,
  },
  {
    pattern:
      '\\b(?:recipes?|cook\\w*|dish(?:es)?|bake|meal plan|plan (?:my|our|the|a|for)|planned|shopping|groceries|the list|ingredients?)\\b',
    points: 1.5,
  },
  // What becomes of food, and what throws many things away.
  {
    pattern:
      '\\b(?:gets?|go|goes) through\\b|\\b(?:throw|threw|thrown|bin|chuck|waste)\\w*\\b.*\\b(?:week|month|year|lately|days)\\b|\\busage\\b|^(?:bin|chuck|dump|ditch|toss|clear out|empty)\\b',
    points: 2,
    complexity: 'low',
  },
  // What is to be kept of what was told, and what is asked of it.
  {
    pattern:
      "^(?:please )?(?:remember|note|make a note|keep in mind|bear in mind|fyi|so you know|just so you know)\\b(?! (?:me|us|to)\\b)|\\b(?:forget|delete|erase) (?:everything|all) (?:that )?(?:you|i've|i)\\b|^(?:you can )?forget (?:that|this|the|what|about)\\b|\\bdo you (?:still )?remember\\b|\\bdid i (?:say|tell you)\\b|^why do you (?:think|say|know)\\b|^how do you know\\b|^(?:that|this|it)(?:'s| is) (?:wrong|not true|outdated)\\b",
    points: 3,
    complexity: 'low',
  },
  // What is to be done.
  {
    pattern:
      '\\b(?:remind (?:me|us)|reminders?|tasks?|to[- ]?dos?|chores?|let me forget|done with (?:the )?\\w+ing)\\b|\\b(?:have|need|left|is there|got) (?:i |we )?(?:still )?to do\\b|^what .*\\bto do\\b|\\bsoak(?:ed|ing)?\\b',
    points: 3,
    complexity: 'low',
  },
  // A dish beside what is planned for a coming meal.
  {
    pattern:
      "^(?:please )?(?:add|include|take|drop|remove) .{2,60} (?:to|with|off|from) (?:the |my |our )?(?:tomorrow|tonight|(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)'?s (?:dinner|lunch|breakfast|supper|meal|plan)\\b|\\bas a side\\b",
    points: 4,
    complexity: 'low',
  },
  // The same dish on another day, and what stands beside a dish.
  {
    pattern:
      '^(?:and |also |plan |make )*(?:the )?same(?: again| thing| dish| meal| one)?,? (?:again )?(?:on |for )?(?:tomorrow|(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b|^(?:please )?(?:add|put|serve|have|make) .* as a (?:side|starter|dessert)(?: dish)? (?:to|with|for)\\b',
    points: 5,
    complexity: 'low',
    isUnlearned: true,
  },
  // Several meals are those of the plan, and all that there is is the stock.
  {
    pattern:
      '^(?:please |can you |could you )?(?:show|list|tell|give|what|which)\\b(?: me| us)? (?:all )?(?:of )?(?:the |my |our )?(?:planned |coming |upcoming )?(?:breakfasts|brunches|lunches|dinners|suppers)\\b(?!.*\\b(?:ate|eat|eaten|had|log|logged|diary|yesterday|last|calories|kcal|recipes?)\\b)',
    points: 5,
    complexity: 'low',
    isUnlearned: true,
  },
  {
    pattern:
      "^(?:so )?(?:what(?:'s| is)? (?:in (?:the|my|our) (?:kitchen|house)|(?:food )?(?:do|have) (?:i|we)(?: (?:have|got))?)|how (?:much|many) .{1,40} (?:do|have) (?:i|we) (?:have|got)) (?:in total|in all|altogether|overall)[?. ]*$",
    points: 5,
    complexity: 'low',
    isUnlearned: true,
  },
  // What is missing for what is planned.
  {
    pattern:
      "^(?:please )?what(?:'s| is| are| am i| do (?:i|we))? (?:still )?(?:missing|lacking|need)\\b.*\\b(?:week|weekend|days?|today|tonight|tomorrow|mon|tues|wednes|thurs|fri|satur|sun|plan)",
    points: 4,
    complexity: 'low',
  },
  // A planned meal that is for so many, or a dish of the plan that moves or is not wanted.
  {
    pattern:
      "^(?:please )?(?:make|change|set|cook)\\b.*\\b(?:dinner|lunch|breakfast|supper)\\b.* for (?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve)\\b|\\b(?:dinner|lunch|breakfast|supper)\\b.* (?:is|will be) for (?:\\d|two|three|four|five|six|seven|eight)|\\b(?:we'll|there'll|we will|there will) be (?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve)\\b",
    points: 4,
    complexity: 'low',
    isUnlearned: true,
  },
  {
    pattern:
      "^(?:please )?(?:cancel|scrap) (?:the |my |our |that )?[a-z' -]+$|^(?:we're|i'm|we are|i am) not (?:having|making|cooking|doing) .* (?:after all|any ?more|now)\\b|^(?:please )?(?:move|shift|push|postpone|reschedule) .* (?:to|till|until) (?:mon|tues|wednes|thurs|fri|satur|sun|tomorrow|next|this)",
    points: 2,
    complexity: 'low',
  },
  // What is always wanted in, and what runs low.
  {
    pattern:
      '\\b(?:running|run|are|getting) (?:low|short)\\b|\\balways (?:keep|have|want)\\b|\\bminimums?\\b(?!.*(?:goal|kcal|calories|protein))|\\b(?:under|below|less than|fewer than) (?:\\d+|one|two|three|four|five|six|ten|twelve|an?) (?!.*(?:kcal|calories|protein|carbs|fat|sugar|salt|sodium|minutes))',
    points: 2,
    complexity: 'low',
  },
  {
    pattern:
      "\\b(?:allerg\\w*|vegetarian|vegan|intolerant|don't (?:like|eat)|do not (?:like|eat)|air fryer|instant pot|know about me)\\b",
    points: 1.5,
  },
  {
    pattern:
      '\\b(?:left|remaining)\\b|^(?:do|have) (?:i|we) (?:have|got)\\b|^how (?:much|many) .+ (?:do|have) (?:i|we)\\b',
    points: 0.7,
  },
  {
    pattern:
      '^(?:please |can you |could you )?(?:add|stock|put) (?!.*\\b(?:breakfast|lunch|dinner|snack|diary|log|journal|calories|kcal|workout|today|yesterday|goal)\\b)',
    points: 1,
  },
  { pattern: "^what(?:'s| is) for (?:breakfast|lunch|dinner|supper)\\b", points: 2 },
  { pattern: '\\b(?:set|correct|update|change) (?:the|my|our) \\w+ to \\d', points: 2 },
  { pattern: '\\b(?:ate|drank|finished) (?:\\d+ |some )?(?:of )?the\\b', points: 1.5 },
  // How a week looks is what is planned for it, and not what was eaten.
  {
    pattern:
      "^(?:ok |okay |so |and )*(?:what does|how does|what's|hows?) (?:my|our|the|this|next) (?:coming )?week look(?:ing)?(?: like)?\\b",
    points: 6,
    isUnlearned: true,
  },
  { pattern: "^what(?:'?s| is)(?: there| planned)? for (?:breakfast|lunch|dinner|supper|tea)\\b", points: 3 },
  // What there is to eat at a meal to come is a dish, whatever of the day is left.
  {
    pattern:
      '^(?:so |and |but |ok |okay |now |well |right |oh )*what (?:else )?(?:should|could|can|shall|might|do) (?:i|we) (?:have|eat|do|make|cook|get) (?:for (?:my |our |the kids )?(?:breakfast|lunch|dinner|supper|tea|a snack)|tonight|this evening)\\b(?!.*\\b(?:log|logged|diary|yesterday)\\b)',
    points: 8,
    complexity: 'low',
    isUnlearned: true,
  },
  { pattern: '\\bwhat do you (?:know|remember)\\b', points: 4 },
  { pattern: '\\bcookbook\\b', points: 4 },
  // Of pages the recipe is read.
  { pattern: '\\b(?:https?://|www\\.)', points: 2, complexity: 'low' },
  {
    pattern:
      '\\b(?:goes?|pairs?|works?) (?:well |best )?with\\b|\\b(?:instead of|in place of|substitutes?|replacements?|replace)\\b|\\bsomething like\\b|^i fancy\\b',
    points: 2,
    complexity: 'low',
  },
  {
    pattern:
      '^how (?:long|many days) (?:does|do|will|can|is|are|may|should)\\b|^(?:can|could) .*\\b(?:freeze|frozen)\\b|\\bshelf[ -]life\\b|^when (?:does|do|will) .+ (?:go off|go bad|spoil)\\b|^(?:is|are|does|do) .+ (?:vegan|vegetarian|halal|kosher|[a-z]+-free|contain .+)\\W*$|\\ballergens?\\b',
    points: 3,
    complexity: 'low',
  },
]
