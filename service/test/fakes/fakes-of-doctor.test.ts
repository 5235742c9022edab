import {
  lastPrescription,
  servePrescriptions,
} from '../../../remote-doctor/src/prescriptions/testing/serve-prescriptions';
import {
  POTASSIUM,
  SODIUM,
  pendingTest,
  serveTests,
} from '../../../remote-doctor/src/reports/testing/serve-tests';
import { idOf } from '../../../remote-doctor/src/testing/doctor-day';
import { addTreatedMember } from '../patient-records';
import { registration } from '../registration';
import { compareWithService } from './both-sides';

const stage = compareWithService();

const NOBODY = '0'.repeat(32);

/** Has an answer wherever Asha’s chart in the fake has one. */
const ASHA = {
  ...registration,
  status: 'complete',
  personalDetails: { ...registration.personalDetails, bloodGroup: 'B+', weight: 58 },
  patientHistory: {
    allergies: ['Penicillin'],
    conditions: ['Type 2 diabetes'],
    currentMedicines: ['Metformin 500 mg'],
    surgeryHistory: ['Appendix, 2011'],
    vaccinationHistory: ['Covid'],
    emergencyName: 'Vikram Kulkarni',
    emergencyRelation: 'Husband',
    emergencyPhone: '98765 00000',
  },
};

async function begin() {
  const { test, cast, sides } = stage();
  const stored = await test.call('POST', '/personalDetails', ASHA, cast.patient.headers);
  if (stored.statusCode !== 201) throw new Error(stored.body);
  await addTreatedMember(test, cast.patient, 'Mira Kulkarni', cast.treatingDoctor);
  return {
    cast,
    asDoctor: async (path: string, body: object) => {
      const answer = await test.call('POST', path, body, cast.treatingDoctor.headers);
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json<{ id: string }>().id;
    },
    on: (ids: Parameters<typeof sides>[1]) =>
      sides(cast.treatingDoctor, { asha: [idOf('b'), cast.patient.accountId], ...ids }),
  };
}

it('the fake answers for charts and tests as the service does', async () => {
  const { cast, asDoctor, on } = await begin();
  const { testName, remark } = pendingTest();
  const order = { testName, remark, kind: 'clinic', analytes: [POTASSIUM, SODIUM] };
  const when = { appointmentDate: '2026-03-02', appointmentTime: '8:25 AM' };
  const ordered = await asDoctor('/tests', { ...order, ...when, patient: cast.patient.accountId });
  serveTests();
  const both = on({ test: [pendingTest().id, ordered] });
  await both('GET', (ids) => `/patients/${ids.asha}`);
  await both('GET', `/patients/${NOBODY}`);
  await both('GET', '/test-catalogue');
  await both('GET', '/tests?status=pending');
  await both('GET', '/tests?status=completed&released=no');
  await both('GET', (ids) => `/tests/${ids.test}`);
  await both('GET', `/tests/${NOBODY}`);
  const values = [{ analyte: 'Potassium', value: 6.4 }];
  await both('PATCH', (ids) => `/tests/${ids.test}`, {
    status: 'completed',
    report: 'Repeated.',
    remark: '',
    values,
  });
  await both('GET', '/tests?status=completed&released=no');
  await both('POST', (ids) => `/tests/${ids.test}/release`, { confirmed: true });
  await both('GET', (ids) => `/tests/${ids.test}`);
  await both('POST', '/tests', (ids) => ({ ...order, ...when, patient: ids.asha }));
});

it('the fake answers for prescriptions and templates as the service does', async () => {
  const { cast, asDoctor, on } = await begin();
  const { kind, info } = lastPrescription;
  const items = [{ name: 'Paracetamol', dose: '500 mg', frequency: '1-0-1' }];
  const patient = cast.patient.accountId;
  const before = { name: 'Cetirizine', form: 'Tablet', dose: '10 mg', frequency: '0-0-1', days: 5 };
  await asDoctor('/prescriptions', { patient, kind, info, items: [before] });
  stage().test.passMinutes(1);
  const written = await asDoctor('/prescriptions', { patient, kind, info, items });
  const cold = {
    name: 'Common cold',
    kind,
    info: 'Cold',
    items: [{ name: 'Cetirizine', dose: '10 mg', frequency: '0-0-1' }],
  };
  const template = await asDoctor('/prescription-templates', cold);
  servePrescriptions();
  const both = on({ lastPrescription: [lastPrescription.id, written], cold: [idOf('7'), template] });
  await both('GET', (ids) => `/patients/${ids.asha}/last-prescription?kind=medicine`);
  await both('GET', '/medicines?q=Cet');
  await both('GET', '/medicines?q=zzz');
  await both('GET', '/prescription-templates');
  await both('POST', '/prescription-templates', { ...cold, name: 'Fever' });
  await both('DELETE', (ids) => `/prescription-templates/${ids.cold}`);
  await both('GET', '/prescriptions?kind=medicine');
  await both('GET', (ids) => `/prescriptions/${ids.lastPrescription}`);
  await both('GET', `/prescriptions/${NOBODY}`);
  await both('POST', '/prescriptions', (ids) => ({ patient: ids.asha, kind, info, items }));
});
