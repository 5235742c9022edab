import type { Appointment } from '@nivara/shared/domain/appointment';
import { addDays, clinicDate, clinicMoment } from '@nivara/shared/domain/clinic-time';
import type { HealthRecord } from '@nivara/shared/domain/health-record';
import { EMPTY_REGISTRATION } from '@nivara/shared/domain/patient-values';
import type { PatientRecord } from '@nivara/shared/domain/patient';
import { servePublicFiles } from '@nivara/shared/testing/serve-public-files';

type Answer = (query: URLSearchParams) => unknown;

export interface PatientService {
  /** Replaces the answer of this path from now on. */
  answer: (path: string, answer: Answer) => void;
  /** Makes this path unreachable until `mend`. */
  cutOff: (path: string) => void;
  mend: () => void;
  /** The requested paths, oldest first. */
  requestedPaths: string[];
}

const EMPTY_HEALTH_RECORD: HealthRecord = {
  id: 'a'.repeat(32),
  name: 'Asha Kulkarni',
  dob: null,
  age: null,
  patientId: 'NP-AAAAAAAA',
  bloodGroup: '',
  allergies: [],
  conditions: [],
  emergencyContact: null,
  medicines: [],
  ownMedicines: [],
  vaccinations: null,
};

/** Path → the answer to a new patient. */
export const ANSWERS_TO_NEWCOMERS: Record<string, unknown> = {
  '/appointments': { rows: [], total: 0 },
  '/tests': { rows: [], total: 0 },
  '/tests/trends': { analytes: [] },
  '/bills': { rows: [], total: 0 },
  '/notifications': { rows: [], total: 0, unread: 0 },
  '/personalDetails': [],
  '/family': { rows: [], total: 0 },
  '/diets': { rows: [], total: 0 },
  '/yoga': { rows: [], total: 0 },
  [`/health-records/${'a'.repeat(32)}`]: EMPTY_HEALTH_RECORD,
  '/conversations': { rows: [], total: 0, unread: 0 },
};

/** Answers the area's calls for a new patient, and serves the remote's own files. */
export function servePatient(): PatientService {
  servePublicFiles();
  const files = jest.mocked(globalThis.fetch).getMockImplementation();
  const answers = new Map<string, Answer>(
    Object.entries(ANSWERS_TO_NEWCOMERS).map(([path, nothing]) => [path, () => nothing]),
  );
  const down = new Set<string>();
  const requestedPaths: string[] = [];

  jest.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
    const [path = '', search] = String(input).split('?');
    if (down.has(path.replace('/api', ''))) throw new TypeError('Failed to fetch');
    if (!path.startsWith('/api/')) {
      if (!files) throw new TypeError('Nothing serves the files');
      return files(input, init);
    }
    const call = path.slice('/api'.length);
    requestedPaths.push(call);
    const answer = answers.get(call);
    if (!answer) throw new Error(`Nobody answers ${call}`);
    return new Response(JSON.stringify(answer(new URLSearchParams(search))), {
      headers: { 'content-type': 'application/json' },
    });
  });

  return {
    answer: (path, answer) => void answers.set(path, answer),
    cutOff: (path) => void down.add(path),
    mend: () => down.clear(),
    requestedPaths,
  };
}

/** An appointment tomorrow at a quarter past nine. */
export function appointment(differences: Partial<Appointment> = {}): Appointment {
  const day = addDays(clinicDate(new Date()), 1);
  return {
    id: 'a'.repeat(32),
    bookingId: 'BK-7QX2M9',
    date: clinicDate(new Date()),
    patientName: 'Asha Kulkarni',
    age: 34,
    language: 'English',
    serviceId: 5,
    service: 'Kids care',
    kind: 'consultation',
    appointmentDate: day,
    timeslot: 'Morning',
    appointmentTime: '9:15 AM',
    startsAt: clinicMoment(day, 9 * 60 + 15).toISOString(),
    serviceProvider: 'Dr. Example',
    status: 'booked',
    complaints: null,
    online: false,
    join: null,
    changeableUntil: null,
    cancelReason: null,
    revision: 0,
    contact: null,
    ...differences,
  };
}

/** A complete patient record of today. */
export function patientRecord(differences: Partial<PatientRecord> = {}): PatientRecord {
  const now = new Date().toISOString();
  return {
    ...EMPTY_REGISTRATION,
    personalDetails: { ...EMPTY_REGISTRATION.personalDetails, age: null },
    id: 'r'.repeat(32),
    accountId: 'a'.repeat(32),
    status: 'complete',
    version: 1,
    createdAt: now,
    updatedAt: now,
    ...differences,
  };
}
