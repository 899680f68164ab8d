import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { buttonClass } from '../../../../ui/button.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { DaysTable } from '../days-table.tsx';
import { amountText } from '../integration-words.ts';
import { salesFilesQuery, useIntegrationsWorld } from '../integrations-client.ts';
import { ThingsList } from '../things-list.tsx';
import { FilesList } from './files-list.tsx';

/** Sales that come from files: the way to take one over, what the files sell, their days, and the files themselves. */
export const FilesSection = () => {
  const query = useQuery(salesFilesQuery(useIntegrationsWorld()));
  const { data } = query;
  const connection = data?.connection ?? null;
  return (
    <section className="flex flex-col gap-5 border-t border-line py-6" aria-label={m.integrations_files()}>
      <h2 className="text-heading">{m.integrations_files()}</h2>
      <p className="max-w-line text-small text-ink-2">{m.integrations_files_text()}</p>
      <Link to="/admin/integrations/file" className={`${buttonClass('primary')} w-fit`}>
        {m.integrations_files_take()}
      </Link>
      {!data && <Unread query={query} />}
      {data && connection && (
        <>
          {connection.unmappedMinor !== '0' && (
            <Banner status="soon" title={m.integrations_unmapped({ amount: amountText(connection.unmappedMinor, data.currency) })}>
              {m.integrations_unmapped_text()}
            </Banner>
          )}
          <ThingsList connection={connection} currency={data.currency} />
          <DaysTable connection={connection} currency={data.currency} />
        </>
      )}
      {data && <FilesList files={data.files} currency={data.currency} />}
    </section>
  );
};
