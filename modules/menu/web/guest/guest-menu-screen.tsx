import { useCallback, useEffect, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { attempt, type CallFailure, type Outcome } from '../../../../platform/web/refusal.ts';
import { LinkedPage } from '../../../restaurants/web/public.ts';
import type { GuestDish, GuestMenu } from '../../contract/guest-menu.contract.ts';
import { useMenuClient } from '../menu-client.ts';
import { GuestDishLine } from './guest-dish-line.tsx';

/** The menu as a guest opens it by the code on the table: without an account, on any phone. */
export const GuestMenuScreen = () => {
  const client = useMenuClient();
  const [code] = useState(() => location.hash.slice(1));
  const [menu, setMenu] = useState<GuestMenu>();
  const [failure, setFailure] = useState<CallFailure>();
  const read = useCallback(() => attempt(client.readGuestMenu({ code })), [client, code]);
  const take = useCallback((outcome: Outcome<GuestMenu>) => {
    if ('failure' in outcome) setFailure(outcome.failure);
    else setMenu(outcome.answer);
  }, []);
  useEffect(() => {
    void read().then(take);
  }, [read, take]);
  const readAgain = () => {
    setFailure(undefined);
    void read().then(take);
  };
  return (
    <LinkedPage
      brand={menu?.brand}
      failure={failure}
      onAgain={readAgain}
      gone={{ title: m.menu_guest_none(), text: m.menu_guest_none_text() }}
      cutText={m.menu_guest_cut()}
    >
      {menu ? <Opened menu={menu} /> : null}
    </LinkedPage>
  );
};

type Heading = { readonly id: string | null; readonly name: string; readonly nameLocal: string | null };

/** What stands under no heading comes last. */
const underHeadings = ({ categories, dishes }: GuestMenu): readonly { heading: Heading; dishes: readonly GuestDish[] }[] => {
  const other: Heading = { id: null, name: m.menu_guest_other({}, { locale: 'en' }), nameLocal: m.menu_guest_other({}, { locale: 'am' }) };
  return [...categories, other]
    .map((heading) => ({ heading, dishes: dishes.filter(({ categoryId }) => categoryId === heading.id) }))
    .filter((group) => group.dishes.length > 0);
};

const Opened = ({ menu }: { readonly menu: GuestMenu }) => {
  const isAmharic = useLocale() === 'am';
  const groups = underHeadings(menu);
  return (
    <>
      <h1 className="text-title">{menu.restaurantName}</h1>
      <p className="max-w-line pt-2 text-body">{m.menu_guest_ask()}</p>
      {groups.length === 0 && <p className="pt-8 text-body text-ink-2">{m.menu_guest_empty()}</p>}
      {groups.map(({ heading, dishes }) => (
        <section key={heading.id ?? 'other'} className="pt-8">
          {groups.length > 1 && <h2 className="pb-1 text-heading">{isAmharic ? (heading.nameLocal ?? heading.name) : heading.name}</h2>}
          <ul className="divide-y divide-line">
            {dishes.map((dish) => (
              <GuestDishLine key={dish.id} dish={dish} currency={menu.currency} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
};
