import { useQuery } from '@tanstack/react-query';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { useStaffWorld, type StaffClient } from '../staff-client.ts';
import { rotaLogQuery } from '../staff-queries.ts';
import { useTell } from '../use-tell.ts';

const send = (client: StaffClient) => client.seeRota;

/** For whoever has shifts in a week: to say that they saw them as they stand now. */
export const SeenWeek = ({ monday }: { readonly monday: string }) => {
  const { data } = useQuery(rotaLogQuery(useStaffWorld(), monday));
  const { tell, isTelling, refused } = useTell();
  if (!data || data.own.toldAt === null) return null;
  const { toldAt, seenAt } = data.own;
  if (seenAt !== null && seenAt >= toldAt) return <StatusLine status="good">{m.staff_seen_done()}</StatusLine>;
  return (
    <div className="flex flex-col gap-2">
      {refused && <Banner status="wrong" title={refused.words} />}
      <Button className="w-fit" busyLabel={isTelling ? m.staff_saving() : undefined} onClick={() => void tell(send, { monday })}>
        {m.staff_seen_button()}
      </Button>
    </div>
  );
};
