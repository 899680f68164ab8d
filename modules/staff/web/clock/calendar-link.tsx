import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { newSecret } from '../../../../platform/web/new-secret.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { LinkCard } from '../../../../ui/link-card.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import { restaurantCode } from '../../../restaurants/rules/restaurant-code.ts';
import { Unread } from '../../../../ui/unread.tsx';
import { useStaffWorld, type StaffClient } from '../staff-client.ts';
import { useTell } from '../use-tell.ts';

const open = (client: StaffClient) => client.openCalendar;
const close = (client: StaffClient) => client.closeCalendar;

/** One's shifts in one's own calendar, by a link that is shown once: we keep only what proves it. */
export const CalendarLink = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="row" className="self-start" onClick={() => setIsOpen(true)}>
        {m.staff_calendar()}
      </Button>
      {isOpen && <CalendarDialog onClose={() => setIsOpen(false)} />}
    </>
  );
};

const CalendarDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { client, restaurantId } = useStaffWorld();
  const query = useQuery({ queryKey: ['staff', restaurantId, 'calendar'], queryFn: () => client.readCalendarLink({ restaurantId }) });
  const { tell, isTelling, refused } = useTell();
  const [link, setLink] = useState<string>();
  const make = async () => {
    const secret = newSecret();
    if (await tell(open, { secret })) setLink(`${location.origin}/calendar/${restaurantCode(restaurantId, secret)}.ics`);
  };
  const revoke = async () => {
    if (await tell(close, {})) setLink(undefined);
  };
  const madeAt = query.data?.madeAt ?? null;
  const makeWord = madeAt === null ? m.staff_calendar_open : m.staff_calendar_again;
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.staff_calendar()}
      description={m.staff_calendar_text()}
      actions={
        <>
          {madeAt !== null && (
            <Button disabled={isTelling} onClick={() => void revoke()}>
              {m.staff_calendar_close()}
            </Button>
          )}
          {query.data && link === undefined && (
            <Button kind="primary" busyLabel={isTelling ? m.staff_saving() : undefined} onClick={() => void make()}>
              {makeWord()}
            </Button>
          )}
        </>
      }
    >
      {refused && <Banner status="wrong" title={refused.words} />}
      {!query.data && <Unread query={query} />}
      <Made link={link} madeAt={madeAt} />
    </Dialog>
  );
};

const Made = ({ link, madeAt }: { readonly link: string | undefined; readonly madeAt: string | null }) => {
  const { moment } = useWhen();
  if (link !== undefined) return <LinkCard link={link} hint={m.staff_calendar_hint()} />;
  return madeAt !== null && <p className="text-body">{m.staff_calendar_made({ when: moment(madeAt) })}</p>;
};
