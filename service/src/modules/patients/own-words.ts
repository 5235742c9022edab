import type { PatientOwnWords } from '@nivara/shared/domain/patient-chart';
import { registrationIn } from '../personal-details/personal-details-repository';
import type { PatientWithKey } from '../treated-patients/treated-patient';

/** Null without a patient record; a family member has none of their own. */
export function ownWordsOf({ record, updatedAt }: PatientWithKey): PatientOwnWords | null {
  if (record === null || updatedAt === null) return null;
  const { personalDetails, patientHistory } = registrationIn({ record });
  const { emergencyName: name, emergencyRelation: relation, emergencyPhone: phone } = patientHistory;
  return {
    bloodGroup: personalDetails.bloodGroup,
    height: personalDetails.height,
    weight: personalDetails.weight,
    allergies: patientHistory.allergies,
    conditions: patientHistory.conditions,
    currentMedicines: patientHistory.currentMedicines,
    medicalHistory: patientHistory.medicalHistory,
    surgeryHistory: patientHistory.surgeryHistory,
    hospitalizationHistory: patientHistory.hospitalizationHistory,
    vaccinationHistory: patientHistory.vaccinationHistory,
    emergencyContact: name || relation || phone ? { name, relation, phone } : null,
    updatedAt,
  };
}
