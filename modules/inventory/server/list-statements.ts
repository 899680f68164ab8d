import { countDueDays, countVouchesDays } from '../rules/count-age.ts';

/** A question to the stock list, validated. */
export type ItemListQuery = {
  readonly search?: string | undefined;
  readonly filter: 'NEEDS_PERSON' | 'BELOW_PAR' | 'NEGATIVE' | 'NOT_COUNTED' | 'ALL';
  readonly categoryId?: string | undefined;
  readonly storageAreaId?: string | undefined;
  readonly isActive: boolean;
  readonly sort: 'ATTENTION' | 'NAME' | 'ON_HAND' | 'PAR' | 'VALUE' | 'LAST_MOVEMENT' | 'LAST_COUNT';
  readonly direction: 'ASC' | 'DESC';
};

/** Which of the optional conditions a question has; each set of them is a statement of its own. */
export type ListShape = Pick<ItemListQuery, 'filter' | 'sort' | 'direction'> & {
  readonly hasCategory: boolean;
  readonly hasArea: boolean;
  readonly hasSearch: boolean;
  /** Whether the page begins behind another. */
  readonly isLater: boolean;
};

/** The filters by the standing that the level's row carries; a test holds it and rules/level-status.ts together. */
const filters: Readonly<Record<ItemListQuery['filter'], string>> = {
  NEEDS_PERSON: 'l.attention < 3',
  BELOW_PAR: 'l.attention in (1, 2)',
  NEGATIVE: 'l.attention = 0',
  NOT_COUNTED: `(l.last_counted_at is null or l.last_counted_at < now() - interval '${countDueDays} days')`,
  ALL: 'true',
};

/** What each sort compares before the name, as a number that is never null, so that a page can begin behind it. */
const sorts: Readonly<Record<ItemListQuery['sort'], string>> = {
  ATTENTION: 'l.attention',
  NAME: '0::integer',
  ON_HAND: 'l.on_hand',
  PAR: 'coalesce(i.par, -1)',
  VALUE: 'coalesce(l.value_minor, -999999999999999999)',
  LAST_MOVEMENT: 'coalesce(extract(epoch from l.last_movement_at), 0)',
  LAST_COUNT: 'coalesce(extract(epoch from l.last_counted_at), 0)',
};

const keyType = (sort: ItemListQuery['sort']): string => (sort === 'ATTENTION' || sort === 'NAME' ? 'integer' : 'numeric');

const columns = `
  i.id, i.name, i.name_local, i.sku, i.category_id, i.base_unit, i.pack_chain, i.count_units, i.density_g_per_ml,
  i.each_measure, i.par, i.reorder_point, i.is_active, i.version, l.on_hand, l.average_cost, l.value_minor,
  case when l.last_entry_number > 0 then l.currency end as currency,
  l.last_counted_at, l.last_movement_at, l.list_name,
  array(select s.storage_area_id from item_storage_area s
         where s.restaurant_id = l.restaurant_id and s.item_id = l.item_id order by s.sort_order) as storage_area_ids`;

const joined = 'stock_level l join item i on i.restaurant_id = l.restaurant_id and i.id = l.item_id';

/** The conditions beside the filter. Values: $1 restaurant, $2 in use, $3 category, $4 area, $5 ids found by a search. */
const narrowing = (shape: ListShape): string[] => [
  'l.restaurant_id = $1 and l.is_listed = $2',
  ...(shape.hasCategory ? ['i.category_id = $3'] : ['$3::uuid is null']),
  ...(shape.hasArea
    ? [`exists (select from item_storage_area a where a.restaurant_id = $1 and a.item_id = l.item_id and a.storage_area_id = $4)`]
    : ['$4::uuid is null']),
  ...(shape.hasSearch ? ['l.item_id = any ($5)'] : ['$5::uuid[] is null']),
];

/** A page. Values beyond those of `narrowing`: $6 to $8 where the page before it ended, $9 its length. */
const pageText = (shape: ListShape): string => {
  const key = sorts[shape.sort];
  const [order, beyond] = shape.direction === 'ASC' ? ['asc', '>'] : ['desc', '<'];
  const position = shape.isLater
    ? `(${key}, l.list_name, l.item_id) ${beyond} ($6::${keyType(shape.sort)}, $7::text, $8::uuid)`
    : '$6::text is null and $7::text is null and $8::text is null';
  // By name, the key is the same for all: left out of the order, an index on the name can give it.
  const keys = shape.sort === 'NAME' ? [] : [`${key} ${order}`];
  return `
    select ${columns}, (${key})::text as sort_key from ${joined}
     where ${[...narrowing(shape), filters[shape.filter], position].join(' and ')}
     order by ${[...keys, `l.list_name ${order}`, `l.item_id ${order}`].join(', ')}
     limit $9`;
};

/** The figures over the list. Value beyond those of `narrowing`: $6 the restaurant's currency. */
const figuresText = (shape: ListShape): string => {
  const counts = Object.entries(filters).map(([name, condition]) => `count(*) filter (where ${condition})::int as "${name}"`);
  const filter = filters[shape.filter];
  const own = `${filter} and l.currency = $6`;
  return `
    select ${counts.join(', ')},
           coalesce(sum(l.value_minor) filter (where ${own}), 0)::text as total,
           coalesce(sum(l.value_minor) filter (where ${own} and l.last_counted_at >= now() - interval '${countVouchesDays} days'), 0)::text
             as counted,
           count(*) filter (where ${filter} and l.currency <> $6 and l.last_entry_number > 0)::int as elsewhere,
           count(*) filter (where ${filter} and l.on_hand <> 0 and l.average_cost is null)::int as uncosted
      from ${shape.hasCategory ? joined : 'stock_level l'}
     where ${narrowing(shape).join(' and ')}`;
};

/** The two statements behind a page of the list, and a name for the set of conditions that they have. */
export const listStatements = (shape: ListShape): { readonly name: string; readonly page: string; readonly figures: string } => {
  const parts = [shape.hasCategory, shape.hasArea, shape.hasSearch, shape.isLater].map((has) => (has ? '1' : '0')).join('');
  return {
    name: `inventory-list-${shape.filter}-${shape.sort}-${shape.direction}-${parts}`,
    page: pageText(shape),
    figures: figuresText(shape),
  };
};
