import { littleEnergy, weightInTime, words } from './concern.ts'
import type { ConcernPatterns } from './concern.ts'

const LOSES =
  'perdre (?:du |des |le |\\d+ )?(?:poids|kilos?|kg)|maigrir|mincir|perte de poids|déficit calorique|manger moins|jeûner|jeûne|régime(?! végé)'
const GOALS =
  '(?:objectif|limite) (?:de |en )?calor(?:ies|ique)|(?:objectif|limite) de \\d+ (?:kcal|calories)'
const DISEASE =
  '(?:le |du |un |une |la )?(?:diabète|maladie cœliaque|maladie coeliaque|anémie|cancer|ulcère|carence\\p{L}*|hypertension|goutte|trouble alimentaire|trouble du comportement alimentaire)'

const EXPECTING = "enceinte|grossesse|j'allaite|allaite|allaitement|allaitante"
/** What asks whether something may be eaten, whatever it is. */
const MAY_EAT =
  "(?:puis-je|je peux|peut-on|on peut|ai-je le droit|j'ai le droit)|(?:est|sont)(?:-(?:ce|il|elle)s?)? (?:\\p{L}+ ){0,5}?(?:sûre?s?|autorisée?s?|dangereu(?:x|se)|risquée?s?)|éviter|quels aliments"

export const frenchPatterns: ConcernPatterns = {
  said: {
    emergency: [
      [
        words(
          "douleurs? (?:à la|dans la) poitrine|(?:n'arrive|n’arrive|arrive) (?:pas|plus) à respirer|peux (?:pas|plus) respirer|gorge (?:gonfle|se ferme)|surdose|overdose",
        ),
      ],
      [words("(?:avalé|bu) (?:de la javel|de l'eau de javel|du détergent|du poison|de l'antigel)")],
    ],
    eating_disorder: [
      [
        words('me faire vomir|se faire vomir|vomir (?:après|mes repas|ce que)'),
        words('comment|veux|voudrais|dois|aide'),
      ],
      [words('laxatifs?'), words(`${LOSES}|poids|mince|calories|après (?:manger|les repas)`)],
      [words("m'affamer|thinspo|pro-?ana")],
      [
        words('anorexi(?:e|que)|boulimi(?:e|que)|troubles? alimentaires?'),
        words(`${LOSES}|calories|poids|objectif|limite|conseils`),
      ],
      [words('cacher|dissimuler'), words('mange (?:pas|rien|plus)|vomis')],
    ],
    pregnancy: [[words(EXPECTING), words(`${LOSES}|${GOALS}|kéto|keto`)]],
    food_in_pregnancy: [[words(EXPECTING), words(MAY_EAT)]],
    food_for_baby: [
      [
        words('bébés?|nourrissons?|nouveau-nés?|moins (?:d.un an|de 12 mois)'),
        words(
          '(?:peut|puis-je|dois-je)(?:[ -][\\p{L}]+){1,6} (?:manger|boire|donner)|(?:puis-je|peut-on) (?:donner|manger)|(?:peut|puis-je)(?:[ -][\\p{L}]+){0,3} (?:manger|donner)',
        ),
      ],
    ],
    child: [
      [
        words(
          "(?:mon|ma|mes|notre|nos)(?: [\\p{L}\\p{N}-]+){0,3}? (?:fils|fille|enfants?|bébé|garçon)|de (?:[1-9]|1[0-7]) ans|j'ai (?:[1-9]|1[0-7]) ans",
        ),
        words(`${LOSES}|${GOALS}|trop gros(?:se)?|en surpoids|combien de calories`),
      ],
    ],
    too_little: [
      [
        littleEnergy('kcal|calories', '(?:par|chaque) jour|quotidiennement'),
        words("veux|voudrais|peux|puis-je|dois|seulement|que|manger|mange|régime|j'essaie|vais"),
      ],
      [
        words(
          '(?:ne )?(?:plus )?rien manger|jeûner|jeûne|arrêter de manger(?= (?:pendant|complètement))|plus manger du tout',
        ),
        words('(?:\\d+|deux|trois|quatre|cinq|six|sept|dix|une) (?:jours|semaines?|mois)'),
      ],
    ],
    medicine: [
      [
        words(
          'médicaments?|statines?|anticoagulants?|insuline|metformine|antibiotiques?|antidépresseurs?|ibuprofène|paracétamol|aspirine|lévothyroxine|ozempic|wegovy|compléments? alimentaires?|millepertuis|mon traitement|ma pilule',
        ),
        words(
          "puis-je|je peux|peut-on|est-ce que je peux|dois-je|interagi(?:t|ssent|r)|interactions?|dangereux|sans danger|compatible|éviter|mélanger|c'est grave",
        ),
      ],
      [
        words(
          'fer|zinc|magnésium|potassium|calcium|mélatonine|créatine|huile de poisson|vitamines?(?: [a-k]\\d*)?',
        ),
        words(
          '(?:puis-je|je peux|dois-je|je dois) .{0,20}prendre|combien de .{1,30}prendre|prendre .{1,40}(?:avec|ensemble)',
        ),
      ],
    ],
    diagnosis: [
      [words(`(?:ai-je|est-ce que j'ai|aurais-je|j'ai peut-être|est-ce) (?:${DISEASE})`)],
      [words("diagnosti(?:c|que|quer)|qu'est-ce qui ne va pas chez moi|symptômes? (?:de|du|d'une)")],
    ],
  },
  unless: {
    pregnancy: words('(?:pas|plus) enceinte'),
    food_in_pregnancy: words(
      '(?:pas|plus) enceinte|cuisin\\p{L}*|préparer|recettes?|dîner|déjeuner|prévo\\p{L}*|idées?|rappelle\\p{L}*|liste',
    ),
    food_for_baby: words(
      'cuisin\\p{L}*|préparer|recettes?|dîner|déjeuner|prévo\\p{L}*|idées?|rappelle\\p{L}*|liste|que|quoi',
    ),
    too_little: words('déficit|de moins|de plus|en plus|brûlé\\p{L}*|reste|recettes?|dîner|déjeuner'),
    medicine: words('rappelle\\p{L}*|liste|acheter|acheté|stock|tâche'),
    child: words('anniversaire'),
  },
  loses: words('perdre|maigrir|mincir|perde'),
  loss: [weightInTime('en|dans|par|sur')],
}
