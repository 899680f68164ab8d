import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { useLocale } from '../../../../platform/web/locale.ts';
import { nameIn, usePlaceNames } from '../../../inventory/web/parts.ts';
import { wasteStages } from '../../rules/waste-words.ts';
import type { EntriesSearch } from '../entries/entries-search.ts';
import { stageWord } from '../words/waste-word.ts';
import { figureOf, type Analysis } from './figure-of.ts';

type Line = { readonly key: string | null; readonly words: string; readonly figure: string; readonly search: EntriesSearch | null };

/** The same money under other headings: stage, item, category, place, and, for who leads, who wrote it down. */
export const Breakdowns = ({ analysis }: { readonly analysis: Analysis }) => {
  const locale = useLocale();
  const { areaNames, categoryName } = usePlaceNames();
  const { from, to, stages, items, categories, areas, people, total, avoidable } = analysis;
  const figure = (one: Analysis['total']) => figureOf(one, analysis);
  const or = (words: string): string => (words === '' ? m.waste_unknown() : words);
  const stage = (key: string | null) => wasteStages.find((one) => one === key);
  return (
    <div className="md:columns-2 md:gap-x-16">
      <Part
        title={m.waste_by_stage()}
        lines={stages.map((one) => {
          const known = stage(one.key);
          return {
            key: one.key,
            words: known ? stageWord(known) : m.waste_unknown(),
            figure: figure(one),
            search: known ? { from, to, stage: known } : null,
          };
        })}
      />
      <Part
        title={m.waste_by_item()}
        lines={items.map((one) => ({
          key: one.key,
          words: one.name === null ? m.waste_no_item() : nameIn({ name: one.name, nameLocal: one.nameLocal }, locale),
          figure: figure(one),
          search: one.key === null ? null : { from, to, itemId: one.key },
        }))}
      />
      <Part
        title={m.waste_by_category()}
        lines={categories.map((one) => ({ key: one.key, words: or(categoryName(one.key)), figure: figure(one), search: null }))}
      />
      <Part
        title={m.waste_by_area()}
        lines={areas.map((one) => ({
          key: one.key,
          words: or(one.key === null ? '' : areaNames([one.key])),
          figure: figure(one),
          search: one.key === null ? null : { from, to, storageAreaId: one.key },
        }))}
      />
      {people && (
        <Part
          title={m.waste_by_person()}
          lines={people.map((one) => ({
            key: one.key,
            words: one.name,
            figure: m.waste_person_figure({ entries: String(one.entries), hours: String(one.hours) }),
            search: null,
          }))}
        />
      )}
      <Part
        title={m.waste_avoidable_title()}
        lines={[
          { key: 'avoidable', words: m.waste_avoidable(), figure: figure(avoidable), search: null },
          { key: 'all', words: m.waste_all(), figure: figure(total), search: { from, to } },
        ]}
      />
    </div>
  );
};

const Part = ({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) => (
  <section className="mb-8 break-inside-avoid border-t border-line pt-4">
    <h2 className="text-heading">{title}</h2>
    <table className="mt-1 w-full text-body">
      <tbody>
        {lines.map(({ key, words, figure, search }) => (
          <tr key={key ?? ''} className="border-b border-line">
            <th scope="row" className="py-2 text-left font-normal">
              {search === null ? (
                words
              ) : (
                <Link to="/waste/entries" search={search} className="text-link focus-ring">
                  {words}
                </Link>
              )}
            </th>
            <td className="py-2 text-right">{figure}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
