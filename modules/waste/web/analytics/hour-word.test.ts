import { expect, test } from 'vitest';

import { hourWords } from './hour-word.ts';

test('hours are told from midnight on an ordinary clock', () => {
  expect(hourWords([22, 9, 9, 15], { useEthiopianTime: false, language: 'en' })).toEqual([
    { hour: 9, figure: '9', half: null },
    { hour: 15, figure: '15', half: null },
    { hour: 22, figure: '22', half: null },
  ]);
});

test('who counts from dawn reads the day first, then the night, by the figures on their wall', () => {
  const told = hourWords([1, 6, 15, 18, 22], { useEthiopianTime: true, language: 'am' });
  expect(told.map(({ hour, figure, half }) => `${hour} ${half} ${figure}`)).toEqual([
    '6 ቀን 12',
    '15 ቀን 9',
    '18 ማታ 12',
    '22 ማታ 4',
    '1 ሌሊት 7',
  ]);
});
