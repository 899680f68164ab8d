import type { Chance } from './chance.ts';
import { clientOf, envelopeFor, type House, type People, type SeedWorld } from './seed-world.ts';

const minuteMs = 60_000;

type Work = { readonly world: SeedWorld; readonly house: House; readonly people: People; readonly chance: Chance };

/** What the house calls its things. */
const words = {
  ET: { blue: 'ሰማያዊ', red: 'ቀይ', soup: 'ምስር ወጥ', soupSize: '12 ሊትር', stock: 'ዶሮ ወጥ', stockSize: '8 ሊትር' },
  GB: { blue: 'Blue probe', red: 'Red probe', soup: 'Lentil soup', soupSize: '12 l', stock: 'Chicken stock', stockSize: '8 l' },
} as const;

/** Two probes, one of them to be checked again; soup that was cooled in time, one that cools now; a complaint that is still open. */
export const foodHouse = async ({ world, house, people, chance }: Work): Promise<void> => {
  const envelope = envelopeFor(house, chance);
  const ago = (minutes: number) => new Date(world.end.getTime() - minutes * minuteMs);
  const as = (role: string) => clientOf(world, people.get(role) ?? house.ownerId).tasks;
  const isEthiopian = house.demo.details.country === 'ET';
  const said = words[isEthiopian ? 'ET' : 'GB'];
  for (const [name, daysAgo] of [
    [said.blue, 2],
    [said.red, 9],
  ] as const) {
    const at = ago(daysAgo * 1440);
    const probeId = chance.idAt(at);
    await as('chef').saveProbe(envelope(at, { probeId, baseVersion: null, name, isAway: false }));
    // Water boils colder up there, so that ice alone counts.
    const shown = { ice: '0.3', boil: isEthiopian ? null : '99.6' };
    await as('kitchenstaff').calibrateProbe(envelope(at, { calibrationId: chance.idAt(at), probeId, ...shown }));
  }
  const cooled = chance.idAt(ago(300));
  await as('kitchenstaff').startProcess(envelope(ago(300), { processId: cooled, kind: 'COOL', food: said.soup, batch: said.soupSize }));
  for (const [minutes, reading] of [
    [265, '31'],
    [228, '6.8'],
  ] as const)
    await as('kitchenstaff').measureProcess(envelope(ago(minutes), { stepId: chance.idAt(ago(minutes)), processId: cooled, reading }));
  const cooling = {
    processId: chance.idAt(ago(25)),
    kind: 'COOL' as const,
    food: said.stock,
    batch: said.stockSize,
  };
  await as('kitchenstaff').startProcess(envelope(ago(25), cooling));
  await as('chef').recordIncident(
    envelope(ago(1500), {
      incidentId: chance.idAt(ago(1500)),
      kind: 'COMPLAINT',
      isStaff: false,
      concerned: isEthiopian ? 'ጠረጴዛ 6' : 'Table 6',
      done: isEthiopian ? 'ሳህኑ ተለውጧል፣ ይቅርታ ተጠይቋል' : 'Hair in a stew: plate changed, apologised, nets checked',
      followUp: isEthiopian ? 'የፀጉር መሸፈኛ ይታዘዝ' : 'Order hair nets',
      followUpDue: null,
      minutesAgo: 0,
    }),
  );
};
