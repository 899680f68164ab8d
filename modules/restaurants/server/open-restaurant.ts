import type { Tx } from '../../../platform/server/database/tx.ts';
import type { NewRestaurant } from '../contract/register.contract.ts';
import { countryProposal } from '../rules/country-pack.ts';
import { storedPhoneNumber } from '../rules/phone-number.ts';
import { restaurant } from './tables.ts';

/** Opens a restaurant for a person, who becomes its owner and first member; whether a plan allows it is asked before. */
export const openRestaurant = async (tx: Tx & { readonly userId: string }, newcomer: NewRestaurant): Promise<void> => {
  const { id, name, address, city, state, zipCode, country, dialCode, phone, expectedStaffCount } = newcomer;
  const isEthiopian = country === 'ET';
  await tx.db.insert(restaurant).values({
    id,
    ownerId: tx.userId,
    name,
    address,
    city,
    state,
    zipCode,
    country,
    expectedStaffCount,
    ...countryProposal(country),
    phone: storedPhoneNumber(phone, dialCode),
    useEthiopianTime: isEthiopian,
    useEthiopianCalendar: isEthiopian,
  });
  await tx.client.query('select app.found($1)', [id]);
};
