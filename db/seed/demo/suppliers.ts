import type { DemoCategory } from './catalogue.ts';

/** Somebody who sells to a house of the demo. */
export type DemoSupplier = {
  readonly name: string;
  readonly nameLocal: string;
  readonly taxNumber: string | null;
  readonly phone: string;
  /** What the numbers of its invoices begin with. */
  readonly paper: string;
  readonly language: 'en' | 'am';
  /** Until when it takes orders for the next round, and from how much on; absent where it never said. */
  readonly terms?: { readonly cutoffTime: string; /** @unit minor units */ readonly minimumMinor: string; readonly paymentTerms: string };
  /** @unit days */
  readonly leadTimeDays: number;
  /** @unit days */
  readonly paidWithin: number;
  readonly sells: readonly DemoCategory[];
  readonly contacts: { name: string; part: string; phone: string; email: null }[];
  readonly certificates: { name: string; expiresOn: string | null }[];
};

/** Who sells to each house, by the house's word. Nobody has an address, so that the demo never writes to a stranger. */
export const demoSuppliers: Readonly<Record<string, readonly DemoSupplier[]>> = {
  'habesha-house': [
    {
      name: 'Merkato Grains',
      nameLocal: 'መርካቶ እህል',
      taxNumber: '0012345678',
      phone: '0911000001',
      paper: 'MG-',
      language: 'am',
      leadTimeDays: 1,
      paidWithin: 30,
      sells: ['grains', 'spices'],
      contacts: [],
      certificates: [],
    },
    {
      name: 'Atkilt Tera Vegetables',
      nameLocal: 'አትክልት ተራ',
      taxNumber: '0023456789',
      phone: '0911000002',
      paper: 'AT-',
      language: 'am',
      leadTimeDays: 0,
      paidWithin: 7,
      sells: ['vegetables'],
      contacts: [],
      certificates: [],
    },
    {
      name: 'Kera Meat',
      nameLocal: 'ቄራ ሥጋ',
      taxNumber: '0034567890',
      phone: '0911000003',
      paper: 'KM-',
      language: 'am',
      leadTimeDays: 1,
      paidWithin: 7,
      sells: ['meat'],
      contacts: [
        { name: 'Dawit Alemu', part: 'Orders', phone: '0911000013', email: null },
        { name: 'Girma', part: 'Driver', phone: '0911000023', email: null },
      ],
      certificates: [{ name: 'HACCP', expiresOn: '2027-05-31' }],
    },
    {
      name: 'Sululta Dairy',
      nameLocal: 'ሱሉልታ ወተት',
      taxNumber: '0045678901',
      phone: '0911000004',
      paper: 'SD-',
      language: 'am',
      leadTimeDays: 0,
      paidWithin: 14,
      sells: ['dairy', 'bakery'],
      contacts: [],
      certificates: [],
    },
    {
      name: 'Bole Drinks',
      nameLocal: 'ቦሌ መጠጥ',
      taxNumber: '0056789012',
      phone: '0911000005',
      paper: 'BD-',
      language: 'am',
      terms: { cutoffTime: '16:00', minimumMinor: '500000', paymentTerms: '30 days' },
      leadTimeDays: 2,
      paidWithin: 30,
      sells: ['drinks', 'dry', 'supplies'],
      contacts: [],
      certificates: [],
    },
  ],
  'selam-kitchen': [
    {
      name: 'Habesha Imports',
      nameLocal: 'ሐበሻ አስመጪ',
      taxNumber: null,
      phone: '02079460201',
      paper: 'HI-',
      language: 'en',
      leadTimeDays: 1,
      paidWithin: 30,
      sells: ['grains', 'spices'],
      contacts: [],
      certificates: [],
    },
    {
      name: 'New Spitalfields Greens',
      nameLocal: 'ስፒታልፊልድስ አትክልት',
      taxNumber: null,
      phone: '02079460202',
      paper: 'NSG-',
      language: 'en',
      leadTimeDays: 0,
      paidWithin: 14,
      sells: ['vegetables'],
      contacts: [],
      certificates: [],
    },
    {
      name: 'Caledonian Butchers',
      nameLocal: 'ካሌዶኒያን ሥጋ',
      taxNumber: null,
      phone: '02079460203',
      paper: 'CB-',
      language: 'en',
      leadTimeDays: 1,
      paidWithin: 14,
      sells: ['meat'],
      contacts: [
        { name: 'Moira Baird', part: 'Orders', phone: '02079460213', email: null },
        { name: 'Sam', part: 'Accounts', phone: '02079460223', email: null },
      ],
      certificates: [
        { name: 'Halal', expiresOn: '2026-10-31' },
        { name: 'HACCP', expiresOn: '2027-03-31' },
      ],
    },
    {
      name: 'Islington Dairy',
      nameLocal: 'ኢስሊንግተን ወተት',
      taxNumber: null,
      phone: '02079460204',
      paper: 'ID-',
      language: 'en',
      leadTimeDays: 0,
      paidWithin: 14,
      sells: ['dairy', 'bakery'],
      contacts: [],
      certificates: [],
    },
    {
      name: 'Camden Cash and Carry',
      nameLocal: 'ካምደን ጅምላ',
      taxNumber: null,
      phone: '02079460205',
      paper: 'CCC-',
      language: 'en',
      terms: { cutoffTime: '15:00', minimumMinor: '8000', paymentTerms: '30 days' },
      leadTimeDays: 2,
      paidWithin: 30,
      sells: ['drinks', 'dry', 'supplies'],
      contacts: [],
      certificates: [],
    },
  ],
};
