import { expect, test } from 'vitest';

import { tabletCookies } from './tablet-cookies.ts';

const cookiesAt = (baseUrl: string): readonly string[] => {
  const headers = new Headers();
  const { keepTablet, keepTurn, forgetTablet, forgetTurn } = tabletCookies(baseUrl);
  keepTablet(headers, 'code');
  keepTurn(headers, 'code');
  forgetTablet(headers);
  forgetTurn(headers);
  return headers.getSetCookie();
};

test('where people come by https, what makes a tablet travels by nothing else', () => {
  expect(cookiesAt('https://maed.example')).toHaveLength(4);
  for (const cookie of cookiesAt('https://maed.example')) expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
});

test('on a machine without https a tablet can be tried', () => {
  for (const cookie of cookiesAt('http://localhost:4400')) expect(cookie).not.toContain('Secure');
});
