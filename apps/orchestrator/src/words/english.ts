import type { TurnWords } from './words.ts'

export const english: TurnWords = {
  talk: {
    welcome: "You're welcome.",
    goodbye: 'Goodbye!',
    greeting: (example) =>
      example === undefined
        ? 'Hello! What can I do for you?'
        : `Hello! You can say, for example: "${example}".`,
  },
  answering: {
    noLongerOpen: 'That is no longer open: it was answered, replaced or has expired.',
    noSuchOption: 'There is no such option. Please choose one of those shown.',
    editsOfPlan:
      'An edit of this takes "assumptions", a list of at most four lines, or "text", what is to change. Nothing was changed; it is still open.',
    nothingForYes: 'There is nothing waiting for a yes. What shall I do?',
    nothingOpen: 'All right. There is nothing open.',
    tooEarly: (asked) => `You said that before I had asked: ${asked} Please answer once more.`,
    choose: (labels) => `Please choose: ${labels.join(', ')}.`,
    left: 'All right, I leave it.',
    sayYes: (asked) => `${asked} Please say "yes" if I shall.`.trim(),
    letGo: (asked) => `I have let go of what was open: ${asked}`,
    replaces: (asked) => `This takes the place of: ${asked}`,
  },
  asking: {
    opened: 'opened',
    changes: (what, count) =>
      `${what}. That is ${count} ${count === 1 ? 'change' : 'changes'}. Shall I go ahead?`,
    unspoken: (things) =>
      `That would take or change what you did not speak of: ${things.join(', ')}. Shall I go ahead?`,
    save: (count) => (count === 1 ? 'Shall I save it?' : `Shall I save all ${count}?`),
    undo: 'Shall I undo what I changed last?',
    redo: 'Shall I redo what was undone last?',
    doThis: (request) => `Shall I do this: ${request}`,
  },
  reply: {
    stopped: 'Stopped.',
    notDone: (failures) => `Not done: ${failures}`,
    unsaved: (count) => (count === 1 ? 'This is generated, not saved.' : 'These are generated, not saved.'),
    options: (labels) => `Choose: ${labels.join(', ')}.`,
    nothingChanged: 'Nothing was changed.',
    nothingToTell: 'There is nothing to tell.',
    byTheWay: (suggestions) => `By the way: ${suggestions}`,
    notBegun: (goal) => `Not begun yet: ${goal}`,
    notUnderstood: (part) => `I did not understand "${part}": say it in other words.`,
    takeCare: (objection) => `Take care: ${objection}`,
    stillOpen: (asked) => `Still open: ${asked}`,
  },
  changes: {
    nothingLately: 'I have changed nothing for you lately.',
    request: (said) => `your request "${said}"`,
    earlierRequest: 'an earlier request',
    yourYes: 'what you had said yes to',
    theUndo: 'the undo',
    last: (by, list, isUndo) =>
      `Last, ${by} ${isUndo ? 'took an earlier change back' : 'changed this'}: ${list}.`,
    tookBack: (what, list) => `I took back ${what}: ${list}.`,
    takenBackSince: 'That was taken back since.',
    cannotTakeBack: (things) =>
      `It cannot be taken back as it is: there were later changes to ${things.join(', ')}.`,
    howToUndo: 'Say "undo that" to take it back.',
    howToRedo: 'Say "redo" to have it again.',
    more: (count) => `${count} more`,
    made: {
      created: ({ thing, place }) => `added ${thing} to your ${place}`,
      updated: ({ thing, place, difference }) => `changed ${thing} in your ${place}${difference}`,
      deleted: ({ thing, place }) => `removed ${thing} from your ${place}`,
    },
    undone: {
      created: ({ thing, place, isMany }) => `${thing} ${isMany ? 'are' : 'is'} no longer in your ${place}`,
      updated: ({ thing, place, difference }) => `${thing} in your ${place} is as before${difference}`,
      deleted: ({ thing, place, isMany }) => `${thing} ${isMany ? 'are' : 'is'} back in your ${place}`,
    },
    column: (name) => name.replace(/_on$/, '').replaceAll('_', ' '),
    value: (_, value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value ?? 'none')),
    changed: (from, to) => `${from} to ${to}`,
    insteadOf: (from, to) => `${from} instead of ${to}`,
  },
  failing: {
    notKept: (label, reason) => `${label} was not kept: ${reason}`,
    itemNotDone: 'It was not done.',
    notCarriedOut: 'The plan could not be carried out.',
    nothingCalled: (refs) => `There is nothing called ${refs.join(', ')}.`,
    stepsNamedAlike: 'Two steps have one name.',
    nobodyFor: (goal) => `Nobody here could do this: ${goal}`,
    nobodyToWrite: 'Nobody who could write that is running at the moment.',
    uncertain: 'It is not certain whether the last change was made. Please check.',
    overBudget: (of) => `That took more ${of} than one request may.`,
    wentWrong: (isSomethingDone) =>
      `Something went wrong on our side. ${isSomethingDone ? 'What is told here was done; nothing else was changed.' : 'Nothing was changed.'}`,
    wentWrongAtEnd: 'Something went wrong on our side. Please check what was done.',
    storedChange: (label, op) => `The entry for ${label} was ${op}.`,
    errors: null,
  },
  progress: {
    understand: 'Reading your message',
    keep: 'Noting what you told me',
    route: 'Finding who can help',
    think: 'Planning',
    act: 'Working',
    reply: 'Writing the answer',
    resumed: 'Picking up where it stopped.',
    escalated: 'This takes a plan; it will be a little longer.',
    waiting: 'Waiting for a service to come back.',
  },
}
