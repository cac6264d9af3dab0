/**
 * Words of four languages that hold sentences together and name no food and no dish: looked up, "and" would find every
 * recipe with an "and" in its name.
 */
export const functionWords: ReadonlySet<string> = new Set(
  [
    'the and for with without from into onto over about that this these those there here what which who whom whose when',
    'where why how have has had having are was were been being can could would should shall will may might must does did',
    'done doing you your yours our ours their theirs them they she her his him its not but nor yet also too very just only',
    'some any all each both more most less than then now please thanks let lets get got want need like make made put use',
    'und oder aber mit ohne für von vom zum zur bei aus auf über unter nach vor dem den der des die das ein eine einen',
    'einem einer ist sind war habe hast hat haben ich wir ihr sie mir mich uns was wie wann warum welche nicht noch auch',
    'les des une aux dans avec sans pour par sur que qui quoi est sont ont avons avez mon mes ton tes son ses nos vos pas',
    'los las una unos unas con sin para por que como cuando donde son está están tengo tiene mis tus sus nos muy más',
  ].flatMap((line) => line.split(' ')),
)
