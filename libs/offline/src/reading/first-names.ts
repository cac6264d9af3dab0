/**
 * Common first names. Only by this list are they known from other words where they stand in small letters or begin a sentence; a word that is no
 * common one may be a name without being here. Those that mostly mean something else ("will", "may") are left out.
 */
const NAMES = `
  mo kieran ines mateo hamza leila clive sheila bev pauline rosie deja tariq celeste meg zac isla bo ed al cy jo
  aaron abby abdul abigail abu adam ade adele aditi ahmad ahmed aidan aisha akira alan albert
  alejandro alex alexander alexandra alexis alfie alfred ali alice alicia alison alistair allan allen
  amanda amara amber amelia amina amir amy ana anders andre andrea andrew andy angela angie angus anil
  anita anja anjali ann anna anne annie anthony antonio anya aoife archie aria ariana arjun arthur
  ashley astrid audrey ava ayesha aziz barbara barry bea beatrice becky bella ben benjamin bernard
  bernie beth betty beverly bilal bill billy bjorn bob bobby brad bradley brandon brenda brian bridget
  brooke bruce bryan caleb callum cameron camille carl carla carlos carmen carol caroline carolyn
  carrie casey catherine cathy cecilia chad charles charlie charlotte cheryl chiara chidi chloe chris
  christian christina christine christopher cian cindy claire clara clark claudia colin connor craig
  crystal curtis cynthia daisy dale damian dan dana daniel daniela danielle danny darren dave david
  dawn dean deb debbie deborah declan dee deepa denis denise dennis derek devin diana diane diego diya
  dominic don donald donna doris dorothy dot doug douglas duncan dylan eddie edith eduardo edward
  edwin eileen elaine eleanor elena eli elif elijah elizabeth ella ellen ellie elliot elsie emeka
  emily emma eoin eric erica erik erika erin ernest esther ethan eugene eva evan eve evelyn evie faith
  farah fatima felix femi fergus fernando finn fiona flora florence frances francesca francis
  francisco frank frankie fred freddie freya gabriel gareth gary gavin gemma geoff geoffrey george
  gerald gina gita giulia giulio glen gloria gordon grace graham grant greg gregory greta gwen hamish
  hana hannah hans harold harriet harry haruto harvey hassan hayley hazel heather heidi helen henry
  hiroshi holly howard hugh hugo iain ian ibrahim imogen ines ingo ingrid irene iris isaac isabel
  isabella isha isla ivan ivana ivy jack jackie jackson jacob jade jake jamal james jamie jane janet
  janice jas jasmine jason jay jean jeff jeffrey jen jennifer jenny jeremy jerry jess jesse jessica
  jill jim jimmy jin jo joan joanna joanne joe joel john johnny jon jonas jonathan jorge jose joseph
  josh joshua joyce juan judith judy jules julia julian julie jun justin kai kaito karen karim karl
  kate kath katherine kathleen kathryn kathy katie katya kay keiko keith kelly ken kenneth kenny kerry
  kev kevin khalid kim kimberly kirsten kirsty kofi kwame kyle lachlan lars laura lauren laurie
  lawrence layla leah lee leila lena leo leon leonard leslie lewis liam lily lina linda lisa liz
  lizzie lola lorna lottie louis louisa louise luca lucas lucy luis luka luke lydia lynn maddie maddy
  magda maggie mahmoud mairi malcolm manuel marc marcus margaret maria marie marilyn mario marion mark
  marlene marta martha martin mary matt matthew maureen max maya meera megan mei mel melanie melissa
  mia michael michelle mick miguel mike mila milan millie mina mindy mira miriam misha mohamed
  mohammed moira molly monica morgan moses mustafa nadia nancy naomi natalie natasha nathan neil nia
  niall niamh nicholas nick nicola nicole nigel nikhil nikolai nina nisha noah noor nora norman noura
  oisin ola olga oliver olivia omar omari oscar owen pablo paddy pamela pat patricia patrick paul
  paula pauline pavel pedro peggy penny pete peter petra phil philip phoebe phyllis pierre piotr pooja
  poppy priya rachel rafael rahul raj ralph ramon rani raquel ravi ray raymond rebecca reza rhiannon
  rhys ricardo richard rick ricky rita rob robbie robert roberto robin rodney roger rohan ron ronald
  ronnie rory rosa rosalind rosie ross roy ruby russell ruth ryan sadie sally sam samantha samir
  samuel sana sandra sandy sanjay saoirse sara sarah sasha scott sean sebastian selma serena sergei
  seth shane shannon sharon shaun shawn shaz sheila shelley shirley shreya sid sienna simon siobhan
  siân sofia sonia sophia sophie stacey stan stanley stella steph stephanie stephen steve steven
  stewart stuart sue susan suzanne sven sybil sylvia takumi tamara tania tara tariku tariq ted teddy
  teresa terry tess thea theo theresa thomas tiffany tilly tim timothy tina toby todd tom tomas tomek
  tommy toni tony tracey tracy trevor troy tyler ulrike uma una valerie vanessa vera veronica vicky
  victor victoria vikram vincent violet viv vivian wade walter wayne wei wendy wesley william willow
  wilson xavier yara yasmin yosef yuki yusuf yvonne zac zach zainab zara zeynep zoe zofia
`

const names = new Set(NAMES.trim().split(/\s+/))

/** Is a word, in whatever letters, a common first name? */
export const isFirstName = (word: string): boolean => names.has(word.toLowerCase())
