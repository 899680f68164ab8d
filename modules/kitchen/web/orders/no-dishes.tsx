import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { buttonClass } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { useCan } from '../../../restaurants/web/public.ts';

/** Nothing can be ordered: whoever writes the menu is led there. */
export const NoDishes = () => {
  const mayWrite = useCan('menu.edit');
  const toMenu = mayWrite && (
    <Link to="/menu" className={buttonClass('primary')}>
      {m.kitchen_no_dishes_menu()}
    </Link>
  );
  return (
    <EmptyState title={m.kitchen_no_dishes()} action={toMenu}>
      {m.kitchen_no_dishes_text()}
    </EmptyState>
  );
};
