import { describe, expect, it } from 'vitest';

import { supplierBody, supplierForm, wrongFields } from './supplier-form.ts';

const written = { ...supplierForm(null, 'GBP'), name: 'Thames Mill' };

describe('what is typed about a supplier', () => {
  it('travels as soon as it has a name, whatever else is left empty', () => {
    expect(wrongFields(written)).toEqual([]);
    expect(supplierBody(written)).toMatchObject({
      name: 'Thames Mill',
      email: null,
      cutoffTime: null,
      minimumMinor: null,
      leadTimeDays: 0,
    });
  });

  it.each([
    ['email', 'orders at mill', 'orders@mill.example'],
    ['cutoffTime', '5 pm', '17:00'],
    ['cutoffTime', '24:00', ' 09:30 '],
    ['minimum', 'forty', '40'],
    ['minimum', '-1', '0'],
    ['leadTimeDays', '', '2'],
  ] as const)('names the %s that cannot be understood: %s', (field, wrong, right) => {
    expect(wrongFields({ ...written, [field]: wrong })).toEqual([field]);
    expect(supplierBody({ ...written, [field]: wrong })).toBeNull();
    expect(wrongFields({ ...written, [field]: right })).toEqual([]);
    expect(supplierBody({ ...written, [field]: right })).not.toBeNull();
  });
});
