// Invisible characters that change how a text looks or reads: a line break in a name forges a table row, an escape
// code writes over a terminal, a bidirectional mark reverses text, and text hidden in tags or fillers is read by a
// model only. They are written as code points, since they cannot be seen here. The database has the same list; a
// test compares the two code point by code point.

/** Control characters, without tab, line feed and carriage return. */
export const CONTROLS = String.raw`\u{0}-\u{8}\u{B}\u{C}\u{E}-\u{1F}\u{7F}-\u{9F}`

/** Format characters and others without a glyph, private use characters, and noncharacters. */
export const UNSEEN = [
  // Soft hyphen, grapheme joiner, signs that enclose the number after them.
  String.raw`\u{AD}\u{34F}\u{600}-\u{605}\u{61C}\u{6DD}\u{70F}\u{890}\u{891}\u{8E2}`,
  // Fillers and selectors of letters, the blank braille pattern.
  String.raw`\u{115F}\u{1160}\u{17B4}\u{17B5}\u{180B}-\u{180F}\u{2800}\u{3164}\u{FFA0}`,
  // Zero width, direction marks, line separators, invisible operators.
  String.raw`\u{200B}\u{200E}\u{200F}\u{2028}-\u{202E}\u{2060}-\u{206F}\u{FEFF}\u{FFF0}-\u{FFFB}`,
  // Variation selectors, except the two that choose between text and emoji.
  String.raw`\u{FE00}-\u{FE0D}`,
  // Private use and noncharacters.
  String.raw`\u{E000}-\u{F8FF}\u{FDD0}-\u{FDEF}\u{FFFE}\u{FFFF}`,
  ...Array.from({ length: 13 }, (_, plane) => {
    const last = ((plane + 1) * 0x1_0000 + 0xfffe).toString(16)
    return String.raw`\u{${last}}\u{${last.replace(/e$/, 'f')}}`
  }),
  // Format characters of old scripts and of music.
  String.raw`\u{110BD}\u{110CD}\u{13430}-\u{1343F}\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}`,
  // Tags, more variation selectors, and all private use behind them.
  String.raw`\u{E0000}-\u{10FFFF}`,
].join('')

/**
 * Letters of the scripts in which a joiner changes the glyphs: from Arabic to Sinhala, Myanmar, Khmer, Mongolian.
 */
const JOINED = String.raw`\u{606}-\u{61B}\u{61D}-\u{6DC}\u{6DE}-\u{70E}\u{710}-\u{88F}\u{892}-\u{8E1}\u{8E3}-\u{DFF}\u{1000}-\u{109F}\u{1780}-\u{17B3}\u{17B6}-\u{180A}\u{1810}-\u{18AF}\u{A8E0}-\u{A8FF}\u{FB50}-\u{FDCF}\u{FDF0}-\u{FDFF}\u{FE70}-\u{FEFC}`
/** Characters drawn as emoji, alone or with a selector behind them. */
const PICTURES = String.raw`\u{A9}\u{AE}\u{203C}\u{2049}\u{2122}\u{2139}\u{2194}-\u{21AA}\u{231A}-\u{23FF}\u{24C2}\u{25AA}-\u{25FE}\u{2600}-\u{27BF}\u{2934}\u{2935}\u{2B05}-\u{2B55}\u{3030}\u{303D}\u{3297}\u{3299}\u{1F000}-\u{1FAFF}`

const NON_JOINER = String.raw`\u{200C}`
const JOINER = String.raw`\u{200D}`
const AS_TEXT = String.raw`\u{FE0E}`
const AS_PICTURE = String.raw`\u{FE0F}`
const KEYCAP = String.raw`\u{20E3}`

/** Joiners and selectors where they have no effect: there they only make two different names look the same. */
export const STRAY = [
  `(?<![${JOINED}])${NON_JOINER}|${NON_JOINER}(?![${JOINED}])`,
  `(?<![${JOINED}${PICTURES}${AS_PICTURE}])${JOINER}|${JOINER}(?![${JOINED}${PICTURES}])`,
  `(?<![${PICTURES}])${AS_TEXT}`,
  `(?<![0-9#*${PICTURES}])${AS_PICTURE}|(?<=[0-9#*])${AS_PICTURE}(?!${KEYCAP})`,
].join('|')
