import { m } from '../../../../generated/messages/web/messages.js';
import { csvText } from '../../../../ui/file/csv-text.ts';
import { saveFile } from '../../../../ui/file/save-file.ts';
import { categoryWords } from '../category-words.ts';
import { statusWords } from './operation-line.tsx';
import type { Operation, OperationsAsked, OperationsClient } from './operations-query.ts';

const pageSize = 100;

/** Everything that fits the filters, page by page, into one file. */
export const saveOperations = async (
  client: OperationsClient,
  asked: Omit<OperationsAsked, 'limit' | 'cursor'>,
  day: string,
): Promise<void> => {
  const operations: Operation[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Awaited<ReturnType<OperationsClient['listOperations']>> = await client.listOperations({
      ...asked,
      limit: pageSize,
      ...(cursor && { cursor }),
    });
    operations.push(...page.operations);
    cursor = page.nextCursor;
  }
  const heads = [
    m.subscription_operations_when(),
    m.subscription_operations_person(),
    m.subscription_operations_kind(),
    m.subscription_operations_cost(),
    m.subscription_operations_status(),
  ];
  const lines = operations.map(({ askedAt, userName, category, cost, status }) => [
    askedAt,
    userName ?? m.subscription_operations_nobody(),
    categoryWords[category](),
    status === 'RELEASED' ? 0 : cost,
    statusWords[status](),
  ]);
  void saveFile(`${m.subscription_operations_title()} ${day}.csv`, new Blob([csvText([heads, ...lines])], { type: 'text/csv' }));
};
