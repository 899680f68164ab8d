/** Whether somebody may write and approve the hours of a person: a lead those of others, the owner, over whom nobody stands, all. */
export const maySettleHours = (lead: { readonly userId: string | null; readonly role: string }, userId: string): boolean =>
  lead.userId !== userId || lead.role === 'owner';
