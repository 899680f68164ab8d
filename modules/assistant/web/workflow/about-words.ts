import type { Facts } from '../../rules/workflow/automation.ts';

const told = ['name', 'dish', 'supplier', 'table', 'guest', 'number'] as const;

/** What something that happened is about, by its first name in the reader's language; nothing where it has none. */
export const aboutWords = (facts: Facts, language: 'en' | 'am'): string => {
  const key = told.find((name) => (facts[name] ?? '') !== '');
  if (key === undefined) return '';
  return String((language === 'am' ? facts[`${key}Local`] : null) ?? facts[key] ?? '');
};
