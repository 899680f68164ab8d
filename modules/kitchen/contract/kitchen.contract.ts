import { billsContract } from './bills.contract.ts';
import { coverageContract } from './coverage.contract.ts';
import { engineeringContract } from './engineering.contract.ts';
import { houseContract } from './house.contract.ts';
import { ordersContract } from './orders.contract.ts';
import { printingContract } from './printing.contract.ts';
import { reservationsContract } from './reservations.contract.ts';
import { takingsContract } from './takings.contract.ts';
import { ticketTimesContract } from './ticket-times.contract.ts';
import { ticketsContract } from './tickets.contract.ts';
import { tillsContract } from './tills.contract.ts';

/** Everything that may be said to the kitchen. */
export const kitchenContract = {
  ...ordersContract,
  ...billsContract,
  ...ticketsContract,
  ...houseContract,
  ...reservationsContract,
  ...takingsContract,
  ...tillsContract,
  ...coverageContract,
  ...engineeringContract,
  ...printingContract,
  ...ticketTimesContract,
};
