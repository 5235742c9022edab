import { useEffect, useEffectEvent, useRef } from 'react';
import type { PatientRecord, Registration } from '@nivara/shared/domain/patient';
import type { RegistrationStep } from '@nivara/shared/domain/registration-steps';
import type { PendingTags } from './pending-tags';

export interface LocalDraft {
  values: Registration;
  /** The patient record that the values are based on. */
  base: PatientRecord | undefined;
  /** The steps that were passed. */
  passed: RegistrationStep[];
  pendingTags?: PendingTags;
}

export const REGISTRATION_DRAFT = 'registration-draft';
/** The debounce of free-text lists; every other change is written at once. */
const HISTORY_DEBOUNCE_MS = 300;

export function useRegistrationDraft(
  { values, base, passed, pendingTags }: LocalDraft,
  keep: (kept: LocalDraft) => void,
): void {
  const write = useEffectEvent(() => keep({ values, base, passed, pendingTags }));
  const { medicalHistory, surgeryHistory, hospitalizationHistory, ...rest } = values.patientHistory;
  const { vaccinationHistory, covidHistory, uploadedDocuments, ...careAnswers } = rest;
  const { allergies, conditions, currentMedicines, ...emergency } = careAnswers;
  const { emergencyName, emergencyRelation, emergencyPhone } = emergency;

  useEffect(() => {
    write();
  }, [
    values.personalDetails,
    values.address,
    vaccinationHistory,
    covidHistory,
    uploadedDocuments,
    emergencyName,
    emergencyRelation,
    emergencyPhone,
    base,
    passed,
  ]);

  const isWritePending = useRef(false);
  useEffect(() => {
    isWritePending.current = true;
    const timer = setTimeout(() => {
      isWritePending.current = false;
      write();
    }, HISTORY_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [
    medicalHistory,
    surgeryHistory,
    hospitalizationHistory,
    allergies,
    conditions,
    currentMedicines,
    pendingTags,
  ]);

  // Leaving the page writes the debounced changes, at `beforeunload` where possible, which leaves time to encrypt them.
  useEffect(() => {
    const flush = () => {
      if (isWritePending.current) write();
    };
    for (const leaving of ['beforeunload', 'pagehide']) window.addEventListener(leaving, flush);
    return () => {
      for (const leaving of ['beforeunload', 'pagehide']) window.removeEventListener(leaving, flush);
      flush();
    };
  }, []);
}
