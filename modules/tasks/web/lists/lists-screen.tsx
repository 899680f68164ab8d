import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { Button } from '../../../../ui/button.tsx';
import { useCan } from '../../../restaurants/web/public.ts';
import type { Template } from '../../contract/fields.ts';
import { Starters } from '../day/starters.tsx';
import { Unread } from '../../../../ui/unread.tsx';
import { wayBackClass } from '../../../../ui/way-back.ts';
import { useTasksWorld } from '../tasks-client.ts';
import { listsQuery } from '../tasks-queries.ts';
import { nameIn } from '../words/task-words.ts';
import { ListSheet } from './list-sheet.tsx';

/** What is checked in this house, and where it is written. */
export const ListsScreen = () => {
  const query = useQuery(listsQuery(useTasksWorld()));
  const maySetUp = useCan('tasks.set-up');
  const [opened, setOpened] = useState<Template | 'NEW'>();
  const locale = useLocale();
  if (!query.data) return <Unread query={query} />;
  const { templates, country } = query.data;
  const lists = templates.filter(({ isArchived }) => !isArchived);
  return (
    <section className="flex max-w-line flex-col gap-6">
      <Link to="/tasks" className={wayBackClass}>
        {m.tasks_title()}
      </Link>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-title">{m.tasks_lists()}</h1>
        {maySetUp && <Button onClick={() => setOpened('NEW')}>{m.tasks_list_new()}</Button>}
        <p className="basis-full text-body text-ink-2">{m.tasks_lists_text()}</p>
      </header>
      {lists.length === 0 && <p className="text-body text-ink-2">{m.tasks_lists_none()}</p>}
      {maySetUp && templates.length === 0 && <Starters country={country} />}
      <ul>
        {lists.map((list) => {
          const name = nameIn(locale, list.name, list.nameLocal);
          return (
            <li key={list.id} className="flex min-h-14 items-center gap-3 border-b border-line py-2">
              <div className="min-w-0 flex-1">
                <p className="text-body font-medium">{name}</p>
                <p className="text-small text-ink-2">{m.tasks_list_lines({ count: list.items.length })}</p>
              </div>
              {maySetUp && (
                <Button kind="row" aria-label={m.tasks_list_edit_named({ name })} onClick={() => setOpened(list)}>
                  {m.tasks_list_edit()}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {opened && <ListSheet template={opened === 'NEW' ? null : opened} onClose={() => setOpened(undefined)} />}
    </section>
  );
};
