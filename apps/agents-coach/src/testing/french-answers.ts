import type { answerSamples } from './answer-samples.ts'
import { bodyAnswers } from './body-answers.ts'

/** What is told of each sample. */
export const frenchAnswers: Readonly<Record<keyof typeof answerSamples, readonly string[]>> = {
  propose_food_log: [
    "2 œufs au petit-déjeuner aujourd'hui\u00a0: 143 kcal, 12,6 g de protéines (USDA SR28). Je le note\u00a0?",
  ],
  'propose_food_log two': [
    '2 œufs et 1 tranche de gâteau le lun. 16 novembre\u00a0: 143 kcal, 12,6 g de protéines (USDA SR28, estimation). Je le note\u00a0?',
  ],
  'propose_food_log with remarks': [
    '250,5 ml de kumiss au petit-déjeuner hier\u00a0: aucune valeur (USDA SR28). Je le note\u00a0?',
    'Valeurs pour kumiss reprises de\u00a0: kéfir.',
    'Attention, allergie (cacahuètes)\u00a0: kumiss.',
  ],
  'propose_food_log a lot': [
    "40 œufs au petit-déjeuner aujourd'hui\u00a0: 143 kcal, 12,6 g de protéines (USDA SR28). Je le note\u00a0?",
    "C'est beaucoup\u00a0: 40 œufs, 143 kcal. C'est bien ça\u00a0?",
  ],
  propose_recipe_log: [
    "2 portions de «\u00a0Chickpea curry\u00a0» au déjeuner aujourd'hui\u00a0: 143 kcal, 12,6 g de protéines (USDA SR28). Je le note\u00a0?",
    '7 ingrédients sur 9 ont des valeurs\u00a0; sans\u00a0: sel et kumiss.',
  ],
  'propose_recipe_log not whole': [
    "2 portions de «\u00a0Chickpea curry\u00a0» au déjeuner aujourd'hui\u00a0: 143 kcal, 12,6 g de protéines (USDA SR28). Je le note\u00a0?",
    "Ce n'est pas la somme de tout le plat\u00a0: 7 ingrédients sur 9 ont des valeurs\u00a0; non compté\u00a0: sel et kumiss.",
  ],
  'propose_recipe_log which': [
    'De quelle recette parles-tu avec «\u00a0curry\u00a0»\u00a0: Chickpea curry ou Thai curry\u00a0?',
  ],
  edit_proposal: [
    "1 œuf en collation aujourd'hui\u00a0: 143 kcal, 12,6 g de protéines (USDA SR28). Je le note\u00a0?",
  ],
  commit_proposal: ['Noté\u00a0: 2 œufs au petit-déjeuner – 143 kcal (USDA SR28).'],
  'commit_proposal with a suggestion': [
    'Noté\u00a0: 2 œufs au petit-déjeuner – 143 kcal (USDA SR28).',
    "Aujourd'hui, protéines\u00a0: 45,3 sur 120 g. De ce que tu as, cela apporte 5,2 g de protéines (USDA SR28)\u00a0: 150 g de yaourt.",
  ],
  'commit_proposal yesterday': ['Noté\u00a0: 2 œufs hier – 143 kcal (USDA SR28).'],
  'commit_proposal without figures': ['Noté\u00a0: 250,5 ml de kumiss au petit-déjeuner – aucune valeur.'],
  'commit_proposal goals': ['Fixé\u00a0: au moins 120 g de protéines et au plus 2000 kcal par jour.'],
  cancel_proposal: ["Abandonné\u00a0: 2 œufs au petit-déjeuner aujourd'hui\u00a0: 143 kcal (USDA SR28)."],
  'cancel_proposal goal': ['Abandonné\u00a0: au moins 120 g de protéines par jour.'],
  update_user_goal: ['Objectif\u00a0: au moins 120 g de protéines par jour. Je le fixe\u00a0?'],
  'update_user_goal before': [
    'Objectif\u00a0: au plus 2000 kcal par jour. Je le fixe\u00a0?',
    "Jusqu'ici\u00a0: au moins 1800 kcal.",
  ],
  remove_user_goal: ['Objectif supprimé\u00a0: au moins 120 g de protéines par jour.'],
  'remove_user_goal calories': ['Objectif supprimé\u00a0: au plus 2000 kcal par jour.'],
  set_goal_colours: ["Protéines\u00a0: jaune dès 60\u00a0%, vert dès 82,5\u00a0% de l'objectif."],
  'set_goal_colours limit': ['Calories\u00a0: jaune dès 90\u00a0%, rouge dès 110\u00a0% de la limite.'],
  calculate_recommended_goals: [
    'Objectifs\u00a0: au moins 120 g de protéines et au plus 2000 kcal par jour. Je les fixe\u00a0?',
  ],
  get_user_goals: ['Tes objectifs par jour\u00a0: au moins 120 g de protéines\u00a0; au plus 2000 kcal.'],
  'get_user_goals none': ["Tu n'as pas encore d'objectifs nutritionnels."],
  get_user_profile: [
    'Ton journal a 12 entrées, depuis le lun. 2 novembre.',
    'Tu as 2 objectifs nutritionnels.',
    'Ce que je sais de toi\u00a0: allergie (cacahuètes), régime (végétarien).',
  ],
  'get_user_profile one': ['Ton journal a 1 entrée, du jeu. 19 novembre.', 'Tu as 1 objectif nutritionnel.'],
  'get_user_profile empty': [
    "Il n'y a encore rien dans ton journal.",
    "Tu n'as pas d'objectifs nutritionnels.",
  ],
  get_today_progress: [
    "Aujourd'hui\u00a0: 1204 kcal, 45,3 g de protéines, 3 entrées (USDA SR28, estimation).",
    'Protéines\u00a0: 45,3 sur 120 g, encore 74,8 g.',
    'Dont estimé\u00a0: 1 entrée.',
  ],
  'get_today_progress yesterday': [
    'Hier\u00a0: 1204 kcal, 45,3 g de protéines, 1 entrée (USDA SR28, estimation).',
    'Protéines\u00a0: 45,3 sur 120 g, encore 74,8 g.',
    "Grâce à l'entraînement, tu peux manger 300 kcal de plus.",
    'Dont estimé\u00a0: 2 entrées.',
  ],
  'get_today_progress reached': [
    "Aujourd'hui\u00a0: 1204 kcal, 45,3 g de protéines, 3 entrées (USDA SR28, estimation).",
    'Protéines\u00a0: 130 sur 120 g, objectif atteint (sans valeur pour cela\u00a0: 1 entrée).',
  ],
  'get_today_progress passed': [
    "Aujourd'hui\u00a0: 1204 kcal, 45,3 g de protéines, 3 entrées (USDA SR28, estimation).",
    'Calories\u00a0: 2100 sur 2000 kcal au plus, 100 kcal de trop (sans valeur pour cela\u00a0: 2 entrées).',
    'Sucres\u00a0: 12 sur 50 g au plus, il reste 38 g.',
  ],
  'get_today_progress nothing': ["Rien n'est noté aujourd'hui."],
  'get_today_progress nothing then': ["Rien n'est noté le lun. 16 novembre."],
  get_weekly_summary: [
    'Sam. 14 novembre – ven. 20 novembre\u00a0: noté 5 jours sur 7, ces jours-là en moyenne 1850 kcal, 92,5 g de protéines par jour (selon tes indications).',
    'Dont estimé\u00a0: 2 entrées.',
  ],
  list_failed_lookups: [
    'Aucune valeur trouvée\u00a0: kumiss (2×). Dis-moi ce que ça contient, par exemple «\u00a0une tranche à 300 kcal\u00a0», ou un autre nom.',
    'Il y a maintenant des valeurs pour\u00a0: skyr.',
    'Et 3 de plus, hors de cette liste.',
  ],
  'list_failed_lookups none': ["Il n'y a rien dont je n'aie pas trouvé les valeurs."],
  'get_weekly_summary compared': [
    'Sam. 14 novembre – ven. 20 novembre\u00a0: noté 5 jours sur 7, ces jours-là en moyenne 1850 kcal par jour (selon tes indications).',
    "Par rapport à la semaine d'avant (noté 4 jours sur 7), en moyenne par jour\u00a0: calories stable à 1850 kcal\u00a0; protéines en hausse, de 80 à 92,5 g (connu pour 9 entrées sur 12)\u00a0; fibres en baisse, de 30 à 20,3 g.",
  ],
  'get_weekly_summary of too few': [
    'Sam. 14 novembre – ven. 20 novembre\u00a0: noté 5 jours sur 7, ces jours-là en moyenne 1850 kcal par jour (selon tes indications).',
    "Trop peu de jours pour comparer avec la semaine d'avant (noté 1 jours sur 7)\u00a0: il en faut 3 des deux côtés.",
  ],
  'get_weekly_summary empty': ["Sam. 14 novembre – ven. 20 novembre\u00a0: rien n'est noté."],
  get_food_history: [
    'Hier\u00a0: 2 œufs (143 kcal), 0,5 l de kumiss au petit-déjeuner. En tout 143 kcal (USDA SR28).',
    "Aujourd'hui\u00a0: 2 tranches de pain (160 kcal). En tout 160 kcal (selon tes indications).",
    'Il y en a plus que ce qui est indiqué ici.',
  ],
  'get_food_history nothing': ["Rien n'est noté\u00a0: jeu. 19 novembre – ven. 20 novembre."],
  'get_food_history nothing that day': ["Rien n'est noté le lun. 16 novembre."],
  get_progress_report: [
    'Sam. 7 novembre – ven. 20 novembre\u00a0: noté sur 5 jours, en moyenne 1800 kcal par jour (USDA SR28).',
    'Protéines\u00a0: respecté 2 jours sur 5, en moyenne 95 sur 120 g, en hausse (de 80 à 110).',
    'Calories\u00a0: respecté 2 jours sur 5, en moyenne 95 sur 120 kcal au plus, stable.',
    'Fibres\u00a0: respecté 2 jours sur 5, en moyenne 95 sur 120 g.',
  ],
  'get_progress_report without goals': [
    'Sam. 7 novembre – ven. 20 novembre\u00a0: noté sur 1 jour, en moyenne 1800 kcal par jour (USDA SR28).',
    "Tu n'as pas d'objectifs nutritionnels auxquels comparer cela.",
  ],
  'get_progress_report compared': [
    'Sam. 7 novembre – ven. 20 novembre\u00a0: noté sur 5 jours, en moyenne 1800 kcal par jour (USDA SR28).',
    "Par rapport aux 14 jours d'avant (noté 4 jours sur 14), en moyenne par jour\u00a0: calories stable à 1850 kcal.",
    "Tu n'as pas d'objectifs nutritionnels auxquels comparer cela.",
  ],
  'get_progress_report nothing': ["Sam. 7 novembre – ven. 20 novembre\u00a0: rien n'est noté."],
  analyze_eating_patterns: [
    'Sam. 7 novembre – ven. 20 novembre\u00a0: noté sur 5 jours. Part des calories\u00a0: petit-déjeuner 25 %, dîner 75 % (USDA SR28).',
    'Le plus souvent\u00a0: pain (9 fois), kumiss (4 fois).',
    'En moyenne 1900 kcal en semaine, 2301 kcal le week-end.',
  ],
  'analyze_eating_patterns too few': [
    'Sam. 7 novembre – ven. 20 novembre\u00a0: noté sur 1 jour, trop peu pour en tirer une habitude.',
  ],
  'analyze_eating_patterns none': [
    'Sam. 7 novembre – ven. 20 novembre\u00a0: noté sur 0 jour, trop peu pour en tirer une habitude.',
  ],
  get_food_recommendations: [
    "De tes objectifs, c'est celui-ci qui manque le plus aujourd'hui\u00a0: fer.",
    'Riches en fer (pour 100 g)\u00a0: lentilles (6,5 mg de fer), kumiss (0,5 mg de fer) (USDA SR28).',
  ],
  'get_food_recommendations at hand': [
    'Protéines\u00a0: 45,3 sur 120 g, encore 74,8 g.',
    'Parmi ce que tu as\u00a0: 1 œuf (6,3 g de protéines), 1 portion de «\u00a0Chickpea curry\u00a0» (18 g de protéines; à acheter\u00a0: oignons) (USDA SR28).',
    'Riches en protéines (pour 100 g)\u00a0: lentilles (24,6 g de protéines) (USDA SR28).',
  ],
  'get_food_recommendations none': ["Je ne connais pas d'aliment riche en fer que tu puisses manger."],
  lookup_nutrition: ['2 œufs\u00a0: 143 kcal, 12,6 g de protéines (USDA SR28).'],
  'lookup_nutrition one nutrient': [
    '250,5 ml de kumiss\u00a0: 12,6 g de protéines (USDA SR28).',
    'Valeurs pour kumiss reprises de\u00a0: kéfir.',
  ],
  'lookup_nutrition not told': ['1 tranche de gâteau\u00a0: teneur en fibres inconnue (estimation).'],
  estimate_nutrition: ['1 tranche de gâteau\u00a0: environ 350 kcal (estimation, sans source).'],
  validate_nutrition: ['Gâteau\u00a0: les valeurs concordent.'],
  convert_amount: ['2 œufs\u00a0: environ 100 g (USDA SR28).'],
  'convert_amount units': ['1 pinte britannique\u00a0: environ 568 ml.'],
  'convert_amount degrees': ['350 °F\u00a0: environ 177 °C.'],
  compare_foods: [
    'Protéines pour 100 g\u00a0: poulet 18,6 g, œufs sans indication, kumiss 3 g (USDA SR28).',
    'Valeurs pour kumiss reprises de\u00a0: kéfir.',
    "Je n'ai pas de valeurs pour\u00a0: unicorn, lait.",
  ],
  'compare_foods all': [
    'Par pièce\u00a0: œufs 143 kcal, 12,6 g de protéines\u00a0; œufs 143 kcal, 12,6 g de protéines\u00a0; œufs 143 kcal, 12,6 g de protéines\u00a0; œufs 143 kcal, 12,6 g de protéines\u00a0; œufs 143 kcal, 12,6 g de protéines (USDA SR28).',
    'Et 1 de plus, hors de cette liste.',
  ],
  log_water: ["Eau notée aujourd'hui\u00a0: 500 ml (avec celle des aliments\u00a0: 1250 ml)."],
  'log_water alone': ['Eau notée le lun. 16 novembre\u00a0: 250 ml.'],
  apply_daily_workout_offset: ["Ajouté pour l'entraînement aujourd'hui\u00a0: 300 kcal."],
  'apply_daily_workout_offset again': ["Ajouté pour l'entraînement hier\u00a0: 300 kcal (en tout 500 kcal)."],
  update_food_log: ["Modifié\u00a0: 2 œufs au petit-déjeuner aujourd'hui – 143 kcal (USDA SR28)."],
  'update_food_log without figures': ["Modifié\u00a0: 0,5 l de kumiss aujourd'hui."],
  delete_food_log: ["Supprimé\u00a0: 2 œufs au petit-déjeuner aujourd'hui (143 kcal)."],
  'delete_food_log of a meal': [
    "Supprimé\u00a0: 2 œufs au petit-déjeuner aujourd'hui (143 kcal).",
    "Supprimé\u00a0: 2 tranches de pain grillé au petit-déjeuner aujourd'hui (158 kcal).",
  ],
  'delete_food_log without figures': ['Supprimé\u00a0: 2 × kumiss le lun. 16 novembre.'],
  search_saved_recipes: [
    'Recettes enregistrées\u00a0: Chickpea curry (pour 4)\u00a0; Thai curry.',
    'Et 1 de plus, hors de cette liste.',
  ],
  'search_saved_recipes none': ['Aucune recette enregistrée\u00a0: «\u00a0curry\u00a0».'],
  'search_saved_recipes none at all': ["Aucune recette n'est enregistrée."],
  parse_recipe_text: [
    '«\u00a0Chickpea curry\u00a0», une portion sur 4\u00a0: 350 kcal (USDA SR28).',
    '7 ingrédients sur 9 ont des valeurs\u00a0; sans\u00a0: sel et kumiss.',
  ],
  get_recipe_details: [
    '«\u00a0Chickpea curry\u00a0», une portion sur 4\u00a0: 350 kcal (USDA SR28).',
    '7 ingrédients sur 9 ont des valeurs\u00a0; sans\u00a0: sel et kumiss.',
  ],
  'get_recipe_details whole': [
    "«\u00a0Chickpea curry\u00a0», en entier\u00a0: 1400 kcal (USDA SR28). Le nombre de portions n'est pas indiqué.",
  ],
  'get_recipe_details none': [
    "Je n'ai pas de valeurs nutritives pour les ingrédients\u00a0: «\u00a0Chickpea curry\u00a0».",
  ],
  calculate_recipe_serving: [
    '2 portions de «\u00a0Chickpea curry\u00a0»\u00a0: 700 kcal, 30,5 g de protéines (USDA SR28).',
    '7 ingrédients sur 9 ont des valeurs\u00a0; sans\u00a0: sel et kumiss.',
  ],
  'calculate_recipe_serving one': [
    '1 portion de «\u00a0Chickpea curry\u00a0»\u00a0: 350 kcal (7 ingrédients sur 9, USDA SR28).',
  ],
  repeat_meal: [
    "2 œufs au petit-déjeuner aujourd'hui\u00a0: 143 kcal, 12,6 g de protéines (USDA SR28). Je le note\u00a0?",
    'Comme hier.',
  ],
  'repeat_meal usual': [
    "2 œufs au petit-déjeuner aujourd'hui\u00a0: 143 kcal, 12,6 g de protéines (USDA SR28). Je le note\u00a0?",
    "C'est ce que tu as pris le plus souvent\u00a0: 5 fois ces quatre dernières semaines, dans ces quantités le lun. 16 novembre.",
  ],
  'repeat_meal kept': [
    "2 œufs et 1 tranche de gâteau aujourd'hui\u00a0: 143 kcal, 12,6 g de protéines (USDA SR28, estimation). Je le note\u00a0?",
    'Comme gardé sous «\u00a0usual\u00a0».',
  ],
  save_favourite: [
    'Gardé\u00a0: «\u00a0usual\u00a0» (petit-déjeuner)\u00a0: 2 œufs et 1 tranche de gâteau, 493 kcal (USDA SR28, estimation).',
  ],
  'save_favourite anew': [
    'Gardé à la place\u00a0: «\u00a0usual\u00a0»\u00a0: 2 œufs et 1 tranche de gâteau.',
  ],
  list_favourites: [
    'Tes repas gardés\u00a0: «\u00a0usual\u00a0» (petit-déjeuner)\u00a0: 2 œufs et 1 tranche de gâteau, 493 kcal (USDA SR28, estimation)\u00a0; «\u00a0curry night\u00a0»\u00a0: 2 œufs, 493 kcal (USDA SR28, estimation).',
  ],
  'list_favourites none': [
    "Aucun repas n'est encore gardé sous un nom. Dis par exemple «\u00a0garde ce petit-déjeuner comme mon habituel\u00a0».",
  ],
  forget_favourite: ['Oublié\u00a0: «\u00a0usual\u00a0» (petit-déjeuner). Ce qui a été noté avec reste.'],
  'forget_favourite whole day': ['Oublié\u00a0: «\u00a0curry night\u00a0». Ce qui a été noté avec reste.'],
  change_proposal: [
    "3 œufs au petit-déjeuner aujourd'hui\u00a0: 143 kcal, 12,6 g de protéines (USDA SR28). Je le note\u00a0?",
  ],
  ...bodyAnswers.french,
}
