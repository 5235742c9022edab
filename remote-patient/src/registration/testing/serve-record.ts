import { ROLE } from '@nivara/shared/contracts/session';
import type { MyAccount } from '@nivara/shared/domain/account';
import { ageOn, clinicDate } from '@nivara/shared/domain/clinic-time';
import type { PatientRecord, Registration } from '@nivara/shared/domain/patient';
import {
  type RecordChange,
  type RegistrationDraft,
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

export interface RecordService {
  calls: Call[];
  /** The bodies of the calls that changed the record. */
  sent: () => unknown[];
  record: () => PatientRecord | undefined;
  /** Another device changes the record. */
  changeElsewhere: (change: RegistrationDraft, status?: PatientRecord['status']) => void;
  cutOff: () => void;
  mend: () => void;
}

const ID = 'c'.repeat(32);

const ACCOUNT: MyAccount = {
  username: 'asha.kulkarni',
  name: 'Asha Kulkarni',
  email: 'asha@example.org',
  role: ROLE.patient,
  createdAt: '2026-03-01T04:30:00.000Z',
};

/** All that a complete record needs, and a history. */
export const COMPLETE: Registration = toRegistration({
  ...COMPLETE_REGISTRATION,
  patientHistory: { medicalHistory: ['Asthma'], vaccinationHistory: ['Covid', 'Yellow fever'] },
});

/** Answers the calls about one’s own record as the service does: with drafts, versions and refusals. */
export function serveRecord(
  first?: RegistrationDraft,
  status: PatientRecord['status'] = 'draft',
): RecordService {
  const calls: Call[] = [];
  let reachable = true;
  let record: PatientRecord | undefined;

  const write = (registration: Registration, next: PatientRecord['status']): PatientRecord => {
    const { dob } = registration.personalDetails;
    const age = dob === '' ? null : ageOn(dob, clinicDate(new Date()));
    const now = new Date().toISOString();
    record = {
      ...registration,
      personalDetails: { ...registration.personalDetails, age },
      id: ID,
      accountId: '1',
      status: next,
      version: (record?.version ?? 0) + 1,
      createdAt: record?.createdAt ?? now,
      updatedAt: now,
    };
    return record;
  };
  if (first) write(toRegistration(first), status);

  const problem = (problemStatus: number, detail: string) =>
    new Response(JSON.stringify({ status: problemStatus, title: 'Refused', detail }), {
      status: problemStatus,
      headers: { 'content-type': 'application/problem+json' },
    });

  const change = ({ version, status: wanted, ...entered }: RecordChange): Response => {
    if (version !== undefined && version !== record?.version) return problem(409, 'Changed in the meantime.');
    const merged = mergeRegistration(answersOf(record), entered);
    const next = wanted ?? record?.status ?? 'draft';
    if (next === 'complete' && !registrationSchema.isValidSync(merged)) return problem(422, 'Incomplete.');
    return json(write(merged, next), record?.version === 1 ? 201 : 200);
  };

  const answer = ({ method, path, body }: Call): Response => {
    if (method === 'GET' && path === '/accounts/me') return json(ACCOUNT);
    if (method === 'GET' && path === '/personalDetails') return json(record ? [record] : []);
    if (method === 'GET' && path.startsWith('/uploads')) return json({ rows: [], total: 0 });
    if (method === 'POST' && record) return problem(409, 'You already have personal details.');
    // The form's types check what it sends; here it is only read.
    if (method === 'POST' || method === 'PATCH') return change(body as RecordChange);
    throw new Error(`Nobody answers ${method} ${path}`);
  };

  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    const call = { method: init?.method ?? 'GET', path: String(input).replace('/api', ''), body };
    calls.push(call);
    if (!reachable) throw new TypeError('Failed to fetch');
    return answer(call);
  });

  return {
    calls,
    sent: () => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body),
    record: () => record,
    changeElsewhere: (entered, next = record?.status ?? 'draft') =>
      void write(mergeRegistration(answersOf(record), entered), next),
    cutOff: () => void (reachable = false),
    mend: () => void (reachable = true),
  };
}

const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });
