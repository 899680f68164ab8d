import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { buttonClass } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { useCan } from '../current-restaurant.tsx';
import { InvitationsGroup } from '../people/invitations-group.tsx';
import { MembersGroup } from '../people/members-group.tsx';
import { AuditTrail } from './audit-trail.tsx';
import type { TrailWords } from './trail-words.ts';
import { DuplicatesGroup } from './duplicates-group.tsx';

/** What an account holder looks after: people, invitations, and what was done. */
export const adminScreen = (words: TrailWords) => {
  const AdminScreen = () => <Admin words={words} />;
  return AdminScreen;
};

/** What else an account holder looks after, each where its own capability lets them. */
const places = [
  { to: '/admin/integrations', capability: 'integrations.manage', name: m.restaurants_admin_integrations },
  { to: '/admin/usage', capability: 'subscription.view', name: m.restaurants_admin_usage },
  { to: '/admin/inventory-test', capability: 'inventory.try-out', name: m.restaurants_admin_inventory_test },
  { to: '/admin/inventory-demo', capability: 'inventory.try-out', name: m.restaurants_admin_inventory_demo },
] as const;

type PlaceProps = Pick<(typeof places)[number], 'to' | 'capability'> & { readonly children: string };

const Place = ({ to, capability, children }: PlaceProps) =>
  useCan(capability) && (
    <Link to={to} className={buttonClass('row')}>
      {children}
    </Link>
  );

const Admin = ({ words }: { readonly words: TrailWords }) => {
  if (!useCan('audit.view')) return <EmptyState title={m.restaurants_admin_only()}>{m.restaurants_admin_only_text()}</EmptyState>;
  return (
    <section className="max-w-[52rem]">
      <header className="mb-6 flex flex-col gap-3">
        <h1 className="text-title">{m.app_admin_title()}</h1>
        <nav aria-label={m.restaurants_admin_places()} className="flex flex-wrap gap-2">
          {places.map(({ to, capability, name }) => (
            <Place key={to} to={to} capability={capability}>
              {name()}
            </Place>
          ))}
        </nav>
      </header>
      <MembersGroup />
      <InvitationsGroup />
      <DuplicatesGroup />
      <AuditTrail words={words} />
    </section>
  );
};
