import { commandLine } from '@nivara/shared/server/command-line';
import type { NewStaff } from './add-staff';

const USAGE = `Usage:
  ${commandLine('add-staff -- doctor EMAIL "NAME" "TITLE" 1,2,5 ["DEPARTMENT"]')}
  ${commandLine('add-staff -- desk EMAIL "NAME" ["TITLE"] ["DEPARTMENT"]')}`;

interface Service {
  id: number;
  service: string;
}

const usage = (services: readonly Service[]) =>
  `${USAGE}\nThe numbers are services: ${services.map(({ id, service }) => `${id} ${service}`).join(', ')}.`;

/** Reads the arguments of `npm run add-staff --`. */
export function readNewStaff(
  [role, email, name, ...others]: readonly string[],
  known: readonly Service[],
): NewStaff {
  if (!email || !name) throw new Error(usage(known));
  if (role === 'desk') {
    const [title = 'Front desk', department = 'Administration'] = others;
    return { role, email, name, title, department };
  }
  const [title, services, department = 'Medicine'] = others;
  if (role !== 'doctor' || !title || !services) throw new Error(usage(known));
  return { role, email, name, title, department, services: services.split(',').map(Number) };
}
