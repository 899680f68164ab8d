import { chooseDegrees } from '../../modules/assistant/rules/read/choose-degrees.ts';
import { readDisplay } from '../../modules/assistant/rules/display/read-display.ts';
import type { Figure } from '../harness/figure.ts';
import { displayPictures, otherPictures, type DisplayPicture } from './display-pictures.ts';
import { knownSet, unseenSet, type DisplaySet } from './display-styles.ts';

/** @unit pictures of each manner */
const each = 12;
const wantedShare = 0.9;

type Tally = { readonly right: number; readonly wrong: number; readonly all: number };

/** What the app would show of a picture beside what it shows; where it saw no unit, it asks for it. */
const tallied = (before: Tally, { canvas, value, unit }: DisplayPicture): Tally => {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const read = chooseDegrees(readDisplay({ width, height, data }).map((one) => ({ ...one, by: 'SEGMENTS' })));
  const isRight = read === null ? value === null : read.shown === value && (read.unit === null || read.unit === (unit ?? 'C'));
  return { all: before.all + 1, right: before.right + Number(isRight), wrong: before.wrong + Number(read !== null && !isRight) };
};

const measureSet = (set: DisplaySet): readonly Figure[] => {
  const found = new Map<string, Tally>();
  for (const picture of [...displayPictures(set, each), ...otherPictures(set, each / 2)])
    found.set(picture.how, tallied(found.get(picture.how) ?? { right: 0, wrong: 0, all: 0 }, picture));
  return [...found].map(([how, { right, wrong, all }]) => ({
    id: 'ASSISTANT',
    what: `displays, ${set.name} set, ${how}, as shown (segments alone, without the reader of letters)`,
    figure: `${right} of ${all}, ${wrong} misread`,
    target: how === 'plain' ? '>= 90 %, none misread' : 'none misread',
    isMet: how === 'plain' ? right >= wantedShare * all && wrong === 0 : wrong === 0,
  }));
};

/**
 * Displays that are drawn here, by a drawer that knows nothing of the reader: the exact value, or none, or a wrong one,
 * which is worse. The known set is the one that the reader was made by; nothing was chosen by the unseen one.
 */
export const measureDisplays = async (): Promise<readonly Figure[]> => [...measureSet(knownSet), ...measureSet(unseenSet)];
