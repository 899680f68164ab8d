import { useMemo } from 'react';

import type { NamedPerson } from '../../contract/fields.ts';

type Said<Kind extends 'people' | 'left'> = { readonly [Key in Kind]?: readonly NamedPerson[] | undefined } | undefined;

/** People by id: who works here, and whom an answer names beside them because they have left. */
export const useNames = (staff: Said<'people'>, answer?: Said<'left'>): ReadonlyMap<string, string> => {
  const [people, left] = [staff?.people, answer?.left];
  return useMemo(() => new Map([...(left ?? []), ...(people ?? [])].map(({ userId, name }) => [userId, name])), [people, left]);
};
