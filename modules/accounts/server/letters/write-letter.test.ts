import { describe, expect, it, test } from 'vitest';

import type { QueuedLetter } from '../../../../platform/server/mail/letter.ts';
import { letterWriter } from './write-letter.ts';

const base = 'https://maed.example';
const write = letterWriter(base);

const ordered = { restaurantName: 'Selam', phone: '+44 7555555555', number: 'PO-2026-0001', day: null } as const;

const sentReport = {
  firstName: 'Hanna',
  restaurantName: 'Selam',
  name: 'Sales',
  period: 'Friday',
  finding: 'Sales rose',
  lines: ['Net sales: £1 <b>'],
};

const told = { firstName: 'Hanna', restaurantName: 'Selam', title: 'Onions have run out', text: '0 kg of 8 kg' };

const letters: readonly QueuedLetter[] = (['en', 'am'] as const).flatMap((language): QueuedLetter[] => [
  { to: 'a@b.c', language, template: 'reset', facts: { firstName: 'Hanna', path: '/reset-password?token_hash=x&type=recovery' } },
  { to: 'a@b.c', language, template: 'verify', facts: { firstName: 'Hanna', path: '/auth/callback?code=x' } },
  { to: 'a@b.c', language, template: 'invite', facts: { inviterName: 'Abel', restaurantName: 'Selam', path: '/auth?invite=x' } },
  { to: 'a@b.c', language, template: 'leaving', facts: { firstName: 'Hanna', day: '21 December 2026', path: '/settings?tab=data' } },
  { to: 'a@b.c', language, template: 'password-changed', facts: { firstName: 'Hanna', passkeyCount: 2, path: '/settings?tab=security' } },
  { to: 'a@b.c', language, template: 'welcome', facts: { firstName: 'Hanna', restaurantName: 'Selam', path: '/home' } },
  { to: 'a@b.c', language, template: 'report', facts: { ...sentReport, path: '/reports/sales?from=2026-11-20&to=2026-11-20' } },
  { to: 'a@b.c', language, template: 'order', facts: { ...ordered, standing: 'NEW', path: '/order#x' } },
  { to: 'a@b.c', language, template: 'alert', facts: { ...told, path: '/inventory/x' } },
  ...(['TRIAL_LEFT', 'TRIAL_OVER', 'PAYMENT_FAILED', 'PREPAID_LEFT', 'PREPAID_OVER', 'GRACE_OVER'] as const).map((news) => {
    const facts = { firstName: 'Hanna', news, daysLeft: 3, day: '21 December 2026', path: '/subscription' } as const;
    return { to: 'a@b.c', language, template: 'plan', facts } as const;
  }),
]);

test.each(letters.map((letter) => [letter.template, letter.language, letter] as const))(
  'every link of %s in %s begins with the configured address',
  (_template, language, letter) => {
    const { html, text, subject } = write(letter);
    const links = [...`${html} ${text}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(([link]) => link);
    expect(links).toHaveLength(4);
    expect(links.filter((link) => !link.startsWith(`${base}/`))).toEqual([]);
    expect(/[ሀ-፿]/.test(subject)).toBe(language === 'am');
  },
);

test.each(['en', 'am'] as const)('the end of an order in %s leads nowhere, and says whom to call', (language) => {
  const facts = { ...ordered, standing: 'CANCELLED', path: null } as const;
  const { html, text, subject } = write({ to: 'a@b.c', language, template: 'order', facts });
  expect(`${html} ${text}`).not.toMatch(/https?:|href/);
  expect(subject).toContain('PO-2026-0001');
  expect(text).toContain('+44 7555555555');
});

describe('a letter', () => {
  it('shows a name as it is typed and runs nothing of it', () => {
    const name = '<img src=x onerror=alert(1)>\r\nBcc: all@example.com';
    const { html, subject } = write({
      to: 'a@b.c',
      language: 'en',
      template: 'invite',
      facts: { inviterName: name, restaurantName: '"Selam"', path: '/auth' },
    });
    expect(html).toContain('&lt;img');
    expect(html).not.toContain('<img');
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it.each(['//evil.example/x', '/\\evil.example'] as const)('never leads elsewhere: %s', (path) => {
    expect(() => write({ to: 'a@b.c', language: 'en', template: 'welcome', facts: { firstName: 'A', restaurantName: 'B', path } })).toThrow(
      'A letter would lead elsewhere',
    );
  });
});

it('a report tells its finding and each of its figures, in words alone too', () => {
  const path = '/reports/sales?from=2026-11-20&to=2026-11-20' as const;
  const { html, text } = write({ to: 'a@b.c', language: 'en', template: 'report', facts: { ...sentReport, path } });
  expect(text).toContain('Sales rose');
  expect(text).toContain('Net sales: £1 <b>');
  expect(html).toContain('<li>Net sales: £1 &lt;b&gt;</li>');
});

it.each(['en', 'am'] as const)('a digest in %s tells of each restaurant, each line with the way there, in words alone too', (language) => {
  const groups = [
    { heading: 'Selam', lines: [{ text: 'Onions <b> · £3', path: '/inventory/a' as const }] },
    {
      heading: 'Bole',
      lines: [
        { text: 'Trout', path: '/inventory/b' as const },
        { text: 'A late order', path: '/purchase' as const },
      ],
    },
  ];
  const { html, text, subject } = write({
    to: 'a@b.c',
    language,
    template: 'digest',
    facts: { firstName: 'Hanna', count: 3, groups, path: '/home' },
  });
  expect(subject).toContain('3');
  expect(html).toContain(`<a href="${base}/inventory/a" style="color:#1f1a14">Onions &lt;b&gt; · £3</a>`);
  for (const path of ['/inventory/a', '/inventory/b', '/purchase', '/home']) expect(text).toContain(`${base}${path}\n`);
  expect(text.indexOf('Bole')).toBeGreaterThan(text.indexOf('Onions'));
});

test.each([
  ['en', 0, false, ''],
  ['en', 1, true, 'your newest restaurant is more than the plan is for'],
  ['en', 2, true, 'your 2 newest restaurants are more than the plan is for'],
  ['am', 2, true, '2 አዲሶቹ ምግብ ቤቶችዎ'],
] as const)('a letter of the plan in %s says of %i restaurants beyond it that they are: %s', (language, beyondCount, isSaid, words) => {
  const facts = { firstName: 'Hanna', news: 'TRIAL_LEFT', daysLeft: 3, day: '21 December 2026', path: '/subscription' } as const;
  const plain = write({ to: 'a@b.c', language, template: 'plan', facts }).text;
  const { text } = write({ to: 'a@b.c', language, template: 'plan', facts: { ...facts, beyondCount } });
  expect(text !== plain).toBe(isSaid);
  expect(text).toContain(words);
});

test('a letter in the name of a house that shows itself carries its name and its colour, escaped', () => {
  const facts = { ...ordered, standing: 'NEW', path: '/order#x' } as const;
  const house = { name: 'Selam <Table>', colour: '#0b5d3b' };
  const plain = write({ to: 'a@b.c', language: 'en', template: 'order', facts }).html;
  const theirs = write({ to: 'a@b.c', language: 'en', template: 'order', facts: { ...facts, house } }).html;
  expect(plain).toContain('>Maed ማዕድ</p>');
  expect(theirs).toContain('>Selam &lt;Table&gt;</p>');
  expect(theirs).toContain('background:#0b5d3b;color:#fff');
  expect(theirs).not.toContain('Maed');
});
