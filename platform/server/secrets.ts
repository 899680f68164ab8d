import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Passwords and keys that this machine made for itself; they never leave its data folder. */
export type MachineSecrets = {
  readonly superuserPassword: string;
  readonly ownerPassword: string;
  readonly appPassword: string;
  readonly backupPassword: string;
  readonly authSecret: string;
  readonly demoPassword: string;
};

const random = (): string => randomBytes(24).toString('base64url');

/**
 * Reads the secrets of the data folder, or makes them the first time. Only the account that runs Maed may read the file.
 */
export const machineSecrets = (dataFolder: string): MachineSecrets => {
  const file = join(dataFolder, 'secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as MachineSecrets;
  const secrets: MachineSecrets = {
    superuserPassword: random(),
    ownerPassword: random(),
    appPassword: random(),
    backupPassword: random(),
    authSecret: randomBytes(48).toString('base64url'),
    demoPassword: `Maed-${randomBytes(6).toString('base64url')}-1a`,
  };
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  return secrets;
};
