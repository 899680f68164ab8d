import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { attempt } from '../../../../platform/web/refusal.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { SettingGroup } from '../../../../ui/setting-row.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { useRestaurant } from '../current-restaurant.tsx';
import { peopleFailure } from '../people/people-failure.ts';
import { useRestaurantsClient } from '../restaurants-client.ts';
import { sayFailure } from '../say-failure.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditLine } from './audit-line.tsx';
import { auditQueryOf, noAuditFilter } from './audit-query.ts';
import { exportAudit } from './export-audit.ts';
import type { TrailWords } from './trail-words.ts';

/** Who did what, newest first, a page at a time. */
export const AuditTrail = ({ words }: { readonly words: TrailWords }) => {
  const { id: restaurantId, timeZone } = useRestaurant();
  const client = useRestaurantsClient();
  const [filter, setFilter] = useState(noAuditFilter);
  const [isExporting, setIsExporting] = useState(false);
  const asked = { restaurantId, ...auditQueryOf(filter, timeZone) };
  const { data: actions = [] } = useQuery({
    queryKey: ['restaurants', 'audit-actions', restaurantId],
    queryFn: async () => (await client.listAuditActions({ restaurantId })).actions,
  });
  const trail = useInfiniteQuery({
    queryKey: ['restaurants', 'audit', restaurantId, filter],
    queryFn: ({ pageParam }) => client.listAudit({ ...asked, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = trail;
  const entries = data?.pages.flatMap((page) => page.entries);

  const save = async () => {
    setIsExporting(true);
    const outcome = await attempt(exportAudit(client, { asked, timeZone, deedText: words.deedText }));
    setIsExporting(false);
    if (!('failure' in outcome)) return;
    const { title, text } = peopleFailure(outcome.failure);
    sayFailure(outcome.failure, { title, description: text, withoutLine: m.restaurants_export_failed_text() });
  };

  return (
    <SettingGroup title={m.restaurants_audit_title()} hint={m.restaurants_audit_hint()}>
      <AuditFilters filter={filter} actions={actions} deedText={words.deedText} onChange={setFilter} />
      {entries === undefined && <Unread query={trail} rows={6} />}
      {entries?.length === 0 && <EmptyState title={m.restaurants_audit_empty_title()}>{m.restaurants_audit_empty()}</EmptyState>}
      <ol aria-label={m.restaurants_audit_title()}>
        {entries?.map((entry) => (
          <AuditLine key={entry.entryId} entry={entry} words={words} />
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        {hasNextPage && (
          <Button busyLabel={isFetchingNextPage ? m.restaurants_list_loading() : undefined} onClick={() => void fetchNextPage()}>
            {m.restaurants_audit_more()}
          </Button>
        )}
        <Button
          icon={<Download aria-hidden />}
          busyLabel={isExporting ? m.restaurants_audit_exporting() : undefined}
          onClick={() => void save()}
        >
          {m.restaurants_audit_export()}
        </Button>
      </div>
    </SettingGroup>
  );
};
