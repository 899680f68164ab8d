import { useNavigate } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { quantity } from '../../../../kit/quantity.ts';
import { useOutbox } from '../../../../platform/web/outbox/use-outbox.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { itemUnitsFromWire } from '../../contract/from-wire.ts';
import type { ItemBody } from '../../contract/item-schemas.ts';
import { allergenCodes, allergenState, type Allergens } from '../../rules/allergen.ts';
import { useInventoryCommands } from '../inventory-commands.ts';
import { packInWords } from '../show/pack-in-words.ts';
import { quantityText } from '../show/show-quantity.ts';
import { usePlaceNames } from '../stock/use-places.ts';
import { allergenStateWord, allergenWord } from '../words/allergen-word.ts';
import { keepingInWords } from '../words/date-type-word.ts';
import { unitWord } from '../words/unit-word.ts';
import { mergedItem } from './merge-item.ts';
import type { Clash } from './use-clash.ts';

type Places = ReturnType<typeof usePlaceNames>;

const fastingWord = (isFasting: boolean | null | undefined): string =>
  isFasting === undefined || isFasting === null ? m.inventory_fasting_unsaid() : isFasting ? m.inventory_yes() : m.inventory_no();

/** Every field of an item in words, to be laid beside another version's. */
const factsOf = (item: ItemBody, { areaNames, categoryName }: Places): readonly (readonly [string, string])[] => {
  const units = itemUnitsFromWire(item.units);
  const level = (text: string | null) => (text === null ? '' : quantityText(units, quantity(text)));
  const allergens = item.allergens as Allergens;
  const known = allergenCodes.filter((code) => allergenState(allergens, code) !== 'UNKNOWN');
  return [
    [m.inventory_column_name(), item.name],
    [m.inventory_column_name_local(), item.nameLocal ?? ''],
    [m.inventory_column_category(), categoryName(item.categoryId)],
    [m.inventory_column_storage_area(), areaNames(item.storageAreaIds)],
    [m.inventory_column_pack(), packInWords(units)],
    [m.inventory_editor_count_units(), units.countUnits.map((unit) => unitWord(unit, 1)).join(m.ui_comma())],
    [m.inventory_column_par(), level(item.par)],
    [m.inventory_column_reorder_point(), level(item.reorderPoint)],
    [m.inventory_column_sku(), item.sku ?? ''],
    [m.inventory_editor_barcodes(), item.barcodes.join(' ')],
    [m.inventory_editor_density(), item.units.densityGPerMl ?? ''],
    [
      m.inventory_editor_each(),
      units.eachMeasure ? `${item.units.eachMeasure?.quantity ?? ''} ${unitWord(units.eachMeasure.unit, 1)}` : '',
    ],
    [m.inventory_keeping(), item.keeping ? keepingInWords(item.keeping) : ''],
    [m.inventory_column_key_item(), item.isKeyItem ? m.inventory_yes() : m.inventory_no()],
    [m.inventory_column_fasting(), fastingWord(item.isFasting)],
    [m.inventory_editor_made_of(), item.madeOf ?? ''],
    [m.inventory_editor_made_of_local(), item.madeOfLocal ?? ''],
    [
      m.inventory_facts_allergens(),
      known.map((code) => `${allergenWord(code)}: ${allergenStateWord(allergenState(allergens, code))}`).join(m.ui_comma()),
    ],
  ];
};

/** Two people changed one item: both versions side by side where they differ, and a choice. */
export const ClashPanel = ({ clash: { mine: typed, theirs, base, sequence } }: { readonly clash: Clash }) => {
  const outbox = useOutbox();
  const commands = useInventoryCommands();
  const navigate = useNavigate();
  const places = usePlaceNames();
  // What the other changed and this person did not stands either way.
  const mine = mergedItem(typed, theirs, base);
  const others = factsOf(theirs, places);
  const rows = factsOf(mine, places).flatMap(([field, own], index) => {
    const other = others[index]?.[1] ?? '';
    return own === other ? [] : [{ field, own, other }];
  });
  const leave = async () => {
    await outbox.discard(sequence);
    void navigate({ to: '/inventory/$itemId', params: { itemId: theirs.id }, replace: true });
  };
  return (
    <section className="flex max-w-[44rem] flex-col gap-5">
      <h1 className="text-title">{theirs.name}</h1>
      <Banner status="wrong" title={m.inventory_clash_title()}>
        {m.inventory_clash_text()}
      </Banner>
      <table className="w-full text-body">
        <thead className="text-left text-micro text-ink-3">
          <tr>
            {[m.inventory_clash_field(), m.inventory_clash_mine(), m.inventory_clash_theirs()].map((head) => (
              <th key={head} scope="col" className="border-b border-line py-2 pr-4 font-normal">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ field, own, other }) => (
            <tr key={field}>
              <th scope="row" className="border-b border-line py-2.5 pr-4 text-left font-normal text-ink-2">
                {field}
              </th>
              <td className="border-b border-line py-2.5 pr-4 font-medium">{own}</td>
              <td className="border-b border-line py-2.5 pr-4 font-medium">{other}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={async () => {
            await commands.updateItem(theirs.id, { baseVersion: theirs.version, item: mine, base: theirs });
            await leave();
          }}
        >
          {m.inventory_clash_keep_mine()}
        </Button>
        <Button onClick={() => void leave()}>{m.inventory_clash_keep_theirs()}</Button>
      </div>
    </section>
  );
};
