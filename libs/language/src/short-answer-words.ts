import type { Language } from './wording/languages.ts'

type Kind = 'confirm' | 'cancel' | 'thanks' | 'greeting' | 'goodbye'

/**
 * Short answers by kind and language, parted by bars: a table, not a model (spec S2.1). What several languages say
 * stands under `any`.
 */
export const shortAnswerWords: Readonly<Record<Kind, Readonly<Record<Language | 'any', string>>>> = {
  confirm: {
    en:
      'yes|yep|yeah|yup|sure|yes please|please do|do it|go ahead|go for it|confirm|confirmed|' +
      'log it|save it|save them|add it|sounds good|looks good|perfect|great|right|exactly|' +
      "that is right|that's right|that works|absolutely|of course|definitely|yes do it|yes log it|" +
      "yes save it|yes go ahead|yes thats right|go on|go on then|yeah go on|yeah go on then|let's do it|" +
      "lets do it|let's do that|lets do that|sounds like a plan|let's go with that|that'll do|" +
      "do that|lock it in|works for me|that works for me|sure thing|that's fine|that is fine|fine by me|fine with me|" +
      'why not|yeah why not|sounds perfect|sounds great|that looks right|that looks good|yes to both|yes both|' +
      'log that|save that|add that|set that|yes that one|yes to that',
    de:
      'ja|ja bitte|ja gerne|ja gern|ja genau|ja passt|jo|jep|jawohl|gerne|genau|passt|passt so|' +
      'stimmt|richtig|in ordnung|einverstanden|mach das|mach es|ja mach das|leg los',
    fr:
      "oui|oui merci|oui bien sûr|oui s'il te plaît|oui s'il te plait|oui s'il vous plaît|ouais|" +
      "d'accord|vas-y|vas y|c'est bon|parfait|exactement|bien sûr|volontiers",
    es:
      'sí|sí por favor|si por favor|sí claro|claro|claro que sí|vale|de acuerdo|adelante|hazlo|' +
      'perfecto|correcto|exacto|por supuesto',
    any: 'y|ok|okay|k|correct|si|👍',
  },
  cancel: {
    en:
      "nope|nah|no thanks|no thank you|cancel|cancel it|cancel that|stop it|don't|do not|dont|" +
      "don't do it|never mind|nevermind|forget it|leave it|not now|discard|abort|" +
      'no leave it|leave it as it is|leave it as it was|as it was before|keep it as it is|better not|rather not|' +
      "i'd rather not|no need|not yet|hm no|hmm no|no don't|no dont|no stop",
    de: 'nein|nein danke|nee|nö|lieber nicht|nicht jetzt|abbrechen|stopp|lass es|vergiss es',
    fr: 'non|non merci|annule|arrête|laisse tomber|pas maintenant',
    es: 'no gracias|cancela|cancelar|déjalo|olvídalo|ahora no|mejor no',
    any: 'no|n|stop|👎',
  },
  thanks: {
    en:
      'thanks|thank you|thx|ty|cheers|thanks a lot|thank you so much|many thanks|thanks so much|' +
      'great thanks|ok thanks|okay thanks|perfect thanks|thank you very much|' +
      'thank you honey|thanks honey|thank you hun|thanks hun|thank you love|thanks love|ta love|thank you dear|thanks dear|' +
      'thank you darling|thanks darling|thanks pal|thanks mate|cheers mate|ta x|thanks x|thank you x|thanks buddy|' +
      'thank you sweetie|thanks sweetie|thanks man|thanks so much honey|thank you kindly|thank you sir',
    de: 'danke|danke schön|dankeschön|vielen dank|danke dir',
    fr: 'merci|merci beaucoup',
    es: 'gracias|muchas gracias',
    any: '',
  },
  greeting: {
    en: 'hi|hello|hey|hi there|hello there|hey there|good morning|good afternoon|good evening|' + 'morning',
    de: 'hallo|guten morgen|guten tag|guten abend',
    fr: 'bonjour|salut|bonsoir',
    es: 'hola|buenos días',
    any: 'yo',
  },
  goodbye: {
    en: "bye|goodbye|good night|night night|night x|nighty night|night all|see you|see you later|that is all|that's all|that will be all",
    de: 'tschüss',
    fr: 'au revoir',
    es: 'adiós|hasta luego',
    any: 'ciao',
  },
}
