import { useEffect, useEffectEvent, useRef } from 'react';
import type { PatientRecord, Registration } from '@nivara/shared/domain/patient';
import type { RegistrationStep } from '@nivara/shared/domain/registration-steps';
import type { HalfTyped } from './half-typed';

export interface KeptDraft {
  values: Registration;
  /** The record that the values were made from. */
  base: PatientRecord | undefined;
  /** The steps that were gone through. */
  passed: RegistrationStep[];
  halfTyped?: HalfTyped;
}

export const REGISTRATION_DRAFT = 'registration-draft';
/** Free-text lists are written after a pause; everything else with each change. */
const HISTORY_DEBOUNCE_MS = 300;

export function useRegistrationDraft(
  { values, base, passed, halfTyped }: KeptDraft,
  keep: (kept: KeptDraft) => void,
): void {
  const write = useEffectEvent(() => keep({ values, base, passed, halfTyped }));
  const { medicalHistory, surgeryHistory, hospitalizationHistory, ...rest } = values.patientHistory;
  const { vaccinationHistory, covidHistory, uploadedDocuments } = rest;

  useEffect(() => {
    write();
  }, [
    values.personalDetails,
    values.address,
    vaccinationHistory,
    covidHistory,
    uploadedDocuments,
    base,
    passed,
  ]);

  const waits = useRef(false);
  useEffect(() => {
    waits.current = true;
    const timer = setTimeout(() => {
      waits.current = false;
      write();
    }, HISTORY_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [medicalHistory, surgeryHistory, hospitalizationHistory, halfTyped]);

  // Leaving the page writes what the debounce still holds back.
  useEffect(() => {
    const writeWhatWaits = () => {
      if (waits.current) write();
    };
    window.addEventListener('pagehide', writeWhatWaits);
    return () => {
      window.removeEventListener('pagehide', writeWhatWaits);
      writeWhatWaits();
    };
  }, []);
}
