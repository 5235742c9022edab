import { object, string } from 'yup';
import { entityIdParams } from './entity-id';
import type { EmergencyContact } from './patient-chart';
import type { RunningMedicine } from './running-medicines';
import type { Vaccination } from './vaccination';

/** The facts about one patient that are needed in daily life or in an emergency. */
export interface HealthRecord {
  /** The id of the family member, or of the account for its holder. */
  id: string;
  name: string;
  dob: string | null;
  age: number | null;
  patientId: string;
  bloodGroup: string;
  allergies: string[];
  conditions: string[];
  emergencyContact: EmergencyContact | null;
  /** Prescribed by the clinic's doctors and not used up; the medicine that runs out first is at the top. */
  medicines: RunningMedicine[];
  /** Other medicines that the patient takes, in their own words. */
  ownMedicines: string[];
  /** Null for adults. */
  vaccinations: Vaccination[] | null;
}

export const vaccinationParams = entityIdParams.concat(object({ vaccine: string().required() }));
