import type { OfferBody } from '../../contract/offer.contract.ts';
import type { SupplierBody } from '../../contract/supplier.contract.ts';

/** A supplier as a form would send it. */
export const grains: SupplierBody = {
  name: 'Merkato Grains',
  nameLocal: 'መርካቶ እህል',
  country: 'GB',
  taxNumber: null,
  contacts: [],
  email: 'orders@merkato.example',
  phone: null,
  whatsapp: null,
  telegram: null,
  language: 'en',
  orderDays: [],
  deliveryDays: [],
  cutoffTime: null,
  minimumMinor: null,
  leadTimeDays: 0,
  paymentTerms: null,
  currency: 'GBP',
  isOpenMarket: false,
  certificates: [],
  note: null,
};

/** Teff in sacks of 25 kg at 40.00. */
export const teffOffer = ({ supplierId, itemId }: Pick<OfferBody, 'supplierId' | 'itemId'>): OfferBody => ({
  supplierId,
  itemId,
  supplierCode: 'TF-25',
  description: null,
  packChain: [{ unit: 'sack', per: '25000' }],
  packText: 'sack of 25 kg',
  orderUnit: 'sack',
  priceMode: 'PER_PACK',
  priceUnit: null,
  price: '40',
  isTaxIncluded: false,
  taxRateBps: null,
  isPrimary: false,
  minimum: null,
  multiple: null,
  contractFrom: null,
  contractTo: null,
  isActive: true,
});
