import type { ByLanguage } from '../wording/languages.ts'
import type { HealthConcern } from './concern.ts'

/** What is said to a concern, in one language: short, warm and true, with whom to ask. */
export type ConcernWords = Readonly<Record<Exclude<HealthConcern, 'fast_loss' | 'too_little'>, string>> & {
  too_little(least: string): string
  fast_loss(wished: string, most: string): string
  /** Behind the refusal of a goal that is below the least. */
  belowLeast: string
  /** Behind it, where the message asks for something else too. */
  hasMore: string
}

export const concernWords: ByLanguage<ConcernWords> = {
  en: {
    emergency:
      'This may be an emergency, and I cannot help with it: please call your emergency number now (112, 999 or 911), or a poison line if something was swallowed. Do not wait for me.',
    eating_disorder:
      'I will not help with that, but I am glad that you told me. This is hard to carry alone: please talk to a doctor, an eating disorder helpline or somebody you trust. If you feel faint or your heart races, call your emergency number.',
    pregnancy:
      'I set no goal for losing weight or eating less while you are pregnant or breastfeeding: you and the baby need the energy. Your midwife or doctor can tell what is right for you.',
    food_in_pregnancy:
      'What is safe to eat while you are pregnant or breastfeeding is for your midwife or doctor to say: I keep no list of it, and will not guess.',
    food_for_baby:
      'What is safe for a baby to eat is for your health visitor or doctor to say: I keep no list of it, and will not guess. Only this: no honey for a baby under one year old, in whatever it is (NHS).',
    child:
      'I plan no loss of weight and count no calories for children and teenagers: they are still growing. Please ask a paediatrician or family doctor; they can look at height, age and health together.',
    too_little: (least) =>
      `I will not plan that: it is less than a body needs to stay well, and I set no goal below ${least} a day. If you want to eat less, a doctor or dietitian can say what is safe for you. If food or weight worries you, please talk to somebody you trust.`,
    fast_loss: (wished, most) =>
      `That would be about ${wished} a week. I plan no more than ${most} a week: faster costs muscle and strength. Tell me your age, sex, height, weight and how active you are, and I work out a goal that is steady; for more, please ask a doctor.`,
    medicine:
      'I do not know your medicines well enough to say, and will not guess: some foods and supplements change how they work. Please ask your pharmacist or doctor before you have it, and do not change a dose by yourself.',
    diagnosis:
      'I cannot tell what you have, and will not guess. Please ask a doctor, soon if it worries you or gets worse; your diary may help them.',
    food_left_out:
      'No, do not eat it: throw it away. Cooked food, meat, fish and milk are safe outside the fridge for two hours at most (USDA FSIS), cooked rice for one (UK Food Standards Agency). After that germs may have grown that make people ill, whatever it looks, smells or tastes like. Heating it again, however hot, does not make it safe: some of them, in rice Bacillus cereus, leave a poison behind that heat does not destroy.',
    food_out_a_while:
      'That depends on how long it was out of the fridge. Cooked food, meat, fish and milk are safe there for two hours at most (USDA FSIS), cooked rice for one (UK Food Standards Agency): put it into the fridge now if it was no longer. If it was, or nobody knows, throw it away: heating it again does not make it safe.',
    belowLeast:
      'It is less than a body needs to stay well: a doctor or dietitian can say what is safe for you.',
    hasMore: 'I did nothing else of that message: please say the rest again, by itself.',
  },
  de: {
    emergency:
      'Das kann ein Notfall sein, und dabei kann ich nicht helfen: Bitte ruf jetzt den Notruf 112 an, oder den Giftnotruf, wenn etwas geschluckt wurde. Warte nicht auf mich.',
    eating_disorder:
      'Dabei helfe ich nicht, aber es ist gut, dass du es sagst. Das ist allein schwer zu tragen: Bitte sprich mit einer Ärztin oder einem Arzt, einem Beratungstelefon für Essstörungen oder jemandem, dem du vertraust. Wenn dir schwindlig wird oder dein Herz rast, ruf den Notruf 112 an.',
    pregnancy:
      'In Schwangerschaft und Stillzeit setze ich kein Ziel zum Abnehmen oder Wenigeressen: Du und das Baby braucht die Energie. Deine Hebamme oder deine Ärztin kann sagen, was für dich richtig ist.',
    food_in_pregnancy:
      'Was du in Schwangerschaft und Stillzeit essen kannst, sagt dir deine Hebamme oder deine Ärztin: Eine Liste davon habe ich nicht, und raten will ich nicht.',
    food_for_baby:
      'Was ein Baby essen kann, sagt dir deine Hebamme oder die Kinderarztpraxis: Eine Liste davon habe ich nicht, und raten will ich nicht. Nur dies: kein Honig im ersten Lebensjahr, worin auch immer (NHS).',
    child:
      'Für Kinder und Jugendliche plane ich kein Abnehmen und zähle keine Kalorien: Sie wachsen noch. Bitte frag in der Kinder- oder Hausarztpraxis; dort sieht man Größe, Alter und Gesundheit zusammen.',
    too_little: (least) =>
      `Das plane ich nicht: Es ist weniger, als ein Körper braucht, und unter ${least} pro Tag setze ich kein Ziel. Wenn du weniger essen möchtest, kann eine Ärztin oder Ernährungsberatung sagen, was für dich sicher ist. Wenn dir Essen oder Gewicht Sorgen machen, sprich bitte mit jemandem, dem du vertraust.`,
    fast_loss: (wished, most) =>
      `Das wären etwa ${wished} pro Woche. Ich plane höchstens ${most} pro Woche: Schneller kostet es Muskeln und Kraft. Nenne mir Alter, Geschlecht, Größe, Gewicht und wie aktiv du bist, dann rechne ich ein ruhiges Ziel aus; für mehr frag bitte eine Ärztin oder einen Arzt.`,
    medicine:
      'Deine Medikamente kenne ich dafür nicht gut genug, und raten will ich nicht: Manche Lebensmittel und Präparate ändern, wie sie wirken. Bitte frag vorher in der Apotheke oder Arztpraxis, und ändere keine Dosis selbst.',
    diagnosis:
      'Was du hast, kann ich nicht sagen, und raten will ich nicht. Bitte frag eine Ärztin oder einen Arzt, bald, wenn es dich beunruhigt oder schlimmer wird; dein Tagebuch kann dabei helfen.',
    food_left_out:
      'Nein, iss es nicht, wirf es weg. Gekochtes, Fleisch, Fisch und Milch sind außerhalb des Kühlschranks höchstens zwei Stunden sicher (USDA FSIS), gekochter Reis eine (UK Food Standards Agency). Danach können Keime gewachsen sein, die krank machen, gleich wie es aussieht, riecht oder schmeckt. Aufwärmen macht es nicht sicher: Manche von ihnen hinterlassen ein Gift, das Hitze nicht zerstört.',
    food_out_a_while:
      'Das kommt darauf an, wie lange es nicht im Kühlschrank war. Gekochtes, Fleisch, Fisch und Milch sind dort höchstens zwei Stunden sicher (USDA FSIS), gekochter Reis eine (UK Food Standards Agency): Stell es jetzt hinein, wenn es nicht länger war. Sonst, oder wenn es niemand weiß, wirf es weg: Aufwärmen macht es nicht sicher.',
    belowLeast:
      'Das ist weniger, als ein Körper braucht: Eine Ärztin oder Ernährungsberatung kann sagen, was für dich sicher ist.',
    hasMore: 'Sonst habe ich von dieser Nachricht nichts getan: Sag den Rest bitte noch einmal für sich.',
  },
  fr: {
    emergency:
      "C'est peut-être une urgence, et je ne peux pas y aider\u00a0: appelle tout de suite le 15 ou le 112, ou le centre antipoison si quelque chose a été avalé. Ne m'attends pas.",
    eating_disorder:
      "Je n'aiderai pas à cela, mais tu as bien fait de le dire. C'est lourd à porter seul\u00a0: parle à un médecin, à une ligne d'écoute pour les troubles alimentaires ou à quelqu'un de confiance. Si tu te sens faible ou si ton cœur s'emballe, appelle le 15 ou le 112.",
    pregnancy:
      "Je ne fixe pas d'objectif pour maigrir ou manger moins pendant la grossesse ou l'allaitement\u00a0: toi et le bébé avez besoin de cette énergie. Ta sage-femme ou ton médecin peut dire ce qui te convient.",
    food_in_pregnancy:
      "Ce que tu peux manger pendant la grossesse ou l'allaitement, ta sage-femme ou ton médecin peut le dire\u00a0: je n'en tiens pas de liste, et je ne veux pas deviner.",
    food_for_baby:
      "Ce qu'un bébé peut manger, ta sage-femme ou ton pédiatre peut le dire\u00a0: je n'en tiens pas de liste, et je ne veux pas deviner. Une chose seulement\u00a0: pas de miel avant un an, dans quoi que ce soit (NHS).",
    child:
      "Je ne prévois pas de perte de poids et ne compte pas de calories pour les enfants et les adolescents\u00a0: ils grandissent encore. Demande à un pédiatre ou à un médecin\u00a0; il peut voir la taille, l'âge et la santé ensemble.",
    too_little: (least) =>
      `Je ne prévois pas cela\u00a0: c'est moins que ce qu'il faut au corps, et je ne fixe aucun objectif sous ${least} par jour. Pour manger moins, un médecin ou une diététicienne peut dire ce qui est sûr pour toi. Si la nourriture ou le poids t'inquiète, parle à quelqu'un de confiance.`,
    fast_loss: (wished, most) =>
      `Cela ferait environ ${wished} par semaine. Je ne prévois pas plus de ${most} par semaine\u00a0: plus vite, on perd du muscle et des forces. Dis-moi ton âge, ton sexe, ta taille, ton poids et ton activité, et je calcule un objectif régulier\u00a0; pour plus, demande à un médecin.`,
    medicine:
      "Je ne connais pas assez tes médicaments pour le dire, et je ne veux pas deviner\u00a0: certains aliments et compléments changent leur effet. Demande d'abord à un pharmacien ou à un médecin, et ne change pas de dose sans avis.",
    diagnosis:
      "Je ne peux pas dire ce que tu as, et je ne veux pas deviner. Demande à un médecin, sans tarder si cela t'inquiète ou empire\u00a0; ton journal peut l'aider.",
    food_left_out:
      "Non, ne le mange pas, jette-le. Les plats cuits, la viande, le poisson et le lait se gardent au plus deux heures hors du réfrigérateur (USDA FSIS), le riz cuit une heure (UK Food Standards Agency). Ensuite des germes qui rendent malade peuvent s'être développés, quels que soient l'aspect, l'odeur ou le goût. Réchauffer ne suffit pas\u00a0: certains laissent un poison que la chaleur ne détruit pas.",
    food_out_a_while:
      "Cela dépend du temps passé hors du réfrigérateur. Les plats cuits, la viande, le poisson et le lait s'y gardent au plus deux heures (USDA FSIS), le riz cuit une heure (UK Food Standards Agency)\u00a0: mets-le au froid maintenant si ce n'était pas plus long. Sinon, ou si personne ne le sait, jette-le\u00a0: réchauffer ne suffit pas.",
    belowLeast:
      "C'est moins que ce qu'il faut au corps\u00a0: un médecin ou une diététicienne peut dire ce qui est sûr pour toi.",
    hasMore: "Je n'ai rien fait d'autre de ce message\u00a0: redis le reste à part, s'il te plaît.",
  },
  es: {
    emergency:
      'Esto puede ser una urgencia y yo no puedo ayudar: llama ahora al 112, o a un servicio de toxicología si se ha tragado algo. No esperes por mí.',
    eating_disorder:
      'En eso no voy a ayudar, pero has hecho bien en decirlo. Es mucho para llevarlo a solas: habla con un médico, con una línea de ayuda para trastornos alimentarios o con alguien de confianza. Si te mareas o se te acelera el corazón, llama al 112.',
    pregnancy:
      'Durante el embarazo o la lactancia no pongo objetivos para adelgazar ni para comer menos: tú y el bebé necesitáis esa energía. Tu matrona o tu médico puede decir qué es lo adecuado.',
    food_in_pregnancy:
      'Qué puedes comer durante el embarazo o la lactancia lo puede decir tu matrona o tu médico: no llevo ninguna lista de eso, y no quiero adivinar.',
    food_for_baby:
      'Qué puede comer un bebé lo puede decir tu matrona o tu pediatra: no llevo ninguna lista de eso, y no quiero adivinar. Solo esto: nada de miel antes del año, lleve lo que lleve (NHS).',
    child:
      'Para niños y adolescentes no planeo pérdida de peso ni cuento calorías: todavía están creciendo. Pregunta a un pediatra o médico de familia; puede ver juntas la altura, la edad y la salud.',
    too_little: (least) =>
      `Eso no lo planeo: es menos de lo que un cuerpo necesita, y no pongo objetivos por debajo de ${least} al día. Si quieres comer menos, un médico o dietista puede decir qué es seguro. Si la comida o el peso te preocupan, habla con alguien de confianza.`,
    fast_loss: (wished, most) =>
      `Serían unos ${wished} a la semana. No planeo más de ${most} a la semana: más rápido se pierde músculo y fuerza. Dime tu edad, sexo, altura, peso y actividad, y calculo un objetivo constante; para más, pregunta a un médico.`,
    medicine:
      'No conozco tus medicamentos lo bastante para decirlo, y no quiero adivinar: algunos alimentos y suplementos cambian su efecto. Pregunta antes en la farmacia o a tu médico, y no cambies la dosis por tu cuenta.',
    diagnosis:
      'No puedo decir qué tienes, y no quiero adivinar. Pregunta a un médico, pronto si te preocupa o empeora; tu diario le puede servir.',
    food_left_out:
      'No, no lo comas: tíralo. La comida cocinada, la carne, el pescado y la leche aguantan fuera de la nevera dos horas como mucho (USDA FSIS), y el arroz cocido una (UK Food Standards Agency). Después pueden haber crecido gérmenes que enferman, tenga el aspecto, el olor o el sabor que tenga. Recalentarlo no lo hace seguro: algunos dejan un veneno que el calor no destruye.',
    food_out_a_while:
      'Depende de cuánto tiempo ha estado fuera de la nevera. La comida cocinada, la carne, el pescado y la leche aguantan ahí dos horas como mucho (USDA FSIS), y el arroz cocido una (UK Food Standards Agency): mételo ahora en la nevera si no fue más. Si lo fue, o nadie lo sabe, tíralo: recalentarlo no lo hace seguro.',
    belowLeast:
      'Es menos de lo que un cuerpo necesita: un médico o dietista puede decir qué es seguro para ti.',
    hasMore: 'De ese mensaje no he hecho nada más: di el resto otra vez, por separado.',
  },
}
