import { littleEnergy, weightInTime, words } from './concern.ts'
import type { ConcernPatterns } from './concern.ts'

const LOSES =
  'abnehmen|abzunehmen|abnehme|gewicht (?:zu )?verlieren|schlanker werden|kaloriendefizit|weniger essen|fasten|diät'
const GOALS = 'kalorien(?:ziel|limit|grenze)e?|(?:ziel|limit|grenze) von \\d+ (?:kcal|kalorien)'
const DISEASE =
  '(?:typ[- ]?[12][- ])?diabetes|zöliakie|reizdarm|krebs|blutarmut|anämie|eisenmangel|vitaminmangel|bluthochdruck|gicht|eine? (?:essstörung|magengeschwür|schilddrüsen\\p{L}+|fettleber)'

const EXPECTING = 'schwanger|schwangerschaft|ich stille|stillend|stillzeit|am stillen'
/** What asks whether something may be eaten, whatever it is. */
const MAY_EAT =
  '(?:darf|kann|soll(?:te)?) (?:ich|man|sie)|(?:ist|sind) (?:\\p{L}+ ){1,5}?(?:ok|okay|sicher|erlaubt|schädlich|gefährlich|in ordnung)|(?:ver)?meiden|welche lebensmittel|was darf'

export const germanPatterns: ConcernPatterns = {
  said: {
    emergency: [
      [
        words(
          'brustschmerzen|schmerzen in der brust|(?:kriege?|bekomme) keine luft|(?:kann|können) nicht (?:mehr )?atmen|hals schwillt|überdosis',
        ),
      ],
      [words('(?:putzmittel|bleiche|gift|frostschutz\\p{L}*) (?:getrunken|geschluckt)')],
    ],
    eating_disorder: [
      [
        words('wie|will|möchte|hilf|soll'),
        words(
          'mich (?:selbst )?(?:zu )?(?:übergeben|erbrechen)|zum (?:erbrechen|kotzen|übergeben) bring\\p{L}*|bring\\p{L}* (?:ich )?mich .{0,20}zum (?:erbrechen|kotzen|übergeben)|finger in den hals|(?:essen|mahlzeit) (?:wieder )?(?:erbrechen|auskotzen)',
        ),
      ],
      [words('abführmittel'), words(`${LOSES}|gewicht|dünn|schlank|kalorien|nach dem essen`)],
      [words('(?:mich|ich) (?:selbst )?(?:zu tode |aus)hungern|thinspo|pro-?ana')],
      [
        words('magersucht|magersüchtig|bulimie|bulimisch|essstörung'),
        words(`${LOSES}|kalorien|gewicht|ziel|limit|tipps`),
      ],
      [words('verheimlichen|verstecken|verbergen'), words('nichts esse|nicht esse|so wenig esse|erbreche')],
    ],
    pregnancy: [[words(EXPECTING), words(`${LOSES}|${GOALS}|keto`)]],
    food_in_pregnancy: [[words(EXPECTING), words(MAY_EAT)]],
    food_for_baby: [
      [
        words('babys?|säuglinge?n?|neugeborenen?|unter einem jahr|beikost'),
        words(
          '(?:darf|kann|soll|sollte) (?:[\\p{L}]+ ){1,5}(?:essen|haben|trinken|bekommen)|(?:darf|kann|soll) ich (?:[\\p{L}]+ ){1,5}geben|(?:ist|sind) (?:[\\p{L}]+ ){1,5}(?:ok|okay|sicher|erlaubt)',
        ),
      ],
    ],
    child: [
      [
        words(
          '(?:meine?|meinen|meinem|meiner|unsere?|unseren?)(?: [\\p{L}\\p{N}-]+){0,3} (?:kind|kinder|sohn|tochter|baby|junge|mädchen)|(?:[1-9]|1[0-7])[- ]?jährige?[rsn]?|(?:[1-9]|1[0-7]) jahre alt|ich bin (?:[1-9]|1[0-7])(?= *(?:$|[.,!?]| und| jahre))',
        ),
        words(`${LOSES}|${GOALS}|zu dick|übergewichtig|wie viele? kalorien`),
      ],
    ],
    too_little: [
      [
        littleEnergy('kcal|kalorien', '(?:am|pro|jeden|den) tag|täglich|diät'),
        words('will|möchte|kann|könnte|soll|sollte|darf|nur|esse|essen|diät|versuche|werde'),
      ],
      [
        words('(?:gar )?nichts (?:mehr )?(?:zu )?essen|fasten|hungern|nulldiät'),
        words('(?:\\d+|zwei|drei|vier|fünf|sechs|sieben|zehn|eine) (?:tage|tagen|wochen?|monate?)'),
      ],
    ],
    medicine: [
      [
        words(
          'medikamenten?|medizin|arznei(?:mittel)?n?|(?:meine[nr]? |blutdruck|herz|schilddrüsen)tabletten|statinen?|blutverdünnern?|marcumar|insulin|metformin|antibiotik(?:a|um)|antidepressiv(?:a|um)|ibuprofen|paracetamol|aspirin|thyroxin|ozempic|wegovy|nahrungsergänzung\\p{L}*|johanniskraut',
        ),
        words(
          'darf|dürfen|kann ich|könnte ich|soll ich|sollte ich|verträgt|vertragen sich|wechselwirkung(?:en)?|wie viel|unbedenklich|gefährlich|schlimm|in ordnung|was nicht|meiden',
        ),
      ],
      [
        words('eisen|zink|magnesium|kalium|kalzium|melatonin|kreatin|fischöl|vitamin(?:e| [a-k]\\d*)?'),
        words('(?:darf|kann|soll|sollte|muss) ich .{0,50}(?:ein)?nehmen|wie ?viel .{0,40}(?:ein)?nehmen'),
      ],
    ],
    diagnosis: [
      [
        words(
          `(?:habe|hab) ich(?: vielleicht| etwa)? (?:${DISEASE})|(?:könnte|kann) (?:ich|das|es) (?:${DISEASE})`,
        ),
      ],
      [
        words(
          'diagnostizier\\p{L}*|stell\\p{L}* .{0,10}diagnose|was fehlt mir gesundheitlich|symptome (?:von|für)',
        ),
      ],
    ],
  },
  unless: {
    pregnancy: words('nicht (?:mehr )?schwanger'),
    food_in_pregnancy: words(
      'nicht (?:mehr )?schwanger|kochen?|machen|rezepte?|abendessen|mittagessen|frühstück|planen?|vorschlag|ideen?|erinner\\p{L}*|liste',
    ),
    food_for_baby: words(
      'kochen?|machen|rezepte?|abendessen|mittagessen|frühstück|planen?|vorschlag|ideen?|erinner\\p{L}*|liste|babyspinat|was',
    ),
    too_little: words(
      'defizit|weniger|mehr|zusätzlich|verbrannt|verbrenne|übrig|rezepte?|abendessen|mittagessen',
    ),
    medicine: words('erinner\\p{L}*|(?:einkaufs)?liste|kaufen?|gekauft|vorrat|aufgabe|mitnehmen'),
    child: words('geburtstag'),
  },
  loses: words('abnehmen|abzunehmen|abnehme|verlieren|runter|loswerden'),
  loss: [weightInTime('in|innerhalb von|pro|die|je|jede')],
}
