import { expect, test } from 'vitest';

import { pageShown } from './page-shown.ts';

const contextOf = (snapshot: string) =>
  `# Error details\n\n\`\`\`\nTimed out.\n\`\`\`\n\n# Page snapshot\n\n\`\`\`yaml\n${snapshot}\n\`\`\`\n`;

test('of a page that a journey failed on its words and controls are told, and neither its marks nor its boxes', () => {
  const snapshot = `- generic [ref=f2e3]:
  - link "Home" [ref=f2e42] [cursor=pointer]:
    - /url: /home
  - main [ref=f2e33]:
    - heading "Evening walk" [level=1] [ref=f2e36]
    - status [ref=f2e37]:
      - generic [ref=f2e40]: Approved`;
  expect(pageShown(contextOf(snapshot))).toEqual(['- link "Home":', '- heading "Evening walk" [level=1]', '- generic: Approved']);
});

test('a page without end is cut, and one that nobody saw is nothing', () => {
  const long = Array.from({ length: 500 }, (_, row) => `- listitem [ref=e${row}]: Row ${row}`).join('\n');
  expect(pageShown(contextOf(long))).toHaveLength(70);
  expect(pageShown('# Error details\n\nThe browser was gone.')).toEqual([]);
});
