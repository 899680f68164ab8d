import { Link } from '@tanstack/react-router';

import { m } from '../../../../generated/messages/web/messages.js';
import { Banner } from '../../../../ui/banner.tsx';
import { buttonClass } from '../../../../ui/button.tsx';
import type { CountHead } from '../../contract/count-schemas.ts';
import { countStatusWord } from '../words/count-words.ts';

export type CountBannersProps = { readonly count: CountHead; readonly isOpen: boolean };

/** Says where a count stands that is not simply being counted. */
export const CountBanners = ({ count, isOpen }: CountBannersProps) => (
  <>
    {!isOpen && (
      <Banner
        status="information"
        title={countStatusWord(count.status)}
        action={
          <Link to="/inventory/counts/$countId/review" params={{ countId: count.id }} className={buttonClass('row')}>
            {m.inventory_counts_look()}
          </Link>
        }
      />
    )}
    {count.status === 'RECOUNT' && <Banner status="soon" title={m.inventory_counts_recount_asked()} />}
  </>
);
