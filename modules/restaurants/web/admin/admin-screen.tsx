import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { buttonClass } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { useCan } from '../current-restaurant.tsx';
import { InvitationsGroup } from '../people/invitations-group.tsx';
import { MembersGroup } from '../people/members-group.tsx';
import { AuditTrail } from './audit-trail.tsx';
import type { DeedText } from './deed-text.ts';
import { DuplicatesGroup } from './duplicates-group.tsx';

/** What an account holder looks after: people, invitations, and what was done. */
export const adminScreen = (deedText: DeedText) => {
  const AdminScreen = () => <Admin deedText={deedText} />;
  return AdminScreen;
};

const Admin = ({ deedText }: { readonly deedText: DeedText }) => {
  const mayConnect = useCan('integrations.manage');
  if (!useCan('audit.view')) return <EmptyState title={m.restaurants_admin_only()}>{m.restaurants_admin_only_text()}</EmptyState>;
  return (
    <section className="max-w-[52rem]">
      <header className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title">{m.app_admin_title()}</h1>
        {mayConnect && (
          <Link to="/admin/integrations" className={buttonClass('row')}>
            {m.restaurants_admin_integrations()}
          </Link>
        )}
      </header>
      <MembersGroup />
      <InvitationsGroup />
      <DuplicatesGroup />
      <AuditTrail deedText={deedText} />
    </section>
  );
};
