import { chooseDegrees } from '../../modules/assistant/rules/read/choose-degrees.ts';
import { readDisplay } from '../../modules/assistant/rules/display/read-display.ts';
import type { Figure } from '../harness/figure.ts';
import { displayPictures, faultyPictures, otherPictures, type DisplayPicture } from './display-pictures.ts';
import { knownSet, trialSet, unseenSet, type DisplaySet } from './display-styles.ts';

/** Of a plain picture of a display that the reader was made by, so much is to be read. */
const wantedShare = 0.9;

type Outcome = 'read' | 'unreadable' | 'misread';
type Tally = Readonly<Record<Outcome, number>>;

/** What the app would show of a picture beside what it shows; where it saw no unit, it asks for it. */
const outcomeOf = ({ canvas, value, unit }: DisplayPicture): Outcome => {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const told = chooseDegrees(readDisplay({ width, height, data }));
  if (told === null) return 'unreadable';
  return told.shown === value && (told.unit === null || told.unit === (unit ?? 'C')) ? 'read' : 'misread';
};

const tallied = (pictures: readonly DisplayPicture[]): ReadonlyMap<string, Tally> => {
  const tallies = new Map<string, Tally>();
  for (const picture of pictures) {
    const outcome = outcomeOf(picture);
    const before = tallies.get(picture.how) ?? { read: 0, unreadable: 0, misread: 0 };
    tallies.set(picture.how, { ...before, [outcome]: before[outcome] + 1 });
  }
  return tallies;
};

type Count = {
  /** @unit pictures of each manner of photographing */
  readonly each: number;
  /** @unit pictures of each fault, and of each thing that is no temperature */
  readonly odd: number;
};

const measureSet = (set: DisplaySet, { each, odd }: Count): readonly Figure[] => {
  const pictures = [...displayPictures(set, each), ...faultyPictures(set, odd), ...otherPictures(set, odd)];
  return [...tallied(pictures)].map(([how, { read, unreadable, misread }]) => {
    const isPromised = set === knownSet && how === 'plain';
    return {
      id: 'ASSISTANT',
      what: `displays, ${set.name} set, ${how}`,
      figure: `${read} read, ${unreadable} unreadable, ${misread} misread`,
      target: isPromised ? '>= 90 % read, none misread' : 'none misread',
      isMet: misread === 0 && (!isPromised || read >= wantedShare * each),
    };
  });
};

/**
 * Displays that are drawn here, by a drawer that knows nothing of the reader: the exact value, or none, or a wrong one,
 * which is worse. The known set is the one that the reader was made by; nothing was chosen by the other two.
 */
export const measureDisplays = async (): Promise<readonly Figure[]> => [
  ...measureSet(knownSet, { each: 12, odd: 6 }),
  ...measureSet(unseenSet, { each: 12, odd: 6 }),
  ...measureSet(trialSet, { each: 20, odd: 12 }),
];
