import type { NewStaff } from './add-staff';

const USAGE = `Usage:
  npm run add-staff -- doctor EMAIL "NAME" "TITLE" 1,2,5 ["DEPARTMENT"]   (1,2,5 are ids of services)
  npm run add-staff -- desk EMAIL "NAME" ["TITLE"] ["DEPARTMENT"]`;

/** The words behind `npm run add-staff --`. */
export function readNewStaff([role, email, name, ...others]: readonly string[]): NewStaff {
  if (!email || !name) throw new Error(USAGE);
  if (role === 'desk') {
    const [title = 'Front desk', department = 'Administration'] = others;
    return { role, email, name, title, department };
  }
  const [title, services, department = 'Medicine'] = others;
  if (role !== 'doctor' || !title || !services) throw new Error(USAGE);
  return { role, email, name, title, department, services: services.split(',').map(Number) };
}
