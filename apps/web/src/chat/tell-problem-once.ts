/** The words of a problem, unless the answer has said them already. */
export function tellProblemOnce(problem: string, answer: string): string | undefined {
  const plain = (text: string): string =>
    text.replaceAll(/[*_]/g, '').replaceAll(/\s+/g, ' ').trim().toLowerCase()
  return plain(problem) !== '' && plain(answer).includes(plain(problem)) ? undefined : problem
}
