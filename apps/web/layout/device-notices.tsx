import { m } from '../../../generated/messages/web/messages.js';
import { useClockErrorMs } from '../../../platform/web/device-clock.ts';
import { dismissNotice, useDeviceNotices, type DeviceNotice } from '../../../platform/web/device-notices.ts';
import { heldOf } from '../../../platform/web/outbox/open-sturdy-store.ts';
import { useOutboxSummary } from '../../../platform/web/outbox/use-outbox.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { spanText } from '../../../ui/when/span-text.ts';

/** What is wrong with this device, and what of it concerns whoever works on it. */
export const DeviceNotices = () => {
  const notices = useDeviceNotices();
  const { waiting } = useOutboxSummary();
  const held = heldOf(waiting).length;
  const clockErrorMs = useClockErrorMs();
  return (
    <>
      {held > 0 && (
        <Banner status="wrong" placement="edge" title={m.app_device_held({ count: held })}>
          {m.app_device_held_text()}
        </Banner>
      )}
      {clockErrorMs !== 0 && (
        <Banner status="soon" placement="edge" title={m.app_clock_wrong({ span: spanText(Math.abs(clockErrorMs)) })}>
          {m.app_clock_wrong_text()}
        </Banner>
      )}
      {notices.map((notice) => (
        <Banner
          key={JSON.stringify(notice)}
          status="information"
          placement="edge"
          title={titleOf(notice)}
          action={
            <Button kind="row" onClick={() => dismissNotice(notice)}>
              {m.app_understood()}
            </Button>
          }
        >
          {textOf(notice)}
        </Banner>
      ))}
    </>
  );
};

const titleOf = (notice: DeviceNotice): string => {
  if (notice.kind === 'NO_STORAGE') return m.app_no_storage();
  if (notice.kind === 'TIME_GUESSED') return m.app_time_guessed({ count: notice.count });
  return notice.kind === 'WORK_LOST' ? m.app_work_lost({ count: notice.count }) : m.app_left_restaurant({ name: notice.name });
};

const textOf = (notice: DeviceNotice): string => {
  if (notice.kind === 'NO_STORAGE') return m.app_no_storage_text();
  if (notice.kind === 'TIME_GUESSED') return m.app_time_guessed_text();
  if (notice.kind === 'WORK_LOST') return m.app_work_lost_text();
  return notice.unsent === 0 ? m.app_left_restaurant_text() : m.app_left_restaurant_unsent({ count: notice.unsent });
};
