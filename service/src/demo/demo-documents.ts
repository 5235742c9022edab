import { Readable } from 'node:stream';
import { uploadUrl } from '@nivara/shared/domain/upload';
import { patientRecordChangeSchema } from '@nivara/shared/domain/patient-rules';
import type { AppContext } from '../app-context';
import { type PdfPage, renderPdf } from '../documents/pdf-page';
import { changePatientRecord } from '../modules/personal-details/change-patient-record';
import type { Actor } from '../modules/session/actor';
import { receiveFile } from '../modules/uploads/document-files';
import { keepUpload } from '../modules/uploads/keep-upload';
import { type DemoClinic, asSent, momentOf } from './demo-clinic';
import type { StoryMoment } from './run-story';

export interface DemoDocument {
  name: string;
  /** When it is uploaded, in days from today. */
  day: number;
  pdf: Buffer;
}

const EVENING = 20 * 60;

/** Real PDFs with plainly made-up content. */
export async function renderDocuments(clinic: Pick<DemoClinic, 'today'>): Promise<DemoDocument[]> {
  return [
    {
      name: 'Earlier blood test.pdf',
      day: -178,
      pdf: await renderPdf(drawBloodTest, momentOf(clinic, -240, EVENING)),
    },
    {
      name: 'Discharge summary.pdf',
      day: -117,
      pdf: await renderPdf(drawDischarge, momentOf(clinic, -118, EVENING)),
    },
  ];
}

function drawBloodTest({ title, facts, table, note }: PdfPage): void {
  title('Blood test of another laboratory (sample)');
  facts([
    ['Patient', 'Demo Patient'],
    ['Laboratory', 'Example Diagnostics, Pune'],
    ['Sample', 'Venous blood, fasting'],
  ]);
  table(
    ['Test', 'Result', 'Usual range'],
    [
      ['Fasting glucose', '118 mg/dL', '70 to 99'],
      ['Total cholesterol', '226 mg/dL', 'up to 200'],
      ['TSH', '2.4 mIU/L', '0.4 to 4'],
    ],
    { widths: [2, 1, 1] },
  );
  note('Demo data. This is not the result of a real person.');
}

function drawDischarge({ title, facts, note }: PdfPage): void {
  title('Discharge summary (sample)');
  facts([
    ['Patient', 'Demo Patient'],
    ['Reason', 'Dengue fever, two nights of observation'],
    [
      'Course',
      'Fever gone on the second day. Platelets 92, then 118, then 148 thousand per µL. No bleeding.',
    ],
    [
      'At home',
      'Three litres of fluids a day, rest for a week, paracetamol only. Blood count after three days.',
    ],
  ]);
  note('Demo data. This is not the record of a real person.');
}

/** `files` is the service's own context: the story's context would give guessable file names on disk. */
export function planUploads(
  { later }: StoryMoment,
  clinic: DemoClinic,
  files: Pick<AppContext, 'uploadsFolder' | 'randomBytes'>,
  patient: Actor,
  documents: readonly DemoDocument[],
): void {
  for (const { name, day, pdf } of documents) {
    later(momentOf(clinic, day, EVENING), async ({ context }) => {
      const file = await receiveFile(files, Readable.from([pdf]));
      await keepUpload(context, patient, { ...file, displayName: name });
    });
  }
}

/** Some weeks ago the demo patient updated the patient record: a lower weight, and the documents. */
export function planUpdate({ later }: StoryMoment, clinic: DemoClinic, patient: Actor): void {
  later(momentOf(clinic, -21, EVENING), async ({ context }) => {
    const { database } = context;
    const own = patient.accountId;
    const uploads = await database.selectFrom('uploads').selectAll().where('account_id', '=', own).execute();
    const { id } = await database
      .selectFrom('personal_details')
      .select('id')
      .where('account_id', '=', own)
      .executeTakeFirstOrThrow();
    const change = {
      personalDetails: { weight: 74 },
      patientHistory: {
        medicalHistory: ['Type 2 diabetes', 'High blood pressure', 'Raised cholesterol'],
        hospitalizationHistory: ['Birth of a daughter in 2015', 'Dengue fever, two nights of observation'],
        uploadedDocuments: uploads.map((upload) => ({
          url: uploadUrl(upload.id),
          display_name: upload.display_name,
        })),
      },
    };
    await changePatientRecord(context, patient, id, 'merge', asSent(patientRecordChangeSchema, change));
  });
}
