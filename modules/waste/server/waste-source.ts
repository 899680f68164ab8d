/** What waste is called among the documents that move stock. */
export const wasteSource = 'waste';
