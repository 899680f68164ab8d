import { m } from '../../generated/messages/web/messages.js';

const words: Readonly<Record<string, () => string>> = {
  'inventory.record-movement@1': m.app_deed_inventory_record_movement,
  'inventory.correct-movement@1': m.app_deed_inventory_correct_movement,
  'inventory.create-item@1': m.app_deed_inventory_create_item,
  'inventory.update-item@1': m.app_deed_inventory_update_item,
  'inventory.archive-items@1': m.app_deed_inventory_archive_items,
  'inventory.set-pars@1': m.app_deed_inventory_set_pars,
  'inventory.import-items@1': m.app_deed_inventory_import_items,
  'inventory.create-category@1': m.app_deed_inventory_create_category,
  'inventory.create-storage-area@1': m.app_deed_inventory_create_storage_area,
  'waste.log-entry@1': m.app_deed_waste_log_entry,
  'waste.void-entry@1': m.app_deed_waste_void_entry,
  'waste.review-entries@1': m.app_deed_waste_review_entries,
  'waste.save-container@1': m.app_deed_waste_save_container,
  'restaurants.register@1': m.app_deed_restaurants_register,
  'restaurants.update-details@1': m.app_deed_restaurants_update_details,
  'restaurants.ask-deletion@1': m.app_deed_restaurants_ask_deletion,
  'restaurants.cancel-deletion@1': m.app_deed_restaurants_cancel_deletion,
  'restaurants.create-department@1': m.app_deed_restaurants_create_department,
  'restaurants.rename-department@1': m.app_deed_restaurants_rename_department,
  'restaurants.remove-department@1': m.app_deed_restaurants_remove_department,
  'restaurants.create-invitation@1': m.app_deed_restaurants_create_invitation,
  'restaurants.renew-invitation@1': m.app_deed_restaurants_renew_invitation,
  'restaurants.revoke-invitation@1': m.app_deed_restaurants_revoke_invitation,
  'restaurants.join@1': m.app_deed_restaurants_join,
  'restaurants.change-member@1': m.app_deed_restaurants_change_member,
  'restaurants.remove-member@1': m.app_deed_restaurants_remove_member,
  'restaurants.set-hourly-rate@1': m.app_deed_restaurants_set_hourly_rate,
  'restaurants.register-tablet@1': m.app_deed_restaurants_register_tablet,
  'restaurants.revoke-tablet@1': m.app_deed_restaurants_revoke_tablet,
  'restaurants.set-pin@1': m.app_deed_restaurants_set_pin,
};

/** What was done, in words; a deed that has none is said by its name. */
export const deedText = (action: string): string => (Object.hasOwn(words, action) ? (words[action]?.() ?? action) : action);
