import { littleEnergy, weightInTime, words } from './concern.ts'
import type { ConcernPatterns } from './concern.ts'

const LOSES =
  "(?:los(?:e|ing)|drop|shed)(?: [\\p{L}']+){0,3} (?:weight|kilos?|kgs?|pounds|lbs)|lose \\d+ ?(?:kgs?|kilos?|lbs?|pounds)|weight[- ]loss|slim(?:ming)? down|calorie[- ]?deficit|cut(?:ting)? (?:my |her |his |their )?calories|fasting"
const DISEASE =
  "(?:type [12] )?(?:pre)?diabetes|ana?emia|coeliac(?: disease)?|celiac(?: disease)?|ibs|crohn'?s|cancer|ulcers?|(?:iron|b12|vitamin [a-k]\\d*) deficiency|high (?:blood pressure|cholesterol)|eating disorder|thyroid (?:problem|disease)|fatty liver|gout|heart disease"
const SUPPLEMENT =
  "iron|zinc|magnesium|potassium|calcium|melatonin|creatine|fish oil|vitamin [a-k]\\d*|vitamins|st\\.? john'?s wort|ginkgo|turmeric capsules"
const MEDICINE =
  'statins?|simvastatin|atorvastatin|warfarin|blood thinners?|insulin|metformin|ibuprofen|paracetamol|aspirin|antibiotics?|antidepressants?|ssris?|maois?|lithium|levothyroxine|thyroxine|beta[- ]?blockers?|methotrexate|ozempic|wegovy|mounjaro|semaglutide|medicines?|medications?|meds|my (?:tablets|pills|prescription)|(?:blood pressure|diabetes|heart|thyroid|contraceptive) (?:tablets|pills?)|(?:food|dietary|herbal) supplements?'
const ASKS =
  "can i|could i|may i|should i|am i allowed|is it (?:ok|okay|alright|safe|fine|bad)|(?:safe|ok|okay|fine|bad) (?:to|with|for|on|if)|interacts?|interactions?|interfere|does it affect|what (?:can(?:'t)?|should|must|foods?|not)|mix|avoid|which foods?"

const EXPECTING = 'pregnant|pregnancy|breast-?feed(?:ing)?|nursing (?:mum|mom|mother)|expecting a baby'
/** What asks whether something may be eaten, whatever it is. */
const MAY_EAT =
  "(?:can|could|may|should) (?:i|we|she|you|(?:pregnant|breast-?feeding) \\p{L}+)(?: still| really| safely)? (?:eat|have|drink)|am i allowed|allowed to (?:eat|have|drink)|(?:is|are) (?:\\p{L}+ ){1,5}?(?:ok|okay|safe|fine|alright|bad|allowed|dangerous)|avoid|what (?:can't|cannot|mustn't|shouldn't|not)|(?:which|what) foods?"

const BABY =
  "bab(?:y|ies)(?:'s)?|infants?|newborns?|weaning|(?:[4-9]|1[01]|four|five|six|seven|eight|nine|ten|eleven)[- ]?months?(?:[- ]old)?|under(?: the age of)? (?:one|1|12 months)|less than a year old"
/** A baby is asked about by what it is, and is given what it eats. */
const BABY_EATS =
  "(?:can|could|may|should|is|are)(?: [\\p{L}\\p{N}'-]+){1,6} (?:eat|have|drink|try)|(?:give|feed|offer)(?: [\\p{L}\\p{N}'-]+){1,6}|(?:ok|okay|safe|fine|alright|all right|bad|suitable) for"

export const englishPatterns: ConcernPatterns = {
  said: {
    emergency: [
      [words("chest pains?|pain in my chest|(?:can't|cannot|can not|struggling to) breathe|overdosed?")],
      [words('throat is (?:closing|swelling)(?: up)?')],
      [words('(?:swallowed|drank|drunk) (?:some |the )?(?:bleach|detergent|antifreeze|poison|cleaner)')],
    ],
    eating_disorder: [
      [
        words('purg(?:e|ing)'),
        words(
          'purg(?:e|ing)(?= *(?:$|[.!?,])| (?:after|when|without|food|my (?:food|meals?|dinner|lunch)))|binge',
        ),
      ],
      [
        words('how|want|need|should|going|help|teach|best'),
        words(
          'make myself (?:sick|throw up|vomit|puke)|(?:throw up|vomit|puke) (?:after|what i|my (?:food|meals?|dinner|lunch))',
        ),
      ],
      [words('laxatives?'), words('lose|weight|slim|skinny|thin|calories|after (?:eating|meals|dinner)')],
      [words('starv(?:e|ing) myself|thinspo|pro-?ana')],
      [
        words('anorexi[ac]|bulimi[ac]|eating disorder'),
        words('calories?|lose|weight|goals?|limit|deficit|restrict|tips'),
      ],
      [words('hid(?:e|ing)'), words("not eating|don't eat|eating so little|throwing up")],
    ],
    pregnancy: [
      [
        words(EXPECTING),
        words(
          `${LOSES}|calorie (?:goals?|limits?|targets?)|(?:limit|goal) of \\d+ (?:kcal|calories)|eat less|diet plan|keto`,
        ),
      ],
    ],
    food_in_pregnancy: [[words(EXPECTING), words(MAY_EAT)]],
    food_for_baby: [[words(BABY), words(`${MAY_EAT}|${BABY_EATS}`)]],
    child: [
      [
        words(
          "(?:my|our|the)(?: [\\p{L}\\p{N}'-]+){0,4} (?:son|daughter|child|kids?|toddler|boy|girl)|my baby|(?:[1-9]|1[0-7])(?: |-)?years?(?: |-)old|(?:i'm|i am|aged?) (?:[1-9]|1[0-7])(?= *(?:$|[.,!?]| and| years| yo))",
        ),
        words(
          `${LOSES}|(?:on|put) (?:a|on a|[\\p{L}]+ on a) diet|calorie (?:goals?|limits?|targets?)|too fat|overweight|how many calories should`,
        ),
      ],
    ],
    too_little: [
      [
        littleEnergy('kcal|cals?|calories', '(?:a|per|each|every) day|daily|diet'),
        words("want|only|just|can|could|should|eat|eating|trying|going|live|diet|start|put me|i'll|plan"),
      ],
      [
        words(
          'stop eating|eat nothing|(?:not|without) eat(?:ing)? anything|water fast|fast(?=(?: only)? for)|starve',
        ),
        words('for (?:a|one|two|three|four|five|six|seven|ten|\\d+) (?:days|weeks?|months?)'),
      ],
    ],
    medicine: [
      [words(MEDICINE), words(ASKS)],
      [
        words(`${SUPPLEMENT}|supplements?`),
        words(
          `(?:can|could|may|should|do) i take|(?:safe|ok|okay|fine) to take|how (?:much|many) .{1,30} (?:should|can|may|do) i take`,
        ),
      ],
    ],
    diagnosis: [
      [
        words(
          `(?:do i have|have i got|could i have|might i have|could (?:it|this) be|is (?:it|this)|do you think i have)(?: an?| the)? (?:${DISEASE})`,
        ),
      ],
      [words("diagnose|what(?:'s| is) wrong with me|(?:are|is) (?:these|this|my) .{0,30}symptoms? of")],
    ],
  },
  unless: {
    pregnancy: words("not pregnant|isn't pregnant|no longer pregnant"),
    food_in_pregnancy: words(
      "not pregnant|isn't pregnant|no longer pregnant|cook|make|recipes?|dinners?|lunch(?:es)?|breakfasts?|meals?|plan|suggest|ideas?|remind|list",
    ),
    food_for_baby: words(
      "baby (?:spinach|potato(?:es)?|carrots?|corn|sweetcorn|leaf|leaves|plum|tomato(?:es)?|shower|wipes|onions?|beets?|kale)|cook|make|making|recipes?|dinners?|lunch(?:es)?|breakfasts?|meals?|plan|suggest|ideas?|remind|list|calories|how (?:much|many|long)|what(?:'s| is| can| could| should| to)",
    ),
    too_little: words(
      'deficit|less|fewer|more|extra|burn(?:ed|t|ing)?|left|under my|recipes?|dinners?|lunch(?:es)?',
    ),
    medicine: words('remind(?:er)?|(?:shopping )?list|buy|bought|in stock|task|left'),
    child: words('birthday'),
  },
  loses: words('lose|losing|drop|shed|slim'),
  loss: [weightInTime('in|within|over|a|per|every|each')],
}
