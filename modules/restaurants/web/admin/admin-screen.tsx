import { m } from '../../../../generated/messages/web/messages.js';
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
  if (!useCan('audit.view')) return <EmptyState title={m.restaurants_admin_only()}>{m.restaurants_admin_only_text()}</EmptyState>;
  return (
    <section className="max-w-[52rem]">
      <h1 className="mb-6 text-title">{m.app_admin_title()}</h1>
      <MembersGroup />
      <InvitationsGroup />
      <DuplicatesGroup />
      <AuditTrail deedText={deedText} />
    </section>
  );
};
