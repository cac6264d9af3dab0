// What is said beside an order or a list, as a sentence of its own.

/** A request with a sentence behind it that may ask for nothing: "add bread to the list, we had a lovely day". */
export function withoutRemark(clause: string): { request: string; remark: string } | undefined {
  const [, request, remark] =
    /^([^,]{6,}),? (?:(?:and|but|so) )?((?:i|we|he|she|they|it|that)(?:'s|'re|'m|'ll| is| are| am| was| were| had| will) [^,]{3,})$/.exec(
      clause,
    ) ?? []
  return request === undefined || remark === undefined ? undefined : { request, remark }
}

/** A sentence among foods is none of them: "used 2 eggs, my sister is here". */
const SENTENCE =
  /^(?:(?:and|but|so|because|cos|as) )?(?:(?:i|we|he|she|they|it|that|there|this)\b|(?:my|our|the) [a-z]+|[a-z]+)(?:'s|'re|'m|'ve|'d| is| are| am| was| were| had| has| have| did| says?| said| loves?| likes?) /

export const isSentence = (part: string): boolean => SENTENCE.test(`${part} `)
