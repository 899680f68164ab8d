import type { ContractRouterClient, InferContractRouterInputs } from '@orpc/contract';

import { m } from '../../../../generated/messages/web/messages.js';
import { isoDayAt } from '../../../../kit/time/wall.ts';
import { csvText } from '../../../../ui/file/csv-text.ts';
import { saveFile } from '../../../../ui/file/save-file.ts';
import type { AuditEntry } from '../../contract/audit.contract.ts';
import type { restaurantsContract } from '../../contract/restaurants.contract.ts';
import type { DeedText } from './trail-words.ts';

type Client = ContractRouterClient<typeof restaurantsContract>;
type Asked = InferContractRouterInputs<typeof restaurantsContract>['listAudit'];

const pageSize = 500;

/** Everything that fits the filters, page by page, into one file. */
export const exportAudit = async (
  client: Client,
  { asked, timeZone, deedText }: { readonly asked: Asked; readonly timeZone: string; readonly deedText: DeedText },
): Promise<void> => {
  const entries: AuditEntry[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Awaited<ReturnType<Client['listAudit']>> = await client.listAudit({ ...asked, limit: pageSize, ...(cursor && { cursor }) });
    entries.push(...page.entries);
    cursor = page.nextCursor;
  }
  const heads = [
    m.restaurants_audit_done_at(),
    m.restaurants_audit_recorded_at(),
    m.restaurants_audit_person(),
    m.restaurants_audit_action(),
    m.restaurants_audit_device(),
    m.restaurants_audit_subject(),
  ];
  const lines = entries.map((entry) => [
    entry.occurredAt,
    entry.recordedAt,
    entry.actorName,
    deedText(entry.action),
    entry.keyName ?? entry.tabletName ?? entry.deviceId,
    entry.subject,
  ]);
  void saveFile(
    `${m.restaurants_audit_title()} ${isoDayAt(new Date(), timeZone)}.csv`,
    new Blob([csvText([heads, ...lines])], { type: 'text/csv' }),
  );
};
