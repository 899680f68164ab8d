import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowDownWideNarrow, Camera, MapPin, Tags } from 'lucide-react';
import type { ReactNode } from 'react';

import { m } from '../../../../generated/messages/web/messages.js';
import { grouped } from '../../../../kit/decimal.ts';
import { useLocale } from '../../../../platform/web/locale.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { Chip } from '../../../../ui/chip.tsx';
import { Menu, MenuOneOf, MenuOption } from '../../../../ui/menu.tsx';
import { nameIn } from '../show/item-name.ts';
import { ScanItemButton } from '../scan/scan-button.tsx';
import { usePlaces } from '../stock/use-places.ts';
import { useStock } from '../stock/use-stock.ts';
import { SearchField } from './search-field.tsx';
import type { StockFigures } from './stock-figures.ts';
import { stockFilters, type StockFilter, type StockSearch, type StockSort } from './stock-search.ts';

export type StockControlsProps = {
  readonly search: StockSearch;
  readonly figures: StockFigures;
  readonly onAsk: (search: StockSearch) => void;
  /** What else belongs to this row: on a desk the choice of columns. */
  readonly children?: ReactNode;
};

const filterWords: Readonly<Record<StockFilter, () => string>> = {
  'needs-person': m.inventory_filter_needs_person,
  'below-par': m.inventory_filter_below_par,
  negative: m.inventory_filter_negative,
  'not-counted': m.inventory_filter_not_counted,
  archived: m.inventory_filter_archived,
};

/** Search, chips with their counts, places and order: all of it goes into the address. */
export const StockControls = ({ search, figures: { counts, summary }, onAsk, children }: StockControlsProps) => {
  const navigate = useNavigate();
  const { stock } = useStock();
  const { filter, ...rest } = search;
  const shown = stockFilters.filter((one) => one === filter || counts[one] > 0);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pb-3">
      <div className="flex items-center gap-1 max-md:w-full">
        <SearchField value={search.q} onChange={(q) => onAsk(withChoice(search, 'q', q))} />
        <ScanItemButton
          items={stock?.items ?? []}
          onFound={({ id }) => void navigate({ to: '/inventory/$itemId', params: { itemId: id } })}
        />
        <Link
          to="/inventory/read-label"
          className={`${buttonClass('quiet')} shrink-0`}
          aria-label={m.inventory_read_label()}
          title={m.inventory_read_label()}
        >
          <Camera aria-hidden />
        </Link>
      </div>
      <div className="-mx-4 flex min-w-0 items-center gap-2 overflow-x-auto px-4 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
        <Chip pressed={filter === undefined} count={grouped(summary.itemCount)} onPress={() => onAsk(rest)}>
          {m.inventory_filter_all()}
        </Chip>
        {shown.map((one) => (
          <Chip
            key={one}
            pressed={filter === one}
            count={grouped(counts[one])}
            onPress={() => onAsk(filter === one ? rest : { ...rest, filter: one })}
          >
            {filterWords[one]()}
          </Chip>
        ))}
      </div>
      <span className="ml-auto flex flex-wrap items-center max-md:-ml-3">
        <PlaceMenus search={search} onAsk={onAsk} />
        <SortMenu search={search} onAsk={onAsk} />
        {children}
      </span>
    </div>
  );
};

/** The address with one more choice, or with one less. */
export const withChoice = <Key extends keyof StockSearch>(
  search: StockSearch,
  key: Key,
  value: StockSearch[Key] | undefined,
): StockSearch => {
  const { [key]: _before, ...rest } = search;
  return value === undefined || value === '' ? rest : { ...rest, [key]: value };
};

type MenusProps = Pick<StockControlsProps, 'search' | 'onAsk'>;

const PlaceMenus = ({ search, onAsk }: MenusProps) => {
  const locale = useLocale();
  const { categories, storageAreas } = usePlaces();
  const menus = [
    { key: 'area', places: storageAreas, all: m.inventory_all_areas(), icon: <MapPin aria-hidden /> },
    { key: 'category', places: categories, all: m.inventory_all_categories(), icon: <Tags aria-hidden /> },
  ] as const;
  return menus
    .filter(({ places }) => places.length > 0)
    .map(({ key, places, all, icon }) => {
      const chosen = places.find(({ id }) => id === search[key]);
      return (
        <Menu
          key={key}
          trigger={
            <button type="button" className={buttonClass('quiet')}>
              {icon}
              <span className="max-w-32 truncate">{chosen ? nameIn(chosen, locale) : all}</span>
            </button>
          }
        >
          <MenuOneOf chosen={chosen?.id ?? ''} onChoose={(id) => onAsk(withChoice(search, key, id))}>
            <MenuOption value="">{all}</MenuOption>
            {places.map((place) => (
              <MenuOption key={place.id} value={place.id}>
                {nameIn(place, locale)}
              </MenuOption>
            ))}
          </MenuOneOf>
        </Menu>
      );
    });
};

const sortWords: readonly (readonly [StockSort | undefined, () => string])[] = [
  [undefined, m.inventory_sort_attention],
  ['name', m.inventory_sort_name],
  ['level', m.inventory_column_level],
  ['value', m.inventory_sort_value],
];

/** On a desk the heads sort; a thumb has this. */
const SortMenu = ({ search, onAsk }: MenusProps) => (
  <span className="contents md:hidden">
    <Menu
      align="end"
      trigger={
        <button type="button" className={buttonClass('quiet')}>
          <ArrowDownWideNarrow aria-hidden />
          {m.inventory_sort_by()}
        </button>
      }
    >
      <MenuOneOf
        chosen={search.sort ?? ''}
        onChoose={(chosen) => onAsk(withChoice(search, 'sort', sortWords.find(([sort]) => sort === chosen)?.[0]))}
      >
        {sortWords.map(([sort = '', words]) => (
          <MenuOption key={sort} value={sort}>
            {words()}
          </MenuOption>
        ))}
      </MenuOneOf>
    </Menu>
  </span>
);
