import { FAITHS } from '../what-is-told.ts'

// What is said around whom something is told of, and changes nothing of it.

/** Somebody says that they know it, or whom they have there. */
const KNOWS = [
  'i (?:think|believe|know|guess|reckon|hear|heard|understand|mean|suppose|forgot to (?:say|mention)|should (?:say|mention)|have to (?:say|mention))',
  "i've got|i have|i'm (?:having|cooking|hosting|feeding)|i also|we've got|we have",
  "we're (?:having|cooking|hosting|feeding)|let me",
]
/** Words of sentences, and of why and how much. */
const OF_SENTENCES = [
  "'s got|'s|'re|'m|'ve|is|are|am|has|have|got|been|being|gone|a|an|the|very|really|quite|pretty|fairly|both|all",
  'also|now|still|just|only|strictly|who|that|which|so|but|though|because|since|as|too|at all',
  '(?:both|all|all three|the two|each) of (?:them|those)',
  'with (?:his|her|their|my|the) (?:tablets|pills|medication|medicine|meds|statins|reflux)',
  'because of (?:his|her|their|my|the) (?:tablets|pills|medication|medicine|meds|statins|heart|kidneys|blood pressure|faith|religion)',
  '(?:is )?the one|totally|completely|fully|entirely|actually|unfortunately|sadly|definitely|apparently|obviously',
  'currently|eats?|diet|food|person|type|bit|of',
]
/** Alfred is spoken to. */
const TO_ALFRED = [
  'please|remember|save|saving|note|keep|bear|in mind|so you know|you know|just so|heads up|fyi|btw|by the way|psa',
  'ps|oh|hi|hello|hey|ok|okay|well|right|alfred|thanks?|thank you|cheers|reminder|just a|quick|one more thing',
  'another thing|for future reference|important|careful',
]
/** Where and when they eat. */
const WHERE_AND_WHEN = [
  'coming|comes?|come|over|round|around|here|there|staying|visiting|joining|popping (?:in|round|over)|eating|with',
  'us|to|at|on|in|this|next|every|from|dinner|lunch|tea|supper|breakfast|brunch|tonight|tomorrow|today|later',
  'weekend|evening|night|week|party|picnic|barbecue|bbq|christmas|easter|table|house|our place|ours|mine|guests?',
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|weds?|thurs?|fri|sat|sun',
  '(?:the )?(?:work|school|church|uni|college|football|next door|the office|down the road)',
]
/** How bad it is, and what is felt of it. */
const HOW_BAD = [
  'poor (?:thing|love|lad|girl|soul|kid)|bless (?:her|him|them)',
  '(?:really |very |quite )?(?:badly|severely|seriously|mildly|slightly|severe|serious|bad)',
  'for (?:religious|medical|health|ethical) reasons|long story|since (?:birth|forever)|his|her|their|its',
  '(?:an? )?epipen(?: and everything)?|carries|turns? out|it',
]

/** Matches, from a place of a text in lower case on, words that change nothing of what is told. */
export const FILLING = new RegExp(
  `(?:${[...KNOWS, ...OF_SENTENCES, ...TO_ALFRED, ...WHERE_AND_WHEN, ...HOW_BAD, FAITHS].join('|')})(?![\\p{L}-])`,
  'uy',
)
