import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newPersonCommand } from '../../../../platform/web/new-command.ts';
import { attempt, type CallFailure } from '../../../../platform/web/refusal.ts';
import { currentSession, keepSession, type SessionUser } from '../../../../platform/web/session.ts';
import { shrinkPicture } from '../../../../platform/web/shrink-picture.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { SettingRow } from '../../../../ui/setting-row.tsx';
import { avatarBytesMax, avatarSidePixels } from '../../rules/avatar.ts';
import { displayName } from '../../rules/display-name.ts';
import { useAccountsClient } from '../accounts-client.ts';

const shrinking = { bytesMax: avatarBytesMax, sidePixels: avatarSidePixels, shape: 'square' } as const;

const reasonOf = (failure: CallFailure): string => {
  if (failure.kind === 'no-connection') return m.accounts_picture_needs_connection();
  if (failure.kind === 'refusal' && failure.code === 'PICTURE_UNUSABLE') return m.accounts_refusal_picture_unusable();
  return m.accounts_picture_failed();
};

const noteAvatar = (avatarUrl: string | null): void => {
  const session = currentSession();
  if (session) keepSession({ ...session, user: { ...session.user, avatarUrl } });
};

/** The person's face, from a file or a phone's camera; it is made small here, before anything leaves the device. */
export const PictureSetting = ({ user }: { readonly user: SessionUser }) => {
  const { keep, remove, isBusy, fault } = usePicture();
  const input = useRef<HTMLInputElement>(null);
  const choose = (file: File | undefined) => {
    if (file) void keep(file);
    if (input.current) input.current.value = '';
  };
  const isThere = Boolean(user.avatarUrl);
  return (
    <>
      <SettingRow title={m.accounts_picture()} hint={m.accounts_picture_hint()}>
        <span className="flex flex-wrap items-center gap-3">
          <Avatar name={displayName(user) ?? m.app_user()} src={user.avatarUrl} size="large" />
          <input
            ref={input}
            type="file"
            accept="image/*"
            aria-label={m.accounts_picture_choose()}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => choose(event.target.files?.[0])}
          />
          <Button onClick={() => input.current?.click()} busyLabel={isBusy ? m.accounts_picture_busy() : undefined}>
            {isThere ? m.accounts_picture_change() : m.accounts_picture_choose()}
          </Button>
          {isThere && <Button onClick={() => void remove()}>{m.accounts_picture_remove()}</Button>}
        </span>
      </SettingRow>
      {fault !== null && (
        <div className="my-3">
          <Banner status="wrong" title={m.accounts_error()}>
            {fault}
          </Banner>
        </div>
      )}
    </>
  );
};

const usePicture = () => {
  const client = useAccountsClient();
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const settle = async (call: Promise<{ readonly avatarUrl?: string }>) => {
    const outcome = await attempt(call);
    if ('failure' in outcome) return setFault(reasonOf(outcome.failure));
    setFault(null);
    noteAvatar(outcome.answer.avatarUrl ?? null);
    // Colleagues are listed elsewhere with their faces, oneself among them.
    await queries.invalidateQueries({ queryKey: ['restaurants'] });
  };
  const keep = async (file: File) => {
    setIsBusy(true);
    const picture = await shrinkPicture(file, shrinking);
    if (picture === null) setFault(m.accounts_picture_unreadable());
    else await settle(client.setAvatar(newPersonCommand({ picture })));
    setIsBusy(false);
  };
  return { keep, remove: () => settle(client.removeAvatar(newPersonCommand({}))), isBusy, fault };
};
