import { type KnownOfPatient, prescriptionWarnings } from './prescription-warnings';

const NOTHING: KnownOfPatient = { allergies: [], currentMedicines: [], running: [] };
const kindsOf = (names: string[], known: Partial<KnownOfPatient> = {}) =>
  prescriptionWarnings(
    names.map((name) => ({ name })),
    { ...NOTHING, ...known },
  ).map(({ kind, line }) => [kind, line]);

describe('prescriptionWarnings', () => {
  it('gives no warning for different medicines', () => {
    expect(kindsOf(['Amoxicillin 500 mg', 'Paracetamol 650 mg tablet', ''])).toEqual([]);
  });

  it('finds the same medicine in another strength and form', () => {
    expect(kindsOf(['Amoxicillin 500 mg capsule', 'amoxicillin syrup'])).toEqual([['twice', 1]]);
  });

  it('finds a medicine that the patient already takes', () => {
    const known = { currentMedicines: ['Tab. METFORMIN twice daily'] };
    expect(kindsOf(['Pantoprazole', 'Metformin 500'], known)).toEqual([['current', 1]]);
  });

  it('finds every mention of the medicine among what the patient takes and what doctors have prescribed', () => {
    const running = {
      prescriptionId: 'a',
      line: 0,
      name: 'Metformin 500 mg',
      dose: '1',
      frequency: '',
      doctor: 'Dr. Asha Demo',
      since: '2026-03-01',
      until: '2026-03-30',
    };
    const known = { ...NOTHING, currentMedicines: ['Metformin', 'Glycomet (metformin)'], running: [running] };
    expect(prescriptionWarnings([{ name: 'Metformin' }], known).map(({ text }) => text)).toEqual([
      'The patient already takes it: Metformin.',
      'The patient already takes it: Glycomet (metformin).',
      'Dr. Asha Demo prescribed Metformin 500 mg on 1 March 2026, until 30 March 2026.',
    ]);
  });

  it('finds a name among the allergies, with the patient’s own words', () => {
    const [warning] = prescriptionWarnings([{ name: 'Penicillin V' }], {
      ...NOTHING,
      allergies: ['penicillin allergy since 2010'],
    });
    expect(warning).toEqual({
      kind: 'allergy',
      line: 0,
      text: 'The patient names an allergy: penicillin allergy since 2010.',
    });
  });

  it('finds a medicine whose name begins with the group that an allergy names, and no other', () => {
    const known = { allergies: ['Sulfa medicines: rash'] };
    expect(kindsOf(['Sulfamethoxazole 400 mg', 'Sulbactam'], known)).toEqual([['allergy', 0]]);
    expect(kindsOf(['Ironorm'], { allergies: ['Iron'] })).toEqual([]);
  });

  it('compares a name that has only short words as a whole', () => {
    expect(kindsOf(['ORS', 'ors', 'Vitamin C 500'])).toEqual([['twice', 1]]);
  });

  it('ignores words that name no substance', () => {
    expect(kindsOf(['Calcium tablet', 'Ibuprofen tablet'], { allergies: ['Allergic to dust'] })).toEqual([]);
  });
});
