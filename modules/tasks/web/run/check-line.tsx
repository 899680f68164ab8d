import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { RowMark } from '../../../../ui/row-mark.tsx';
import { StatusLine } from '../../../../ui/tag.tsx';
import { useWhen } from '../../../../ui/when/use-when.ts';
import type { Entry, Run } from '../../contract/fields.ts';
import type { CheckItem } from '../../rules/check-item.ts';
import { probeDoubt } from '../words/food-words.ts';
import { dispositionWord, limitText, nameIn, valueText } from '../words/task-words.ts';
import { OpenLine, type OpenLineProps } from './open-line.tsx';
import { SignatureDrawing } from './signature-drawing.tsx';
import { aboveFoot } from './use-line-in-sight.ts';

export type CheckLineProps = Omit<OpenLineProps, 'label' | 'entry'> & {
  /** Whether anything of the list can still be answered. */
  readonly isOpen: boolean;
};

/** One line of a list: what is asked, what was answered, and what was done where that failed. */
export const CheckLine = ({ isOpen, ...line }: CheckLineProps) => {
  const { run, item } = line;
  const locale = useLocale();
  const entry = run.entries.findLast(({ itemKey }) => itemKey === item.key);
  const label = nameIn(locale, item.label, item.labelLocal);
  const limits = limitText(item);
  return (
    <li
      aria-label={label}
      data-line={item.key}
      className={`flex flex-col gap-3 rounded-control border border-line bg-teff-raise p-4 ${aboveFoot}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 flex-1 text-body font-medium">
          {label}
          {!item.isRequired && (
            <span className="text-small font-normal text-ink-2">
              {' '}
              · <span>{m.tasks_optional()}</span>
            </span>
          )}
        </p>
        {limits !== '' && <p className="text-small text-ink-2">{limits}</p>}
      </div>
      {entry && <Answered run={run} item={item} entry={entry} />}
      <RowMark ids={[run.id, item.key]} />
      {isOpen && <OpenLine {...line} label={label} entry={entry} />}
    </li>
  );
};

const Answered = ({ run, item, entry }: { readonly run: Run; readonly item: CheckItem; readonly entry: Entry }) => {
  const when = useWhen();
  const isFailed = entry.outcome === 'FAIL';
  const time = when.clock(new Date(entry.happenedAt));
  const by = entry.by === '' ? time : m.tasks_by_at({ name: entry.by, time });
  return (
    <>
      <StatusLine status={isFailed ? 'wrong' : 'good'}>
        {valueText(item, entry.value)}
        {isFailed && ` · ${m.tasks_failed()}`}
      </StatusLine>
      <p className="text-small text-ink-2">
        {by}
        {entry.isLate && ` · ${m.tasks_late()}`}
        {entry.probe &&
          ` · ${[m.tasks_probe_with({ name: entry.probe.name }), probeDoubt(entry.probe.standing)].filter(Boolean).join(m.ui_comma())}`}
      </p>
      {entry.signature !== null && <SignatureDrawing path={entry.signature} />}
      {entry.photoUrl !== null && (
        <a href={entry.photoUrl} target="_blank" rel="noreferrer" className="self-start focus-ring">
          <img
            src={entry.photoUrl}
            alt={m.tasks_photo_of({ what: item.label })}
            loading="lazy"
            width={96}
            height={96}
            className="size-24 rounded-control object-cover"
          />
        </a>
      )}
      {run.actions
        .filter(({ entryId }) => entryId === entry.id)
        .map(({ id, disposition, note, food }) => (
          <p key={id} className="flex flex-col text-body">
            {[dispositionWord(disposition), food, note].filter((part) => part !== null).join(' · ')}
            <RowMark ids={[id]} />
          </p>
        ))}
    </>
  );
};
