import { implementContract } from '../../../platform/server/rpc/implement-contract.ts';
import { auditContract } from '../contract/audit.contract.ts';
import { invitationsContract } from '../contract/invitations.contract.ts';
import { membersContract } from '../contract/members.contract.ts';
import { listAudit, listAuditActions, listAuditActors, listDuplicates } from './audit.ts';
import { createDepartment, listDepartments, removeDepartment, renameDepartment } from './departments.ts';
import { personGuard, publicGuard, restaurantGuard } from './guard.ts';
import { createInvitation, listInvitations, renewInvitation, revokeInvitation } from './invitations.ts';
import { acceptInvitation, join, readInvitation } from './join.ts';
import { changeMember, listMembers, myMembership, removeMember, setHourlyRate } from './members.ts';

const nothing = {};

/** The procedures of `membersContract`. */
export const membersRouter = () => {
  const os = implementContract(membersContract);
  return {
    listDepartments: os.listDepartments
      .use(restaurantGuard)
      .handler(async ({ context: { tx } }) => ({ departments: await listDepartments(tx) })),
    createDepartment: os.createDepartment.use(restaurantGuard).handler(async ({ context: { tx }, input }) => {
      await createDepartment(tx, input.body.name);
      return nothing;
    }),
    renameDepartment: os.renameDepartment.use(restaurantGuard).handler(async ({ context: { tx }, input }) => {
      await renameDepartment(tx, input.body);
      return nothing;
    }),
    removeDepartment: os.removeDepartment.use(restaurantGuard).handler(async ({ context: { tx }, input }) => {
      await removeDepartment(tx, input.body.name);
      return nothing;
    }),
    listMembers: os.listMembers.use(restaurantGuard).handler(({ context: { tx } }) => listMembers(tx)),
    myMembership: os.myMembership.use(restaurantGuard).handler(({ context: { tx } }) => myMembership(tx)),
    changeMember: os.changeMember.use(restaurantGuard).handler(async ({ context: { tx }, input }) => {
      await changeMember(tx, input.body);
      return nothing;
    }),
    removeMember: os.removeMember.use(restaurantGuard).handler(async ({ context: { tx }, input }) => {
      await removeMember(tx, input.body.userId);
      return nothing;
    }),
    setHourlyRate: os.setHourlyRate.use(restaurantGuard).handler(async ({ context: { tx }, input }) => {
      await setHourlyRate(tx, input.body);
      return nothing;
    }),
  };
};

/** The procedures of `invitationsContract`. */
export const invitationsRouter = () => {
  const os = implementContract(invitationsContract);
  return {
    listInvitations: os.listInvitations
      .use(restaurantGuard)
      .handler(async ({ context: { tx } }) => ({ invitations: await listInvitations(tx) })),
    createInvitation: os.createInvitation.use(restaurantGuard).handler(({ context: { tx }, input }) => createInvitation(tx, input.body)),
    renewInvitation: os.renewInvitation.use(restaurantGuard).handler(({ context: { tx }, input }) => renewInvitation(tx, input.body)),
    revokeInvitation: os.revokeInvitation.use(restaurantGuard).handler(async ({ context: { tx }, input }) => {
      await revokeInvitation(tx, input.body.invitationId);
      return nothing;
    }),
    readInvitation: os.readInvitation.use(publicGuard).handler(({ context, input }) => readInvitation(context.pools.app, input.code)),
    join: os.join.use(publicGuard).handler(({ context, input }) => join(context.pools.app, input)),
    acceptInvitation: os.acceptInvitation.use(personGuard).handler(({ context: { tx }, input }) => acceptInvitation(tx, input.body)),
  };
};

/** The procedures of `auditContract`. */
export const auditRouter = () => {
  const os = implementContract(auditContract);
  return {
    listAudit: os.listAudit.use(restaurantGuard).handler(({ context: { tx }, input }) => listAudit(tx, input)),
    listAuditActions: os.listAuditActions
      .use(restaurantGuard)
      .handler(async ({ context: { tx } }) => ({ actions: await listAuditActions(tx) })),
    listAuditActors: os.listAuditActors
      .use(restaurantGuard)
      .handler(async ({ context: { tx } }) => ({ actors: await listAuditActors(tx) })),
    listDuplicates: os.listDuplicates.use(personGuard).handler(async ({ context: { tx } }) => ({ groups: await listDuplicates(tx) })),
  };
};
