import type { refusalSamples } from './refusal-samples.ts'

/** What is told of each sample. */
export const frenchRefusals: Readonly<Record<keyof typeof refusalSamples, string>> = {
  ALREADY_SAVED: '«\u00a0Soup\u00a0» est déjà dans tes recettes.',
  ALREADY_UNDONE: "C'est déjà annulé.",
  AMBIGUOUS_ENTRY:
    'De quelle entrée parles-tu\u00a0: 2 œufs au petit-déjeuner le dim. 22 novembre ou 2 boîtes de thon le dim. 22 novembre\u00a0?',
  AMBIGUOUS_DISH:
    'De quel plat parles-tu\u00a0: Fried rice (dîner, le ven. 27 novembre) ou Rice pudding (déjeuner, le sam. 28 novembre)\u00a0?',
  AMBIGUOUS_FOOD: "Que veux-tu dire par «\u00a0lait\u00a0»\u00a0: lait d'avoine ou kumiss\u00a0?",
  AMBIGUOUS_LOT:
    "Il y en a plusieurs lots (lait)\u00a0: 1 l au réfrigérateur jusqu'au mer. 25 novembre\u00a0; 2,5 l sur le plan de travail. Lequel veux-tu dire\u00a0?",
  AMBIGUOUS_PACK:
    'Combien contient ceci, par exemple en g\u00a0: 1 paquet de farine\u00a0? Je le retiendrai.',
  AMBIGUOUS_RECIPE: 'De quelle recette parles-tu avec «\u00a0pie\u00a0»\u00a0: A ou B\u00a0?',
  AMBIGUOUS_PERSON: 'De qui parles-tu avec «\u00a0my son\u00a0»\u00a0: Ben ou Leo\u00a0?',
  AMBIGUOUS_SAVING:
    '«\u00a0Pie\u00a0» est déjà enregistrée, avec ces ingrédients. Dois-je la remplacer, enregistrer celle-ci comme une autre, ou tout laisser\u00a0?',
  AMBIGUOUS_MEMORY:
    'Que veux-tu dire\u00a0: «\u00a0the oven runs hot\u00a0» ou «\u00a0the oven light is broken\u00a0»\u00a0?',
  FORGOTTEN: "C'est oublié pour de bon et ne peut pas revenir.",
  'MANY_CHANGES for good':
    'Cela oublie pour de bon tout ce que je sais de toi\u00a0: notes 3, préférences et allergies 2, personnes 1. Cela ne peut pas être repris. Je le fais\u00a0?',
  SUGGESTION_NOT_FOUND: "Je n'ai rien suggéré là-dessus\u00a0: «\u00a0milk\u00a0».",
  'SUGGESTION_NOT_FOUND at all': "Je n'ai rien suggéré ici.",
  MEMORY_NOT_FOUND: "Tu ne m'as rien dit là-dessus\u00a0: «\u00a0oven\u00a0».",
  'MEMORY_NOT_FOUND at all': "Il n'y a rien que je puisse oublier.",
  MEMORY_NOT_NAMED: 'Que dois-je retenir ou oublier\u00a0?',
  NOT_SAID:
    "Je ne retiens que ce que tu dis toi-même, et tu n'as pas dit\u00a0: «\u00a0the oven runs hot\u00a0».",
  AMBIGUOUS_TASK:
    'Que veux-tu dire par «\u00a0cleaning\u00a0»\u00a0: clean the fridge ou clean the oven\u00a0?',
  AMOUNT_MISSING: 'Quelle quantité (riz)\u00a0?',
  AMOUNT_OUT_OF_RANGE: "Une quantité est un nombre d'au moins 0,000001 et de moins d'un milliard.",
  BATCH_HELD_BACK: "Ce n'est pas fait, car une autre partie a échoué.",
  CHANGED_SINCE:
    "Impossible d'annuler, car il y a eu d'autres changements depuis\u00a0: lait, œufs, kumiss et 3 de plus.",
  'CHANGED_SINCE one': "Impossible d'annuler, car il y a eu d'autres changements depuis\u00a0: lait.",
  'CHANGED_SINCE none': "Impossible d'annuler\u00a0: autre chose a pris sa place depuis.",
  CONFLICT_WITH_RULES:
    'Incompatible avec ton allergie (cacahuètes)\u00a0: satay (contient\u00a0: cacahuètes).',
  'CONFLICT_WITH_RULES diet':
    'Incompatible avec ton régime (végan)\u00a0: cabillaud (fait partie de\u00a0: poisson).',
  'CONFLICT_WITH_RULES named': 'Incompatible avec ton allergie (cacahuètes)\u00a0: cacahuètes.',
  'CONFLICT_WITH_RULES companion':
    "Incompatible avec ce qui vaut pour qui mange avec toi (ta sœur\u00a0: cacahuètes)\u00a0: satay (contient\u00a0: cacahuètes). Si cette personne ne mange pas avec toi, dis «\u00a0sans\u00a0» et de qui il s'agit.",
  'CONFLICT_WITH_RULES wish':
    "Incompatible avec ton souhait de t'en passer cette fois (fruits à coque)\u00a0: trail mix (peut contenir\u00a0: fruits à coque).",
  COLOURS_OUT_OF_ORDER:
    'Le jaune commence avant le pourcentage à partir duquel un objectif est vert ou une limite rouge.',
  COOKBOOK_RECIPE:
    '«\u00a0Pie\u00a0» est dans le livre de cuisine, que personne ne modifie. Enregistre une copie, puis modifie-la.',
  COPY_SAVED: 'Une copie de «\u00a0Pie\u00a0» est déjà enregistrée.',
  DAY_OUT_OF_RANGE: "Un jour s'écrit AAAA-MM-JJ et se situe entre les années 1900 et 2200.",
  'DISH_NOT_PLANNED on any day': "Ce n'est pas prévu\u00a0: salad.",
  DISH_NOT_PLANNED: "Ce n'est pas prévu le lun. 23 novembre\u00a0: salad.",
  DUPLICATE_RECIPE: 'La recette «\u00a0Pie\u00a0» avec ces ingrédients est déjà enregistrée.',
  ENTRY_EDIT_UNCLEAR: "Je peux changer la quantité, l'unité, le repas ou le jour. Que dois-je changer\u00a0?",
  ENTRY_NOT_FOUND: "Il n'y a pas d'entrée de ce genre dans ton journal.",
  FIGURES_EXIST: "Des valeurs existent déjà, aucune estimation n'est nécessaire\u00a0: cabillaud.",
  FIGURES_OF_ONE_AMOUNT:
    "Ces valeurs ne valent que pour cette quantité\u00a0: gâteau. Redis-le, s'il te plaît.",
  FIGURES_OF_ONE_UNIT:
    "Ces valeurs ne valent que pour leur propre unité\u00a0: gâteau. Supprime l'entrée et redis-le, s'il te plaît.",
  FOOD_ELSEWHERE: 'Pas au congélateur, seulement au réfrigérateur et sur le plan de travail\u00a0: œufs.',
  'FOOD_ELSEWHERE other': 'Pas à un autre endroit, seulement au réfrigérateur\u00a0: beurre.',
  FOOD_NOT_FOUND: 'Pas en réserve\u00a0: œufs.',
  'FOOD_NOT_FOUND unlisted': 'Pas en réserve\u00a0: dragon fruit.',
  FOOD_NOT_KNOWN:
    "Je ne connais pas\u00a0: x. Nomme l'aliment simplement, par exemple «\u00a0saumon\u00a0» ou «\u00a0crème aigre\u00a0».",
  'FOOD_NOT_KNOWN near': 'Je ne connais pas\u00a0: x. Voulais-tu dire cabillaud ou hake\u00a0?',
  FOOD_NOT_IN_RECIPE: 'Pas dans la recette «\u00a0Cod pie\u00a0»\u00a0: lait.',
  FOOD_NOT_LISTED: 'Pas sur la liste de courses\u00a0: lait.',
  FOOD_NOT_NAMED: "Aucun aliment n'a été nommé.",
  FOOD_UNKNOWN: "Je n'ai pas de valeurs nutritives pour\u00a0: unicorn, pâtes.",
  GOAL_CHANGED: 'Ton objectif a changé depuis cette proposition (protéines).',
  GOAL_EDIT_UNCLEAR: "Dis-moi l'objectif et sa nouvelle valeur.",
  GOAL_INCOMPLETE: 'Il faut à un objectif un nutriment et une valeur supérieure à zéro.',
  GOAL_NEEDS_ADVICE:
    "Tu m'as dit\u00a0: pregnant. Je ne fixe pas d'objectif pour maigrir ou manger moins pendant la grossesse ou l'allaitement\u00a0: toi et le bébé avez besoin de cette énergie. Ta sage-femme ou ton médecin peut dire ce qui te convient. Dis-moi quand c'est fini.",
  GOAL_NOT_FOUND: "Tu n'as pas d'objectif de ce genre (protéines).",
  GOAL_OUT_OF_RANGE: "1200 g de protéines par jour n'est pas possible, seulement de 10 à 400 g.",
  INVALID_VALUE: 'Une valeur ne correspond pas à ce qui peut être enregistré.',
  ITEM_EDIT_UNCLEAR: 'De quel aliment\u00a0?',
  ITEM_NOT_FOUND: "Ce n'est plus en réserve.",
  ITEM_IS_ALL: "C'est tout ce qui serait noté\u00a0: gâteau. Dis non pour ne rien noter.",
  ITEM_NOT_PROPOSED: "Il n'y a pas d'aliment de ce genre dans la proposition.",
  LIMIT_REACHED: "Je ne peux pas en garder plus de 500. Retire d'abord quelque chose, s'il te plaît.",
  LOT_OF_OTHER_FOOD: 'Pas fait, car cela aurait touché\u00a0: lait, et non\u00a0: œufs.',
  MANY_CHANGES: 'Cela change 12 choses en une fois\u00a0: lait, œufs, kumiss et 9 de plus. Je le fais\u00a0?',
  'MANY_CHANGES of all kinds': 'Cela change 60 choses en une fois. Je le fais\u00a0?',
  MEAL_NOT_FOUND: "Rien n'est prévu au dîner le lun. 23 novembre.",
  MEAL_GONE: "Ce n'est plus prévu.",
  MEAL_NOT_NAMED: "Aucun repas n'a été nommé.",
  MEAL_TAKEN: 'Déjà prévu en collation le lun. 1er novembre 2027\u00a0: Cod pie.',
  'MEAL_TAKEN twice':
    "Il y aurait deux plats en collation le lun. 1er novembre 2027\u00a0: Cod pie et Tacos. Rien n'est encore prévu. Lequel est-ce, ou quel jour est l'autre\u00a0?",
  NAME_NOT_SHOWABLE: 'Un nom contient des caractères qui ne peuvent pas être affichés.',
  NOTHING_TO_UNDO: "Je n'ai rien changé dernièrement qui puisse être annulé.",
  'NOTHING_TO_UNDO request': "Cette demande n'a rien changé qui puisse être annulé.",
  'NOTHING_TO_UNDO undo': "Rien n'a été annulé que je puisse rétablir.",
  NOTHING_TO_MOVE: 'Rien à déplacer\u00a0: toute la réserve est déjà au congélateur (beurre).',
  NOT_BY_HAND: 'Cela ne peut pas se faire à la main.',
  NUTRIENT_MISSING:
    "En quel nutriment cela doit-il être riche\u00a0? Tu n'as plus d'objectif ouvert aujourd'hui.",
  NUTRIENT_OUT_OF_RANGE: "La quantité d'un nutriment n'est pas inférieure à zéro.",
  ONLY_OTHER_FOOD: 'Pas en réserve\u00a0: beurre. En réserve\u00a0: beurre de cacahuètes et nut butter.',
  OPTION_UNKNOWN: "Choisis une des recettes, s'il te plaît.",
  OWN_RECIPE_EATEN:
    'Tu as ta propre recette pour cela (lasagne)\u00a0: «\u00a0Nonna\u00a0». Une portion a ses propres valeurs.',
  PACK_SIZE_NOT_FOUND: "Tu ne m'as pas donné de mesure pour cela\u00a0: farine.",
  PACK_SIZE_UNCLEAR: 'Dis-moi combien il y en a dedans, en g, en ml ou en pièces\u00a0: farine.',
  PART_TOO_LONG: 'Une partie est plus longue que ce qui peut être gardé.',
  PERSON_KNOWN: "Je connais déjà quelqu'un de ce nom\u00a0: Ben.",
  PERSON_NOT_FOUND: "Tu ne m'as parlé de personne de ce nom\u00a0: Zoe.",
  PERSON_NOT_NAMED: 'De qui parles-tu\u00a0?',
  PERSON_RULE_NOT_FOUND: 'Je ne sais rien de tel (ta sœur)\u00a0: lait.',
  PREFERENCE_NOT_FOUND: "Je n'ai rien retenu à ce sujet\u00a0: lait.",
  PREFERENCE_NOT_NAMED: 'Il manque ce que je dois retenir.',
  PROPOSAL_CANCELLED: 'Cela a été annulé.',
  PROPOSAL_CHANGED: "Cela a changé depuis que tu l'as vu. Regarde encore une fois, s'il te plaît.",
  PROPOSAL_COMMITTED: "C'est déjà fait.",
  PROPOSAL_EXPIRED: "Cette proposition est trop ancienne. Redis-le, s'il te plaît.",
  PROPOSAL_NOT_FOUND: "Rien n'attend ta réponse.",
  PROPOSAL_NOT_SHOWN: "Cela attend d'abord ton oui.",
  PROPOSAL_SUPERSEDED: 'Quelque chose de plus récent a été proposé à la place.',
  PROPOSAL_UNUSABLE: 'On ne peut rien faire de cette proposition.',
  RECIPE_EMPTY:
    "Sans cela, il ne reste rien de «\u00a0Cod pie\u00a0». Supprime la recette si tu n'en as plus besoin.",
  RECIPE_NOT_FOUND: "Aucune recette «\u00a0moon soup\u00a0» n'est enregistrée.",
  RECIPE_REF_UNKNOWN: "Aucune recette de ce genre n'est enregistrée.",
  RECIPE_WITHOUT_FIGURES: "Je n'ai pas de valeurs nutritives pour les ingrédients de «\u00a0Pie\u00a0».",
  REQUEST_TOO_LARGE: "C'est plus que ce qui peut se faire en une fois.",
  ROW_LIMIT: 'Cela changerait trop de choses en une fois.',
  RULE_LIMIT_REACHED:
    "Je ne peux pas retenir plus de 60 allergies et régimes. Retire d'abord quelque chose, s'il te plaît.",
  SERVINGS_EDIT_UNCLEAR: "Une recette s'enregistre par portions. Combien y en avait-il\u00a0?",
  SERVINGS_OUT_OF_RANGE: 'Le nombre de portions est supérieur à zéro.',
  SERVINGS_UNKNOWN: 'Combien de portions donne «\u00a0Pie\u00a0»\u00a0?',
  STEP_UNKNOWN: '«\u00a0Pie\u00a0» a 3 étapes\u00a0: laquelle veux-tu dire\u00a0?',
  STILL_RUNNING: "Cette demande est encore en cours. Arrête-la ou attends la fin, s'il te plaît.",
  STOCK_TOO_LARGE: 'Avec ce qui est déjà là, cela ferait un milliard ou plus\u00a0: sel.',
  TARGET_OUT_OF_RANGE: 'La valeur visée est supérieure à zéro.',
  TASK_NOT_FOUND: "Ce n'est pas dans la liste des tâches\u00a0: soak the beans.",
  TASK_NOT_NAMED: "Il n'a pas été dit ce qu'il faut faire.",
  UNIT_MISMATCH: 'La réserve est comptée en paquets, ce qui ne se convertit pas en g\u00a0: farine.',
  UNIT_UNKNOWN:
    'Je ne connais pas le poids\u00a0: 2 boîtes de cabillaud. Dis-moi la quantité en g ou en tranches, tasses.',
  'UNIT_UNKNOWN measures': 'Je ne connais pas le poids\u00a0: 0,5 × kumiss. Dis-moi la quantité en g ou ml.',
  UNKNOWN_DIET: 'Je ne connais pas le régime «\u00a0moon\u00a0». Je connais\u00a0: végan, sans gluten.',
  UNKNOWN_TOOL: "Il n'y a pas d'outil de ce genre ici.",
  BODY_NOT_KEPT: "Rien n'est gardé de ton corps.",
  'BODY_NOT_KEPT of one': "Ce n'est pas gardé, il n'y a donc rien à oublier\u00a0: poids.",
  BODY_NOT_TOLD:
    'Que dois-je garder de ton corps\u00a0? Dis par exemple «\u00a0retiens que je pèse 78 kg\u00a0».',
  'BODY_NOT_TOLD of some': "Tu ne me l'as pas dit\u00a0: taille, âge. Quelle est la valeur\u00a0?",
  AMBIGUOUS_FAVOURITE:
    'Plusieurs repas sont gardés sous «\u00a0usual\u00a0». Lequel\u00a0: petit-déjeuner ou déjeuner\u00a0?',
  FAVOURITE_NOT_FOUND:
    "Aucun repas n'est gardé sous «\u00a0power bowl\u00a0». Note-le d'abord, puis fais-le garder sous ce nom.",
  FAVOURITE_NOT_NAMED: 'Sous quel nom dois-je garder ce repas\u00a0?',
  USUAL_UNCLEAR: "L'habituel de quel repas\u00a0: petit-déjeuner, déjeuner, dîner ou en-cas\u00a0?",
  'USUAL_UNCLEAR nothing':
    'Je ne peux pas dire ce qui est habituel au déjeuner. Quel jour dois-je prendre\u00a0?',
  'USUAL_UNCLEAR often':
    'Je ne peux pas dire ce qui est habituel au petit-déjeuner (ces quatre dernières semaines\u00a0: œufs et lait – 2 fois\u00a0; pâtes – 1 fois). Quel jour dois-je prendre\u00a0?',
  NOTHING_EATEN: "Rien n'est noté au déjeuner hier\u00a0: il n'y a rien à reprendre.",
  'NOTHING_EATEN ever': "Rien n'est noté\u00a0: il n'y a rien à reprendre.",
  PROPOSAL_EDIT_UNCLEAR:
    "Je peux changer l'aliment, la quantité, l'unité, les valeurs, le repas ou le jour. Lequel\u00a0?",
}
