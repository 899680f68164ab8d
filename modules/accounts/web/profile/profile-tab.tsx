import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useIsWithoutLine } from '../../../../platform/web/connection.ts';
import { newPersonCommand } from '../../../../platform/web/new-command.ts';
import { useOutbox } from '../../../../platform/web/outbox/use-outbox.tsx';
import { queryTimes } from '../../../../platform/web/query-times.ts';
import { readFailure } from '../../../../platform/web/refusal.ts';
import { currentSession, endSession, keepSession, useSession, type SessionUser } from '../../../../platform/web/session.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useFaults } from '../../../../ui/form/use-faults.ts';
import { SettingGroup, SettingRow } from '../../../../ui/setting-row.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { displayName } from '../../rules/display-name.ts';
import { useAccountsClient } from '../accounts-client.ts';
import { PictureSetting } from './picture-setting.tsx';

/** Reads what the person is in the restaurant being worked in; each empty where there is none, or it isn't known. */
export type OwnPlace = { readonly useRoleText: () => string; readonly useDepartmentText: () => string };

/** Who one is to one's colleagues. */
export const profileTab = ({ useRoleText, useDepartmentText }: OwnPlace) => {
  const ProfileTab = () => {
    const user = useSession()?.user;
    const role = useRoleText();
    const department = useDepartmentText();
    if (!user) return null;
    return (
      <>
        <LoadFailure />
        <SettingGroup title={displayName(user) ?? m.app_user()} hint={user.email}>
          {role && (
            <SettingRow title={m.accounts_profile_role()}>
              <span className="text-body">{role}</span>
            </SettingRow>
          )}
          {department && (
            <SettingRow title={m.accounts_profile_department()}>
              <span className="text-body">{department}</span>
            </SettingRow>
          )}
          <PictureSetting user={user} />
        </SettingGroup>
        <SettingGroup title={m.accounts_profile_names()} hint={m.accounts_profile_names_hint()}>
          <NameForm user={user} />
        </SettingGroup>
      </>
    );
  };
  return ProfileTab;
};

/** What the device knows is shown meanwhile; that it could not be asked anew is said. */
const LoadFailure = () => {
  const client = useAccountsClient();
  const { error } = useQuery({
    queryKey: ['accounts', 'profile'],
    queryFn: async () => {
      const session = await client.getSession({});
      if (session) keepSession(session);
      else endSession();
      return session !== null;
    },
    staleTime: queryTimes.profileStaleMs,
    gcTime: queryTimes.profileKeepMs,
  });
  const hasNoLine = useIsWithoutLine();
  if (!error) return null;
  const isUnanswered = readFailure(error).kind === 'no-connection';
  if (isUnanswered && hasNoLine) return <NotAnew />;
  // Nobody could be asked, or somebody was asked and could not say: what is shown is no worse for the first.
  return (
    <div className="mb-6">
      <Banner
        status={isUnanswered ? 'no-connection' : 'wrong'}
        title={isUnanswered ? m.accounts_profile_load_failed() : m.accounts_profile_not_loaded()}
      >
        {m.accounts_profile_load_failed_text()}
      </Banner>
    </div>
  );
};

/** Without a line nothing is wrong, and loading the page anew would not help. */
const NotAnew = () => (
  <div className="mb-6">
    <Banner status="no-connection" title={m.ui_unread_no_connection()}>
      {m.accounts_profile_kept()}
    </Banner>
  </div>
);

const NameForm = ({ user }: { readonly user: SessionUser }) => {
  const outbox = useOutbox();
  const [names, setNames] = useState({ firstName: user.firstName, lastName: user.lastName });
  const trimmed = { firstName: names.firstName.trim(), lastName: names.lastName.trim() };
  const { errorAt, submit } = useFaults({
    firstName: trimmed.firstName === '' && m.ui_fill_in(),
    lastName: trimmed.lastName === '' && m.ui_fill_in(),
  });
  const isChanged = trimmed.firstName !== user.firstName || trimmed.lastName !== user.lastName;
  const rename = () => {
    if (!isChanged) return;
    void outbox.enqueue({ name: 'accounts.update-name@1', subject: m.accounts_profile_names(), input: newPersonCommand(trimmed) });
    const session = currentSession();
    if (session) keepSession({ ...session, user: { ...session.user, ...trimmed } });
  };
  return (
    <form onSubmit={submit(rename)} noValidate className="grid gap-4 sm:grid-cols-2">
      <TextField
        label={m.accounts_profile_first_name()}
        autoComplete="given-name"
        maxLength={80}
        value={names.firstName}
        error={errorAt('firstName')}
        onChange={(event) => setNames({ ...names, firstName: event.target.value })}
      />
      <TextField
        label={m.accounts_profile_last_name()}
        autoComplete="family-name"
        maxLength={80}
        value={names.lastName}
        error={errorAt('lastName')}
        onChange={(event) => setNames({ ...names, lastName: event.target.value })}
      />
      <Button type="submit" className="justify-self-start" disabled={!isChanged}>
        {m.accounts_profile_save()}
      </Button>
    </form>
  );
};
