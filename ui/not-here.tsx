import type { ReactNode } from 'react';

import { m } from '../generated/messages/web/messages.js';
import { Banner } from './banner.tsx';

export type NotHereProps = {
  /** The link to the list that such things stand in, where a whole screen is about one. */
  readonly list?: ReactNode;
};

/** In place of what this restaurant doesn't have, or what is not for this person. */
export const NotHere = ({ list }: NotHereProps) => <Banner status="may-not" title={m.ui_unread_not_here()} action={list} />;
