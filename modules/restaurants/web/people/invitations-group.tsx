import { UserPlus } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newCommand } from '../../../../platform/web/new-command.ts';
import { newSecret } from '../../../../platform/web/new-secret.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { LinkCard } from '../../../../ui/link-card.tsx';
import { SettingGroup } from '../../../../ui/setting-row.tsx';
import { MomentText } from '../../../../ui/when/when-text.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import type { Invitation } from '../../contract/invitations.contract.ts';
import { useRestaurant } from '../current-restaurant.tsx';
import { useRestaurantsClient } from '../restaurants-client.ts';
import { departmentWord } from './department-word.ts';
import { invitationLink } from './invitation-link.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { TabletCodeDialog } from './tablet-code-dialog.tsx';
import { useInvitations, useTell } from './people-queries.ts';
import { roleWord } from './role-word.ts';

const stateWords = {
  open: m.restaurants_invitation_open,
  accepted: m.restaurants_invitation_accepted,
  revoked: m.restaurants_invitation_revoked,
  expired: m.restaurants_invitation_expired,
} as const;

/** Who was asked to join, how it stands, and a way to ask another. */
export const InvitationsGroup = () => {
  const restaurantId = useRestaurant().id;
  const client = useRestaurantsClient();
  const { tell } = useTell();
  const invitations = useInvitations();
  const [isInviting, setIsInviting] = useState<'LINK' | 'CODE' | null>(null);
  const [link, setLink] = useState<string>();

  const renew = async ({ invitationId }: Invitation) => {
    const secret = newSecret();
    const isRenewed = await tell(client.renewInvitation(newCommand(restaurantId, { invitationId, secret })));
    if (isRenewed) setLink(invitationLink(restaurantId, secret));
  };
  const revoke = ({ invitationId }: Invitation) => tell(client.revokeInvitation(newCommand(restaurantId, { invitationId })));

  return (
    <SettingGroup title={m.restaurants_invitations()} hint={m.restaurants_invitations_hint()}>
      {!invitations.data && <Unread query={invitations} rows={3} />}
      {invitations.data?.length === 0 && <p className="text-body text-ink-2">{m.restaurants_invitations_none()}</p>}
      <ul aria-label={m.restaurants_invitations()}>
        {invitations.data?.map((invitation) => (
          <li
            key={invitation.invitationId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3"
          >
            <InvitationLine invitation={invitation} />
            {(invitation.state === 'open' || invitation.state === 'expired') && (
              <span className="flex gap-2">
                {!invitation.isForTablet && (
                  <Button kind="row" onClick={() => void renew(invitation)}>
                    {m.restaurants_renew()}
                  </Button>
                )}
                <Button kind="row" onClick={() => void revoke(invitation)}>
                  {m.restaurants_revoke()}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button icon={<UserPlus aria-hidden />} onClick={() => setIsInviting('LINK')}>
          {m.restaurants_invite_someone()}
        </Button>
        <Button onClick={() => setIsInviting('CODE')}>{m.restaurants_tablet_code_make()}</Button>
      </div>
      {isInviting === 'LINK' && <InviteDialog onClose={() => setIsInviting(null)} />}
      {isInviting === 'CODE' && <TabletCodeDialog onClose={() => setIsInviting(null)} />}
      {link !== undefined && (
        <Dialog open onClose={() => setLink(undefined)} title={m.restaurants_invitation_ready()}>
          <LinkCard link={link} hint={m.restaurants_link_hint()} />
        </Dialog>
      )}
    </SettingGroup>
  );
};

const InvitationLine = ({ invitation }: { readonly invitation: Invitation }) => {
  const { role, department, email, state, acceptedByName, isForTablet } = invitation;
  const offered = [
    role === null ? m.restaurants_they_choose() : roleWord(role),
    department === null ? null : departmentWord(department),
  ].filter((part) => part !== null);
  return (
    <span className="min-w-0">
      <span className="block truncate text-body font-medium">
        {acceptedByName ?? email ?? (isForTablet ? m.restaurants_tablet_code() : m.restaurants_invitation_by_link())}
      </span>
      <span className="block text-small text-ink-2">
        {[...offered, stateWords[state]()].join(' · ')}
        {state === 'open' && (
          <>
            {m.ui_comma()}
            {m.restaurants_until()} <MomentText at={invitation.expiresAt} />
          </>
        )}
      </span>
    </span>
  );
};
