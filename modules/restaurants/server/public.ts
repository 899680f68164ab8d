/** What other modules may ask of restaurants. */
export { addMember } from './add-member.ts';
export { openRestaurant } from './open-restaurant.ts';
export { staffCountOf } from './staff-count.ts';
