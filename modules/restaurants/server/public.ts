/** What other modules may ask of restaurants. */
export { addMember } from './add-member.ts';
export type { AfterRegistration } from './register-person.ts';
export { brandOf, letterHouseOf } from './brand.ts';
export { colleagues, formerColleagues, type Colleague } from './colleagues.ts';
export { countryOf, dayOfSetUp, getDetails } from './details.ts';
export { accountCountsOf } from './account-counts.ts';
export { heldRestaurants, locationCountOf } from './held-restaurants.ts';
export { hourlyRates } from './hourly-rates.ts';
export { housesBeside } from './houses-beside.ts';
export { managesAnywhere } from './manages-anywhere.ts';
export { holds, mayAsk } from './may-ask.ts';
export { openRestaurant } from './open-restaurant.ts';
export { ownWallOf } from './own-wall.ts';
export { staffCountOf } from './staff-count.ts';
export { printForHouse } from './print-for-house.ts';
export { peopleByRole } from './people-by-role.ts';
export { readersWall } from './readers-wall.ts';
export { enterScratch, eraseScratch, openScratch, type Scratch } from './scratch.ts';
