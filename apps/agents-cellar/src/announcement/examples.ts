import type { AgentDefinition } from '@alfred/agent-kit'

// The cellar's description of itself: read by the router model, and by the rules of the offline provider.

export const description =
  'Keeps the drinks of a person: bottles of wine, beer, cider, spirits and soft drinks in the cellar, with vintage and drink-by window, tasting notes, what to open tonight and which drink goes with a dish.'

export const subdomains: AgentDefinition['subdomains'] = [
  {
    name: 'bottles',
    description: 'bottles in the cellar: put in, open, give away, break, move, correct, list',
  },
  { name: 'tasting', description: 'tasting notes with a mark out of ten' },
  { name: 'pairing', description: 'which drink goes with a dish or a planned meal, and what to open' },
]

/** Words that no other agent's examples have are what the router knows this agent by. */
export const examples: AgentDefinition['examples'] = [
  'put 6 bottles of 2019 Barolo in the cellar',
  'add two bottles of rioja, drink by 2028',
  'a case of IPA, 12 bottles',
  'bought 12 bottles of cider for the cellar',
  'what reds do I have?',
  'which whites are in the cellar?',
  'what beer do I have?',
  "what's in my cellar?",
  'show me my wines',
  'what should I open tonight?',
  'which bottle should I open?',
  'what wine goes with roast lamb?',
  "what goes with tonight's dinner?",
  'what should we drink with the salmon?',
  'is the Barolo ready?',
  'what needs drinking this year?',
  'which bottles are ready to drink?',
  'which wines are past it?',
  'opened the Barolo',
  'I opened a bottle of rioja',
  'we drank the last two rieslings',
  'gave away a bottle of chianti',
  'I broke a bottle of the malbec',
  'the Barolo was a bit tannic, 7 out of 10',
  'the riesling was lovely, 9/10',
  'what did I think of the Barolo?',
  'show my tasting notes',
  'move the Barolo to the wine fridge',
  'Barolo: 2018, not 2019',
  'drink the rioja by 2030',
]
