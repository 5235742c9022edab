import { PROBLEM_TYPE, type Problem } from '@nivara/shared/contracts/problem';
import { ROLE } from '@nivara/shared/contracts/session';
import type { MyAccount } from '@nivara/shared/domain/account';
import { ageOn, clinicDate } from '@nivara/shared/domain/clinic-time';
import { type FieldProblem, firstOfEachField } from '@nivara/shared/domain/field-problems';
import type { PatientRecord, Registration } from '@nivara/shared/domain/patient';
import {
  type PatientRecordChange,
  type RegistrationDraft,
  registrationDraftSchema,
  registrationSchema,
} from '@nivara/shared/domain/patient-rules';
import { mergeRegistration, toRegistration } from '@nivara/shared/domain/patient-values';
import { answersOf } from '@nivara/shared/domain/registration-answers';
import { COMPLETE_REGISTRATION } from '@nivara/shared/testing/complete-registration';

interface Call {
  method: string;
  path: string;
  body: unknown;
}

export interface PatientRecordService {
  calls: Call[];
  /** The bodies of all calls that asked to change the patient record, refused calls included. */
  sent: () => unknown[];
  patientRecord: () => PatientRecord | undefined;
  /** Changes the patient record as another device would. */
  changeElsewhere: (change: RegistrationDraft, status?: PatientRecord['status']) => void;
  cutOff: () => void;
  mend: () => void;
}

const ONE_PATIENT_RECORD = 'You already have personal details. Please change those.';
const CHANGED_MEANWHILE =
  'These details have been changed in the meantime. Please look at them again before you save.';
const ID = 'c'.repeat(32);

const ACCOUNT: MyAccount = {
  username: 'asha.kulkarni',
  name: 'Asha Kulkarni',
  email: 'asha@example.org',
  role: ROLE.patient,
  createdAt: '2026-03-01T04:30:00.000Z',
};

/** Every required answer, with a medical and a vaccination history. */
export const COMPLETE: Registration = toRegistration({
  ...COMPLETE_REGISTRATION,
  patientHistory: { medicalHistory: ['Asthma'], vaccinationHistory: ['Covid', 'Yellow fever'] },
});

/** Answers the calls about the account's patient record, with drafts, versions and refusals. */
export function servePatientRecord(
  first?: RegistrationDraft,
  status: PatientRecord['status'] = 'draft',
): PatientRecordService {
  const calls: Call[] = [];
  let isReachable = true;
  let patientRecord: PatientRecord | undefined;

  const write = (registration: Registration, next: PatientRecord['status']): PatientRecord => {
    const { dob } = registration.personalDetails;
    const age = dob === '' ? null : ageOn(dob, clinicDate(new Date()));
    const now = new Date().toISOString();
    patientRecord = {
      ...registration,
      personalDetails: { ...registration.personalDetails, age },
      id: ID,
      accountId: 'a'.repeat(32),
      status: next,
      version: (patientRecord?.version ?? 0) + 1,
      createdAt: patientRecord?.createdAt ?? now,
      updatedAt: now,
    };
    return patientRecord;
  };
  if (first) write(toRegistration(first), status);

  const change = ({ version, status: wanted, ...entered }: PatientRecordChange): Response => {
    if (version !== undefined && version !== patientRecord?.version)
      return refusal(conflict(CHANGED_MEANWHILE));
    const merged = mergeRegistration(answersOf(patientRecord), entered);
    const next = wanted ?? patientRecord?.status ?? 'draft';
    const errors = problemsOf(merged, next);
    if (errors.length > 0) return refusal(incomplete(errors));
    return json(write(merged, next), patientRecord?.version === 1 ? 201 : 200);
  };

  const answer = ({ method, path, body }: Call): Response => {
    if (method === 'GET' && path === '/accounts/me') return json(ACCOUNT);
    if (method === 'GET' && path === '/personalDetails') return json(patientRecord ? [patientRecord] : []);
    if (method === 'GET' && path.startsWith('/uploads')) return json({ rows: [], total: 0 });
    if (method === 'POST' && patientRecord) return refusal(conflict(ONE_PATIENT_RECORD));
    // The form's types ensure the shape of the body, so this fake checks only the answers in it.
    if (method === 'POST' || method === 'PATCH') return change(body as PatientRecordChange);
    throw new Error(`Nobody answers ${method} ${path}`);
  };

  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    const call = { method: init?.method ?? 'GET', path: String(input).replace('/api', ''), body };
    calls.push(call);
    if (!isReachable) throw new TypeError('Failed to fetch');
    return answer(call);
  });

  return {
    calls,
    sent: () => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body),
    patientRecord: () => patientRecord,
    changeElsewhere: (entered, next = patientRecord?.status ?? 'draft') =>
      void write(mergeRegistration(answersOf(patientRecord), entered), next),
    cutOff: () => void (isReachable = false),
    mend: () => void (isReachable = true),
  };
}

const json = (value: unknown, status = 200, type = 'application/json') =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': type } });

const refusal = (problem: Problem) => json(problem, problem.status, PROBLEM_TYPE);

const conflict = (detail: string): Problem => ({ status: 409, title: 'Conflict', detail });

const incomplete = (errors: FieldProblem[]): Problem => ({
  status: 422,
  title: 'Unprocessable Entity',
  detail: errors[0]?.message,
  errors,
});

function problemsOf(registration: Registration, status: PatientRecord['status']): FieldProblem[] {
  const schema = status === 'complete' ? registrationSchema : registrationDraftSchema;
  try {
    schema.validateSync(registration, {
      strict: true,
      abortEarly: false,
      context: { today: clinicDate(new Date()) },
    });
    return [];
  } catch (error) {
    return firstOfEachField(error);
  }
}
