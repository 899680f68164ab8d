/** What other modules may ask of restaurants. */
export { addMember } from './add-member.ts';
export type { AfterRegistration } from './register-person.ts';
export { colleagues, type Colleague } from './colleagues.ts';
export { getDetails } from './details.ts';
export { heldRestaurants } from './held-restaurants.ts';
export { managesAnywhere } from './manages-anywhere.ts';
export { ratesOf } from './members.ts';
export { openRestaurant } from './open-restaurant.ts';
export { staffCountOf } from './staff-count.ts';
