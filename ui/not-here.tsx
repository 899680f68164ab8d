import type { ReactNode } from 'react';

import { m } from '../generated/messages/web/messages.js';
import { EmptyState } from './empty-state.tsx';

export type NotHereProps = {
  /** The link to the list that such things stand in. */
  readonly list: ReactNode;
};

/** In place of a screen whose address names what this restaurant doesn't have, or not for this person. */
export const NotHere = ({ list }: NotHereProps) => (
  <EmptyState title={m.ui_unread_not_here()} action={list}>
    {m.ui_not_here_text()}
  </EmptyState>
);
